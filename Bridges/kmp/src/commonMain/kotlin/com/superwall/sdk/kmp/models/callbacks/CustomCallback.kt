package com.superwall.sdk.kmp.models.callbacks

/** A request of a paywall to the app. No paywall is drawn here. (Superwall-KMP 0.1.1, `models/callbacks/CustomCallback.kt`) */
public data class CustomCallback(val name: String, val variables: Map<String, Any?>? = null)

/** Whether the app did what a paywall asked. (Superwall-KMP 0.1.1, `models/callbacks/CustomCallbackResult.kt`) */
public enum class CustomCallbackResultStatus { SUCCESS, FAILURE }

/** The app's answer to a [CustomCallback]. (Superwall-KMP 0.1.1, `models/callbacks/CustomCallbackResult.kt`) */
public data class CustomCallbackResult(val status: CustomCallbackResultStatus, val data: Map<String, Any?>? = null) {
    public companion object {
        /** Returns a success. */
        public fun success(data: Map<String, Any?>? = null): CustomCallbackResult =
            CustomCallbackResult(CustomCallbackResultStatus.SUCCESS, data)

        /** Returns a failure. */
        public fun failure(data: Map<String, Any?>? = null): CustomCallbackResult =
            CustomCallbackResult(CustomCallbackResultStatus.FAILURE, data)
    }
}
