using System;
using System.Collections;
using System.Collections.Generic;
using System.Linq;
using System.Threading;
using RedemptionKit.Contract;
using UnityEngine;

namespace RedemptionKit
{
    /// <summary>A phone with a game on it: native sides under the SDKs' own components, and links as the system opens them.</summary>
    /// <remarks>
    /// Each test starts one and disposes of it. Call it on the main thread. In an edit-mode test no frame passes, so `Open`, `Launch` and
    /// `ExpectRedeemedOnce` wait in real time, deliver messages and run continuations of `await`. In play mode messages arrive with the
    /// frames, as on a phone.
    /// </remarks>
    public sealed class Phone : IDisposable
    {
        /// <summary>The environment variable with the platform of a phone that is started without one: `ios` or `android`.</summary>
        public const string PlatformVariable = "REDEMPTION_PLATFORM";

        private static readonly TimeSpan ShortTurn = TimeSpan.FromMilliseconds(10);
        private static readonly TimeSpan LongestFrame = TimeSpan.FromMilliseconds(50);

        private readonly GameObjectMessages _messages;
        private readonly List<NativeSide> _sides = new List<NativeSide>();
        private readonly HashSet<string> _sessions = new HashSet<string>();
        private readonly Action<string> _others;
        private Strictness _strictness;
        private SuperwallInstaller _superwall;

        private Phone(RedemptionServer server, Platform platform, bool isStrict)
        {
            _strictness = isStrict ? new Strictness() : null;
            Server = server;
            Platform = platform;
            _others = DeepLinks.Exchange(null);
            _messages = GameObjectMessages.Create();
        }

        /// <summary>The server that answers.</summary>
        public RedemptionServer Server { get; }

        /// <summary>The phone's system.</summary>
        public Platform Platform { get; }

        /// <summary>The redemptions that the phone's games asked their SDKs for, as the server has recorded them, in order.</summary>
        /// <param name="link">Those of a link; null for all.</param>
        public IReadOnlyList<RecordedRedemption> Redemptions(string link = null)
        {
            var all = Server.Redemption.List(url: link).GetAwaiter().GetResult().Redemptions;
            return all.Where(one => _sessions.Contains(one.Session)).ToList();
        }

        /// <summary>Starts a fresh phone against a fresh store: resets the server, and sets aside earlier handlers of links.</summary>
        /// <param name="platform">The system whose native SDKs are simulated; null for the one in `REDEMPTION_PLATFORM`, else iOS.</param>
        /// <param name="server">The server; null for the one of this test run.</param>
        /// <param name="strict">True to fail the test at `Dispose` if a link was sold and never redeemed, or the game did not hear a message.</param>
        /// <exception cref="ArgumentException">`REDEMPTION_PLATFORM` is neither `ios` nor `android`.</exception>
        public static Phone Start(Platform platform = null, RedemptionServer server = null, bool strict = false)
        {
            var system = platform ?? DefaultPlatform(Environment.GetEnvironmentVariable(PlatformVariable));
            var chosen = server ?? RedemptionServer.Shared().GetAwaiter().GetResult();
            chosen.Reset().GetAwaiter().GetResult();
            return new Phone(chosen, system, strict);
        }

        internal static Platform DefaultPlatform(string word)
        {
            if (!string.IsNullOrEmpty(word) && word != "ios" && word != "android")
            {
                throw new ArgumentException(PlatformVariable + " is \"" + word + "\". It must be ios or android.");
            }
            return string.IsNullOrEmpty(word) ? Platform.Ios : Platform.Of(word);
        }

        /// <summary>Puts a native side under RevenueCat's component; see `PurchasesInstaller`.</summary>
        /// <param name="purchases">The SDK's component; in play mode, after its `Start`.</param>
        /// <param name="sdkVersion">The version of the SDK; null for that of the package with the component. A warning is logged once if redemption may differ in it.</param>
        public PurchasesWrapper Install(MonoBehaviour purchases, string sdkVersion = null)
        {
            var version = sdkVersion ?? (purchases == null ? null : SdkVersion.Of(purchases.GetType().Assembly));
            var wrapper = PurchasesWrapper.Open(Server, Platform, _messages.Send, sdkVersion: version).GetAwaiter().GetResult();
            Add(wrapper);
            PurchasesInstaller.Install(purchases, wrapper);
            _strictness?.Watch(wrapper, purchases);
            DeliverInEditMode();
            return wrapper;
        }

