/// An amount of money, as a shop writes it.
public struct Price: Hashable, Sendable {
  /// The amount in whole units of the currency, such as 34.5 dollars.
  public var amount: Double
  /// The currency's three letters (ISO 4217).
  public var currencyCode: String

  /// The currency that holds unless another is stated.
  public static let usualCurrencyCode = "USD"

  /// An amount in a currency, US dollars unless stated.
  public init(amount: Double, currencyCode: String = Price.usualCurrencyCode) {
    self.amount = amount
    self.currencyCode = currencyCode
  }

  private static let symbols = ["USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "KRW": "₩"]
}

extension Price: CustomStringConvertible {
  /// The price as it stands on a card: `$34`, `€12.50`, `34 CHF`, `-$5`.
  public var description: String {
    let hundredths = (abs(amount) * 100).rounded()
    guard hundredths < 1e15 else { return "?" }
    let (whole, rest) = Int64(hundredths).quotientAndRemainder(dividingBy: 100)
    let cents = rest == 0 ? "" : rest < 10 ? ".0\(rest)" : ".\(rest)"
    let sign = amount < 0 && hundredths > 0 ? "-" : ""
    if let symbol = Self.symbols[currencyCode] { return "\(sign)\(symbol)\(whole)\(cents)" }
    return "\(sign)\(whole)\(cents)" + (currencyCode.isEmpty ? "" : " \(currencyCode)")
  }
}
