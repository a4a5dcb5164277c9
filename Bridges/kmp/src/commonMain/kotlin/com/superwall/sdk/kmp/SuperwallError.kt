package com.superwall.sdk.kmp

/** An error that the SDK throws. (Superwall-KMP 0.1.1, `SuperwallError.kt`) */
public sealed class SuperwallError(message: String?, cause: Throwable? = null) : Exception(message, cause) {
    /** A call came before `configure`. */
    public class NotConfigured : SuperwallError("Superwall.configure must be called first")

    /** Android has no application context. Never thrown here. */
    public class NotInitialized(message: String) : SuperwallError(message)

    /** The platform lacks the call. Never thrown here. */
    public class NotSupportedOnPlatform(api: String, platform: String) : SuperwallError("$api is not supported on $platform")

    /** `configure` failed. */
    public class ConfigurationFailed(message: String?) : SuperwallError(message)

    /** The native side failed. */
    public class Native(message: String?, cause: Throwable? = null) : SuperwallError(message, cause)
}