        /// <summary>Puts a native side under Superwall's `BridgeCallbackHandler`, and configures it.</summary>
        /// <remarks>
        /// The game's own `Superwall.Shared.HandleDeepLink` redeems, but returns false, because the SDK has no native calls in the editor.
        /// `HandleDeepLink` of what this returns gives the phone's answer. The messages reach the SDK's component on the game object
        /// `SuperwallBridge`, which is made in edit mode if it is not there: `Superwall.Shared.SetDelegate` works then.
        /// </remarks>
        /// <param name="apiKey">Any key.</param>
        /// <param name="sdkVersion">The version of the SDK; null for that of its package. A warning is logged once if redemption may differ in it.</param>
        public SuperwallCallbacks InstallSuperwall(string apiKey = "key", string sdkVersion = null)
        {
            var version = sdkVersion ?? SdkVersion.OfType(SuperwallInstaller.Receiver);
            var superwall = SuperwallCallbacks.Open(Server, Platform, _messages.Send, sdkVersion: version).GetAwaiter().GetResult();
            SdkVersion.Warn(superwall);
            Add(superwall);
            superwall.Configure(apiKey);
            superwall.SetDelegate(true);
            _superwall?.Dispose();
            _superwall = new SuperwallInstaller(superwall);
            DeliverInEditMode();
            return superwall;
        }

        /// <summary>Opens a link while the game runs: raises `Application.deepLinkActivated`, and waits for the game.</summary>
        /// <remarks>
        /// In edit mode, this waits until the game redeems the link, if it is a redemption link, and then until its calls have ended, for at
        /// most 2 s; for 1 s if the answer waits for `Clock.Advance` (the fault `Delay`), so that the test can go on and advance. It does not
        /// fail if the game does not redeem. In play mode it returns at once: the game goes on with the frames.
        /// </remarks>
        /// <param name="url">The link.</param>
        /// <param name="within">How long to wait for the redemption; null for 1 s. Zero waits for nothing.</param>
        /// <exception cref="InvalidOperationException">No game listens, so the link is lost, as on a phone.</exception>
        public void Open(string url, TimeSpan? within = null)
        {
            var handlers = DeepLinks.Exchange(null);
            DeepLinks.Exchange(handlers);
            if (handlers == null)
            {
                throw new InvalidOperationException(
                    "Nothing listens to `Application.deepLinkActivated`, so the game never sees the link. Subscribe in the game, or use `Launch`.");
            }
            DeepLinks.Activate(url);
            Await(url, within);
        }

        /// <summary>Starts the game by a link, and waits as `Open` does: a cold start raises no event.</summary>
        /// <remarks>`Application.absoluteURL` cannot be set in the editor, so the game's own start takes the link as an argument.</remarks>
        /// <param name="url">The link.</param>
        /// <param name="start">What the game calls with `Application.absoluteURL` when it starts.</param>
        /// <param name="within">How long to wait for the redemption; null for 1 s. Zero waits for nothing.</param>
        public void Launch(string url, Action<string> start, TimeSpan? within = null)
        {
            start(url);
            Await(url, within);
        }

        /// <summary>The game is killed and starts again on the same phone: its SDKs are not configured, and have what they stored.</summary>
        /// <remarks>
        /// The game's handlers of links, messages that wait and answers to calls in progress are gone. Do after it what the game does at its start:
        /// configure the SDKs, subscribe to links. A component that was destroyed is replaced by `PurchasesInstaller.Install(purchases, wrapper)`.
        /// `Launch` starts the game by a link.
        /// </remarks>
        public void Relaunch()
        {
            StartAgain(false);
        }

