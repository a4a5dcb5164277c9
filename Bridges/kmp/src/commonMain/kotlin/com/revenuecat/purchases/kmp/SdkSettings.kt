package com.revenuecat.purchases.kmp

/** The values of `Purchases.Companion` that an app may set before `configure`. A new installation starts with the defaults. */
internal class SdkSettings {
    var logLevel: LogLevel = LogLevel.INFO
    var logHandler: LogHandler = SilentLogHandler
    var proxyURL: String? = null
    var simulatesAskToBuyInSandbox: Boolean = false
    var forceUniversalAppStore: Boolean = false
}
