package com.revenuecat.purchases.kmp

/** What the SDK logs. (purchases-kmp 3.5.1, `core/…/LogLevel.kt`) */
public enum class LogLevel { VERBOSE, DEBUG, INFO, WARN, ERROR }

/** Receives the SDK's log messages. This stand-in logs nothing. (purchases-kmp 3.5.1, `core/…/LogHandler.kt`) */
public interface LogHandler {
    /** Receives a verbose message. */
    public fun v(tag: String, msg: String)

    /** Receives a debug message. */
    public fun d(tag: String, msg: String)

    /** Receives an informational message. */
    public fun i(tag: String, msg: String)

    /** Receives a warning. */
    public fun w(tag: String, msg: String)

    /** Receives an error. */
    public fun e(tag: String, msg: String, throwable: Throwable?)
}

/** The handler until the app sets its own. */
internal object SilentLogHandler : LogHandler {
    override fun v(tag: String, msg: String) = Unit
    override fun d(tag: String, msg: String) = Unit
    override fun i(tag: String, msg: String) = Unit
    override fun w(tag: String, msg: String) = Unit
    override fun e(tag: String, msg: String, throwable: Throwable?) = Unit
}
