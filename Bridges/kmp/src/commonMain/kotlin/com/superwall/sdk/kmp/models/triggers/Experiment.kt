package com.superwall.sdk.kmp.models.triggers

/** An experiment, of which there are none here. (Superwall-KMP 0.1.1, `models/triggers/Experiment.kt`) */
public data class Experiment(val id: String, val groupId: String, val variant: Variant)

/** A variant of an experiment. (Superwall-KMP 0.1.1, `models/triggers/Variant.kt`) */
public data class Variant(val id: String, val type: VariantType, val paywallId: String? = null)

/** Whether a variant shows a paywall. (Superwall-KMP 0.1.1, `models/triggers/Variant.kt`) */
public enum class VariantType { TREATMENT, HOLDOUT }

/** A user's variant of an experiment. (Superwall-KMP 0.1.1, `models/triggers/ConfirmedAssignment.kt`) */
public data class ConfirmedAssignment(val experimentId: String, val variant: Variant)
