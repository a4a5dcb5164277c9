package com.superwall.sdk.kmp.models.paywall

/** A paywall. None of its contents are here: the server is told that one is open, and no more. */
public class PaywallInfo internal constructor()
