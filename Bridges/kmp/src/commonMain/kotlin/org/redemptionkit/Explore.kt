package org.redemptionkit

import com.superwall.sdk.kmp.SuperwallModels
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.cancelChildren
import kotlinx.coroutines.delay
import kotlinx.coroutines.job
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext
import kotlinx.serialization.json.JsonElement
import org.redemptionkit.generated.AppEvent
import org.redemptionkit.generated.BrokenProperty
import org.redemptionkit.generated.EventKind
import org.redemptionkit.generated.ExploreApp
import org.redemptionkit.generated.ExploreHappening
import org.redemptionkit.generated.ExploreLimits
import org.redemptionkit.generated.ExploreProperty
import org.redemptionkit.generated.ExplorePurchase
import org.redemptionkit.generated.ExploreReportResult
import org.redemptionkit.generated.ExploreShows
import org.redemptionkit.generated.ExploreStep
import org.redemptionkit.generated.ExploreTask
import org.redemptionkit.generated.ExploreTruth
import org.redemptionkit.generated.WebhookDelivery
import org.redemptionkit.generated.WorldEventName
import kotlin.time.Duration
import kotlin.time.Duration.Companion.milliseconds
import kotlin.time.DurationUnit
import kotlin.time.TimeSource

/** What [explore] explores. `docs/explore.md` tells each option. */
public class ExploreOptions<App> {
    /** The app's SDK. */
    public lateinit var app: ExploreApp

    /** What the app shows now. */
    public lateinit var shows: (App) -> ExploreShows

    /** Gives a link to the app, as the operating system does. */
    public lateinit var open: suspend (App, String) -> Unit

    /** All that decides what the app does next. Without it no search is closed. */
    public var key: ((App) -> JsonElement)? = null

    /** The events of [event] that are possible now; all by default. */
    public var enabled: ((App) -> List<String>)? = null

    /**
     * What the server lets happen; by default everything but `otherUserBuys`, `damagedLinkOpens`, `relaunch`, `reinstall`, `linkStartsApp`,
     * `background` and `webhookArrives`.
     */
    public var world: List<WorldEventName>? = null

    /** What must hold; by default `noCrash`, `redeemedOnce` and `rightHolder`. */
    public var properties: List<ExploreProperty>? = null

    /** Gives a webhook to the app's backend. A search with `webhookArrives` needs it. */
    public var webhook: (suspend (App, WebhookDelivery) -> Unit)? = null

    /**
     * Starts the app again, for `relaunch` with what it has stored, for `reinstall` (true) with nothing; for `linkStartsApp`, a relaunch, by that
     * link. A search with these events needs it.
     */
    public var restart: (suspend (app: App, isReinstalled: Boolean, link: String?) -> App)? = null

    /**
     * The maps in which the app stores things, such as that of a `MapSettings`. They are emptied before each story and for `reinstall`, and what
     * is in them is a part of each state.
     */
    public var storage: List<MutableMap<String, *>> = emptyList()

    /**
     * How long to wait for an app that runs on other dispatchers than [AppClock] too. Its time is real then, `timePasses` does not happen, and no
     * search is closed.
     */
    public var settle: Duration? = null

    /** What the buyer buys, who signs in and where mail goes. */
    public var purchase: ExplorePurchase? = null
    public var user: String? = null
    public var email: String? = null

    /** Where the search ends if it is not closed before. */
    public var limits: ExploreLimits? = null

    /** What random numbers follow from: the same start gives the same report. */
    public var seed: Long? = null

    internal val events = LinkedHashMap<AppEvent, suspend (App) -> Unit>()
    internal val own = LinkedHashMap<String, Pair<String, (ExploreShows, ExploreTruth, App) -> String?>>()

    /** Something that the buyer can do in the app, such as `retry` or `signIn`; [text] is the sentence of stories. */
    public fun event(name: String, text: String? = null, run: suspend (App) -> Unit) {
        events[AppEvent(name, text)] = run
    }

    /** A property of the test's own: [broken] returns what it has seen if the property does not hold. */
    public fun property(name: String, expected: String, broken: (shown: ExploreShows, truth: ExploreTruth, app: App) -> String?) {
        own[name] = expected to broken
    }
}

/** A story has shown that a property does not hold. @property report what was found. */
public class StoryFailed(public val report: ExploreReportResult) : AssertionError(report.text)

/**
 * Explores an app: plays every event in every state that can be reached, and returns the shortest stories at whose ends a property does not hold.
 *
 * @param factory starts the app as a fresh install, for each story. The SDKs must be installed with the [AppClock] as their dispatcher.
 */
public suspend fun <App> RedemptionServer.explore(
    factory: suspend (AppClock) -> App, options: ExploreOptions<App>.() -> Unit,
): ExploreReportResult = Explorer(this, factory, ExploreOptions<App>().apply(options)).run(null)

/** Plays one story of a report, by the names of its events. @throws StoryFailed if a property does not hold. */
public suspend fun <App> RedemptionServer.playStory(
    factory: suspend (AppClock) -> App, vararg story: String, options: ExploreOptions<App>.() -> Unit,
) {
    val report = Explorer(this, factory, ExploreOptions<App>().apply(options)).run(story.toList())
    if (report.findings.isNotEmpty()) throw StoryFailed(report)
}

private class Explorer<App>(private val server: RedemptionServer, private val factory: suspend (AppClock) -> App, private val options: ExploreOptions<App>) {
    private class Running<App>(val app: App)

