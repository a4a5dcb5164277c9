package com.superwall.sdk.kmp.models.identity

/** How a user is named. */
public data class IdentityOptions(val restorePaywallAssignments: Boolean = false)
