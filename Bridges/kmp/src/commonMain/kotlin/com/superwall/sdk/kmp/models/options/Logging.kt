package com.superwall.sdk.kmp.models.options

/**
 * What the SDK logs. This stand-in logs nothing. (Superwall-KMP 0.1.1, `models/options/Logging.kt`)
 *
 * @property level the lowest level that is logged.
 * @property scopes the parts of the SDK that log.
 */
public data class Logging(val level: LogLevel = LogLevel.INFO, val scopes: Set<LogScope> = setOf(LogScope.ALL))

/** How much is logged. (Superwall-KMP 0.1.1, `models/options/OptionEnums.kt`) */
public enum class LogLevel { DEBUG, INFO, WARN, ERROR, NONE }

/** A part of the SDK that logs. (Superwall-KMP 0.1.1, `models/options/OptionEnums.kt`) */
public enum class LogScope {
    LOCALIZATION_MANAGER,
    BOUNCE_BUTTON,
    CORE_DATA,
    CONFIG_MANAGER,
    IDENTITY_MANAGER,
    DEBUG_MANAGER,
    DEBUG_VIEW_CONTROLLER,
    LOCALIZATION_VIEW_CONTROLLER,
    GAME_CONTROLLER_MANAGER,
    DEVICE,
    NETWORK,
    PAYWALL_EVENTS,
    PRODUCTS_MANAGER,
    STORE_KIT_MANAGER,
    PLACEMENTS,
    RECEIPTS,
    SUPERWALL_CORE,
    PAYWALL_PRESENTATION,
    TRANSACTIONS,
    PAYWALL_VIEW_CONTROLLER,
    CACHE,
    ALL,
}