        /// <summary>The game is uninstalled and installed on the same phone: what its SDKs stored is gone. The rest is as in `Relaunch`.</summary>
        public void Reinstall()
        {
            StartAgain(true);
        }

        private void Add(NativeSide side)
        {
            _sides.Add(side);
            _sessions.Add(side.Session);
        }

        internal void StartAgain(bool isNew)
        {
            DeepLinks.Exchange(null);
            foreach (var side in _sides)
            {
                side.StartAgain(isNew);
                _sessions.Add(side.Session);
            }
            _messages.Forget();
        }

        /// <summary>The game is in the background for so long. The clock moves once, also for two SDKs.</summary>
        /// <param name="time">How long; the clock moves by it.</param>
        public void Background(TimeSpan time)
        {
            var sessions = Server.Session;
            // An SDK that is not configured yet notices neither.
            var suspended = _sides.Select(one => one.Session).Where(one => sessions.Describe(one).GetAwaiter().GetResult().Configured).ToList();
            suspended.ForEach(one => sessions.Background(one).GetAwaiter().GetResult());
            try
            {
                Server.Clock.Advance(time.TotalSeconds).GetAwaiter().GetResult();
            }
            finally
            {
                suspended.ForEach(one => sessions.Foreground(one).GetAwaiter().GetResult());
            }
            if (!Application.isPlaying)
            {
                Block(Quieting(RealTime.Patience));
            }
        }

        /// <summary>Waits until the game redeems a link and the SDK returns a result, and checks that the game redeems it exactly once.</summary>
        /// <remarks>
        /// Passes if the game asked its SDK to redeem the link within 1 s (`within`), the SDK returned a result, and the game did not ask
        /// again for 250 ms (`quiet`) without an SDK call in progress. It does not see a second redemption that comes later: pass a longer
        /// `quiet` if the game has a longer timer. All times are real. It blocks the main thread, and runs continuations of `await` there.
        /// For a game with coroutines or `Update`, use `ExpectingRedeemedOnce` in a `[UnityTest]`.
        /// </remarks>
        /// <param name="link">The link.</param>
        /// <param name="outcome">The expected outcome; null for any.</param>
        /// <param name="within">How long to wait for the redemption; null for 1 s.</param>
        /// <param name="quiet">How long no second one may come; null for 250 ms.</param>
        /// <param name="shows">What the game shows, for the message of a failure.</param>
        /// <returns>The redemption.</returns>
        /// <exception cref="RedeemedOnceFailed">It was asked for never or twice, has no result, or ended otherwise.</exception>
        /// <exception cref="InvalidOperationException">In play mode, where the frames would stand still.</exception>
        public RecordedRedemption ExpectRedeemedOnce(
            string link, OutcomeKind outcome = null, TimeSpan? within = null, TimeSpan? quiet = null, string shows = null)
        {
            if (Application.isPlaying)
            {
                throw new InvalidOperationException(
                    "`ExpectRedeemedOnce` would stop the frames of play mode, and the game with them. Use `ExpectingRedeemedOnce` in a "
                    + "`[UnityTest]`: `var expecting = phone.ExpectingRedeemedOnce(link); while (expecting.MoveNext()) yield return null;`.");
            }
            Block(Expecting(link, outcome, within, quiet, shows, ShortTurn));
            return OnlyRedemption(link, outcome, shows);
        }

        /// <summary>Waits and checks as `ExpectRedeemedOnce` does, a frame at a time, for a `[UnityTest]`.</summary>
        /// <param name="link">The link.</param>
        /// <param name="outcome">The expected outcome; null for any.</param>
        /// <param name="within">How long to wait for the redemption; null for 1 s.</param>
        /// <param name="quiet">How long no second one may come; null for 250 ms. A frame counts at most 50 ms.</param>
        /// <param name="shows">What the game shows, for the message of a failure.</param>
        /// <exception cref="RedeemedOnceFailed">It was asked for never or twice, has no result, or ended otherwise.</exception>
        public IEnumerator ExpectingRedeemedOnce(
            string link, OutcomeKind outcome = null, TimeSpan? within = null, TimeSpan? quiet = null, string shows = null)
        {
            var expecting = Expecting(link, outcome, within, quiet, shows, LongestFrame);
            while (expecting.MoveNext())
            {
                DeliverInEditMode();
                yield return null;
            }
        }

