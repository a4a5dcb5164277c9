package com.superwall.sdk.kmp.models.triggers

/** An experiment, of which there are none here. */
public data class Experiment(val id: String, val groupId: String)
