package com.superwall.sdk.kmp

/** What the SDK throws. */
public sealed class SuperwallError(message: String?, cause: Throwable? = null) : Exception(message, cause) {
    /** The SDK is not configured. */
    public class NotConfigured internal constructor(message: String) : SuperwallError(message)

    /** The SDK could not be configured. */
    public class ConfigurationFailed internal constructor(message: String?) : SuperwallError(message)

    /** What the native side says. */
    public class Native internal constructor(message: String?, cause: Throwable? = null) : SuperwallError(message, cause)
}