        private IEnumerator Expecting(
            string link, OutcomeKind outcome, TimeSpan? within, TimeSpan? quiet, string shows, TimeSpan longestTurn)
        {
            var limit = within ?? TimeSpan.FromSeconds(1);
            var waiting = Awaiting(link, limit, RealTime.Longer(limit, RealTime.Patience), longestTurn);
            while (waiting.MoveNext())
            {
                yield return null;
            }
            OnlyRedemption(link, outcome, shows); // Nothing that comes later mends what is wrong now.
            var time = new RealTime(longestTurn);
            var calm = TimeSpan.Zero;
            var busy = TimeSpan.Zero;
            while (calm < (quiet ?? TimeSpan.FromMilliseconds(250)) && busy < RealTime.Patience && Redemptions(link).Count < 2)
            {
                yield return null;
                var passed = time.Turn();
                calm += IsBusy ? TimeSpan.Zero : passed;
                busy += IsBusy ? passed : TimeSpan.Zero;
            }
            OnlyRedemption(link, outcome, shows);
        }

        private RecordedRedemption OnlyRedemption(string link, OutcomeKind outcome, string shows)
        {
            var sessions = Redemptions(link).Select(one => one.Session).Distinct().ToList();
            try
            {
                // One redemption each in two sessions is one too many.
                var session = sessions.Count > 1 ? null : sessions.FirstOrDefault() ?? "none";
                return Server.Redemption.Expect(link, outcome, session: session, shows: shows).GetAwaiter().GetResult().Redemptions[0];
            }
            catch (CallRefused error) when (error.Kind == "unexpectedRedemption")
            {
                throw new RedeemedOnceFailed(error.Text, Redemptions());
            }
        }

        /// <summary>Waits until the link is redeemed, for at most a limit, and then for the result. A second redemption ends it.</summary>
        private IEnumerator Awaiting(string link, TimeSpan within, TimeSpan limit, TimeSpan longestTurn)
        {
            var time = new RealTime(longestTurn);
            var own = Redemptions(link);
            for (var passed = TimeSpan.Zero; own.Count == 0 && passed < within; own = Redemptions(link))
            {
                yield return null;
                passed += time.Turn();
            }
            for (var passed = TimeSpan.Zero; own.Count == 1 && !HasEnded(own[0]) && passed < limit; own = Redemptions(link))
            {
                yield return null;
                passed += time.Turn();
            }
        }

        private static bool HasEnded(RecordedRedemption one)
        {
            return one.Outcome != null || one.Error != null;
        }

        private bool IsBusy
        {
            get { return _messages.HasMessages || _sides.Any(one => !one.IsSettled); }
        }

        /// <summary>Waits for the game in edit mode.</summary>
        private void Await(string url, TimeSpan? within)
        {
            DeliverInEditMode();
            if (Application.isPlaying || within == TimeSpan.Zero)
            {
                return;
            }
            var isHeld = false;
            if (Server.Link.Parse(url).GetAwaiter().GetResult().Link != null)
            {
                Block(Awaiting(url, within ?? TimeSpan.FromSeconds(1), RealTime.Held, ShortTurn));
                isHeld = !Redemptions(url).All(HasEnded);
            }
            Block(Quieting(isHeld ? RealTime.Held : RealTime.Patience));
        }

        /// <summary>Waits until no call is in progress, for at most a limit.</summary>
        private IEnumerator Quieting(TimeSpan limit)
        {
            var time = new RealTime(ShortTurn);
            var passed = TimeSpan.Zero;
            var quietTurns = 0;
            while (quietTurns < 3 && passed < limit)
            {
                yield return null;
                passed += time.Turn();
                quietTurns = IsBusy ? 0 : quietTurns + 1;
            }
        }

