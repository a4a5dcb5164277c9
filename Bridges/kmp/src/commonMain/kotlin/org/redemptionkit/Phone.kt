package org.redemptionkit

import org.redemptionkit.generated.OutcomeKind
import org.redemptionkit.generated.RecordedRedemption
import kotlin.time.Duration
import kotlin.time.Duration.Companion.milliseconds
import kotlin.time.Duration.Companion.seconds
import kotlin.time.DurationUnit

/**
 * The platform's entry points of an app, from which links reach its common code.
 *
 * Write in it what `MainActivity` and the iOS app do. An app whose entry points only pass the link on needs none: `Phone(app) { link -> … }`.
 */
public interface PhoneApp {
    /**
     * The app starts.
     *
     * On Android, `Activity.onCreate`: [link] is `intent.dataString`, and [isRecreated] is true if `savedInstanceState` is not null. On
     * iOS, the app's `init`: [link] is null, as the link of a cold start comes to [onLink] too.
     */
    public fun onCreate(link: String?, isRecreated: Boolean)

    /** A link opens the app: on Android, `Activity.onNewIntent` while the app runs; on iOS, `onOpenURL` at any time. */
    public fun onLink(link: String)
}

/**
 * The phone around an installed app: it opens links as the operating system does, where callbacks are called, as on a main thread.
 *
 * @param entry the app's entry points.
 * @param apps the installed app; both sessions of an app with two SDKs.
 */
public class Phone(private val entry: PhoneApp, vararg apps: ChannelSession) {
    private val apps: List<ChannelSession> = apps.toList()
    private val main: ChannelSession = apps.firstOrNull() ?: throw IllegalArgumentException("A phone needs an installed app: pass what installPurchases() or installSuperwall() returned.")
    private val recorded = Redemptions(this.apps)
    private var intent: String? = null
    private var isRunning = false

    /**
     * Starts the app, by that link or by its icon, and waits as [open] does.
     *
     * A link comes to `onCreate` on Android, and to `onLink` after `onCreate` on iOS. The app starts once: [relaunch] starts it again.
     *
     * @throws IllegalStateException if the app runs already.
     */
    public suspend fun launch(url: String? = null, within: Duration = 1.seconds) {
        check(!isRunning) { "The app runs already. For another start, call relaunch." }
        isRunning = true
        intent = url.takeUnless { main.isIos }
        main.onMain {
            entry.onCreate(intent, isRecreated = false)
            if (main.isIos && url != null) entry.onLink(url)
        }
        settle(url, within)
    }

    /**
     * Opens a link while the app runs, and waits for the app. Starts the app by its icon if it does not run yet.
     *
     * If it is a redemption link, this waits until an app redeems it, for at most [within] of real time; then as [ChannelSession.settle]
     * does. It does not fail if no app redeems the link.
     *
     * An answer that waits for `clock.advance` (a fault of the kind `delay`) is waited for 1 s at most, so that the test can go on and advance.
     */
    public suspend fun open(url: String, within: Duration = 1.seconds) {
        if (!isRunning) launch()
        intent = url.takeUnless { main.isIos }
        main.onMain { entry.onLink(url) }
        settle(url, within)
    }

    /**
     * Recreates the activity, as Android does when the phone is turned. It still has the intent of the last link: an app that does not
     * look at `isRecreated` redeems that link again. Does nothing on iOS.
     */
    public suspend fun recreate() {
        if (main.isIos || !isRunning) return
        main.onMain { entry.onCreate(intent, isRecreated = true) }
        settle()
    }

    /**
     * The app is killed and starts again on the same phone, by that link or by its icon: its SDKs are not configured, have what they stored,
     * and call no delegate or callback of the last start. The rest is as in [launch]. A suspended call in progress ends with [PhoneReset].
     */
    public suspend fun relaunch(url: String? = null, within: Duration = 1.seconds) {
        end(isUninstalled = false)
        launch(url, within)
    }

    /** The app is uninstalled and installed on the same phone: what its SDKs stored is gone. It does not run yet. */
    public suspend fun reinstall(): Unit = end(isUninstalled = true)

    private suspend fun end(isUninstalled: Boolean) {
        isRunning = false
        for (app in apps) app.startAgain(isNew = isUninstalled)
    }

    /** The app is in the background for so long. The clock moves once, also for two SDKs. */
    public suspend fun background(time: Duration) {
        val sessions = main.server.session
        // An SDK that is not configured yet notices neither.
        val suspended = apps.map { it.session }.filter { sessions.describe(it).configured }
        for (session in suspended) sessions.background(session)
        try {
            main.server.clock.advance(time.toDouble(DurationUnit.SECONDS))
        } finally {
            for (session in suspended) sessions.foreground(session)
        }
        settle()
    }

    /** Waits for every app as [ChannelSession.settle] does. */
    public suspend fun settle(): Unit = apps.forEach { it.settle() }

    /** The redemptions that the apps asked their SDKs for since the last [RedemptionServer.reset], in that order. */
    public suspend fun redemptions(): List<RecordedRedemption> = recorded.recorded()

    /** The same as [ChannelSession.expectRedeemedOnce], for all apps of the phone. */
    public suspend fun expectRedeemedOnce(
        url: String,
        outcome: OutcomeKind? = null,
        within: Duration = 1.seconds,
        quiet: Duration = 250.milliseconds,
        shows: String? = null,
    ): RecordedRedemption = recorded.once(Expectation(url, outcome, shows), within, quiet)

    private suspend fun settle(url: String?, within: Duration) {
        val isHeld = url != null && main.pinned.link.parse(url).link != null && !recorded.isAnswered(url, within)
        if (!isHeld) settle()
    }
}

/** A phone whose app passes every link to [open], as the entry points in the README do. */
public fun Phone(vararg apps: ChannelSession, open: (link: String) -> Unit): Phone {
    val entry = object : PhoneApp {
        override fun onCreate(link: String?, isRecreated: Boolean) {
            if (!isRecreated && link != null) open(link)
        }

        override fun onLink(link: String) = open(link)
    }
    return Phone(entry, *apps)
}