    private val clock = AppClock()
    private var running: Running<App>? = null

    suspend fun run(story: List<String>?): ExploreReportResult = withContext(Dispatchers.Default) {
        var step = options.run {
            server.explore.start(app, world, events.keys.toList(), properties, own.keys.toList(), purchase, email, user, limits, seed, story, settle?.toDouble(DurationUnit.MILLISECONDS))
        }
        try {
            while (step.`do` != ExploreTask.Done) step = follow(step)
        } finally {
            end()
        }
        server.explore.report(step.exploration)
    }

    private suspend fun follow(step: ExploreStep): ExploreStep {
        if (step.`do` == ExploreTask.End) {
            end()
            return server.explore.observed(step.exploration, ended = true)
        }
        val begins = step.`do` == ExploreTask.Begin
        if (begins || options.settle == null) clock.now = step.now - (step.event?.milliseconds ?: 0)
        if (begins) begin() else step.event?.let { happen(it) }
        settle()
        return observe(step.exploration)
    }

    private fun begin() {
        empty()
        let { running = Running(factory(clock)) }
    }

    private fun empty() = options.storage.forEach { it.clear() }

    private suspend fun happen(event: ExploreHappening) {
        val app = running?.app ?: return
        if (event.kind == EventKind.World && event.name in RESTARTS) return restart(app, event.name, event.url)
        event.milliseconds?.let { advance(clock.now + it) }
        event.url?.let { let { options.open(app, it) } }
        event.delivery?.let { let { needed(options.webhook, "webhook")(app, it) } }
        if (event.kind == EventKind.App) options.events.entries.first { it.key.name == event.name }.let { let { it.value(app) } }
    }

    private suspend fun advance(end: Long) {
        while (true) {
            val next = clock.dues.firstOrNull()?.let { clock.now + it.toLong() } ?: break
            if (next > end) break
            clock.now = next
            settle()
        }
        clock.now = end
    }

    private suspend fun restart(app: App, how: String, link: String?) {
        val isNew = how == WorldEventName.REINSTALL.wire
        kill()
        for (each in clock.apps) each.startAgain(isNew)
        if (isNew) empty()
        let { running = Running(needed(options.restart, "restart")(app, isNew, link)) }
    }

    private fun <Option> needed(option: Option?, name: String): Option =
        option ?: throw IllegalArgumentException("This search needs the option `$name`.")

    /** Lets something happen that may go on for long. */
    private fun let(action: suspend () -> Unit) {
        clock.scope.launch { action() }
    }

    /** Waits until nothing can run before the next event: no answer is on its way but those that the server holds. */
    private suspend fun settle() {
        options.settle?.let { return pause(it) }
        repeat(AppClock.MOST) {
            clock.runCurrent()
            // The server answers in order: what is behind this has an answer now, or none until another event.
            server.clock.now()
            if (!clock.runCurrent()) return
        }
        throw NeverSettled()
    }

    /** The app's time is the computer's meanwhile. */
    private suspend fun pause(time: Duration) {
        val start = clock.now
        val began = TimeSource.Monotonic.markNow()
        do {
            clock.now = start + began.elapsedNow().inWholeMilliseconds
            clock.runCurrent()
            delay(1.milliseconds)
        } while (began.elapsedNow() < time)
    }

    private fun stored(): JsonElement? =
        if (options.storage.isEmpty()) null else SuperwallModels.json(options.storage.map { map -> map.entries.sortedBy { it.key }.associate { it.key to it.value } })

    private suspend fun observe(exploration: String): ExploreStep {
        val app = running?.app ?: return server.explore.observed(exploration, failed = failure(), timers = clock.dues)
        val seen = runCatching { Triple(options.shows(app), options.key?.invoke(app), options.enabled?.invoke(app)) }
        val (shows, key, enabled) = seen.onFailure(clock::failed).getOrDefault(Triple(null, null, null))
        val broken = shows?.let { broken(exploration, it, app) }?.ifEmpty { null }
        return server.explore.observed(
            exploration, key = key, stored = stored(), shows = shows, failed = failure(), enabled = enabled, timers = clock.dues, broken = broken,
        )
    }

    private suspend fun broken(exploration: String, shows: ExploreShows, app: App): List<BrokenProperty> {
        if (options.own.isEmpty()) return emptyList()
        val truth = server.explore.observed(exploration, peek = true).truth ?: return emptyList()
        return options.own.mapNotNull { (name, own) -> own.second(shows, truth, app)?.let { BrokenProperty(name, own.first, it) } }
    }

    private fun failure(): String? {
        // Where a real SDK stays silent, a real app waits for ever.
        clock.apps.mapNotNull { it.takeThrown() }.filterNot { it is ChannelSilent }.forEach(clock::failed)
        return clock.failure?.let { "${it::class.simpleName}: ${it.message}" }.also { clock.failure = null }
    }

    /** What the app waits for is gone. */
    private fun kill() {
        running = null
        clock.scope.coroutineContext.job.cancelChildren()
        clock.runCurrent()
        clock.clear()
    }

    private fun end() {
        kill()
        clock.apps.forEach { app -> runCatching { app.close() } }
        clock.apps.clear()
        clock.clear()
    }

    private companion object {
        val RESTARTS = setOf(WorldEventName.RELAUNCH.wire, WorldEventName.REINSTALL.wire, WorldEventName.LINK_STARTS_APP.wire)
    }
}
