import FeedModel
import Testing

struct PriceTests {
  @Test(
    arguments: [
      (34, "USD", "$34"), (12.5, "EUR", "€12.50"), (0.05, "GBP", "£0.05"), (34, "CHF", "34 CHF"),
      (-5, "USD", "-$5"), (-5, "CHF", "-5 CHF"), (-0.001, "USD", "$0"), (-0.0, "JPY", "¥0"),
      (0.129, "", "0.13"), (1e308, "USD", "?"), (.nan, "USD", "?"), (-.infinity, "USD", "?"),
      (1e12, "KRW", "₩1000000000000"), (1e-300, "USD", "$0"), (0.999, "USD", "$1"),
    ] as [(Double, String, String)])
  func `S1: a price is written as in a shop, whatever the amount and the currency`(
    amount: Double, currency: String, text: String
  ) {
    #expect(Price(amount: amount, currencyCode: currency).description == text)
  }
}
