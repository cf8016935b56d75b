#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The variables of this process's environment.
enum Environment {
  /// The value of `name`, if it is set.
  static func value(of name: String) -> String? {
    guard let text = unsafe getenv(name) else { return nil }
    return unsafe String(cString: text)
  }

  /// What `body` gives while `name` has `value`; afterwards it is as it was.
  static func with<Result, Failure: Error>(
    _ name: String, _ value: String, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let former = self.value(of: name)
    _ = unsafe setenv(name, value, 1)
    defer {
      if let former {
        _ = unsafe setenv(name, former, 1)
      } else {
        _ = unsafe unsetenv(name)
      }
    }
    return try body()
  }
}