        private void Block(IEnumerator waiting)
        {
            while (waiting.MoveNext())
            {
                Thread.Sleep(5);
                RealTime.RunContinuations();
                DeliverInEditMode();
            }
        }

        /// <summary>Waits for every call in progress and delivers its messages, until callbacks make no further call.</summary>
        /// <exception cref="ChannelSilent">A call is never answered; known after the server's time limit.</exception>
        /// <exception cref="NeverSettled">Callbacks make a further call again and again.</exception>
        public void Settle()
        {
            for (var round = 0; round < NeverSettled.MostRounds; round++)
            {
                foreach (var side in _sides.ToArray())
                {
                    _messages.Settle(side);
                }
                if (!IsBusy)
                {
                    return;
                }
            }
            throw new NeverSettled();
        }

        /// <summary>Waits as `Settle` does, a frame at a time, for a `[UnityTest]`.</summary>
        /// <exception cref="ChannelSilent">A call is never answered; known after the server's time limit.</exception>
        /// <exception cref="NeverSettled">Callbacks make a further call again and again.</exception>
        public IEnumerator Settling()
        {
            var round = 0;
            do
            {
                yield return null;
                round += _messages.HasMessages ? 1 : 0;
                DeliverInEditMode();
            }
            while (IsBusy && round < NeverSettled.MostRounds);
            Settle();
        }

        /// <summary>Plays every event in every state that a game can reach, and returns the shortest stories at whose ends a property does not hold.</summary>
        /// <remarks>
        /// For edit-mode tests; docs/explore.md explains events and properties. The engine logs what a receiver of a message throws, which
        /// fails Unity's own test: set `LogAssert.ignoreFailingMessages`.
        /// </remarks>
        /// <param name="start">Installs SDKs on this phone, starts the game and returns it. It is called for each story.</param>
        /// <param name="options">What to explore.</param>
        /// <exception cref="CallRefused">The server does not know an event or a property.</exception>
        public ExploreReport Explore<TGame>(Func<TGame> start, ExploreOptions<TGame> options)
        {
            Uninstall();
            return new Explorer<TGame>(this, start, options).Run(null);
        }

        /// <summary>Plays one story of a report, by the names of its events.</summary>
        /// <param name="start">As for `Explore`.</param>
        /// <param name="options">As for `Explore`.</param>
        /// <param name="story">The names of the events.</param>
        /// <exception cref="StoryFailed">A property does not hold.</exception>
        public void PlayStory<TGame>(Func<TGame> start, ExploreOptions<TGame> options, params string[] story)
        {
            Uninstall();
            var report = new Explorer<TGame>(this, start, options).Run(story);
            if (report.Findings.Count > 0)
            {
                throw new StoryFailed(report);
            }
        }

        /// <summary>Delivers a message if there is one.</summary>
        internal bool DeliverMessage()
        {
            return _messages.DeliverOne();
        }

        /// <summary>Removes the game, but not the phone.</summary>
        internal void Uninstall()
        {
            foreach (var side in _sides)
            {
                side.Dispose();
            }
            _sides.Clear();
            _superwall?.Dispose();
            _superwall = null;
            DeepLinks.Exchange(null);
            _messages.Forget();
        }

        /// <summary>Removes the game: closes its sessions, and gives the earlier handlers of links back.</summary>
        /// <exception cref="StrictPhoneFailed">The phone is strict, and a link was never redeemed or a message not heard.</exception>
        public void Dispose()
        {
            var strictness = _strictness;
            _strictness = null;
            try
            {
                strictness?.Check(Server, _messages);
            }
            finally
            {
                Uninstall();
                DeepLinks.Exchange(_others);
                if (_messages != null)
                {
                    UnityEngine.Object.DestroyImmediate(_messages.gameObject);
                }
            }
        }

        private void DeliverInEditMode()
        {
            if (!Application.isPlaying)
            {
                _messages.Deliver();
            }
        }
    }
}
