using System;
using System.Collections.Generic;
using Newtonsoft.Json.Linq;
using RedemptionKit.Contract;

namespace RedemptionKit
{
    /// <summary>What a game shows now; null for what it does not have.</summary>
    public sealed class ExploreShows
    {
        /// <summary>`nothing`, `working`, `active`, `expired`, `invalid`, `otherUser`, `retry` or `error`.</summary>
        public string Says { get; set; }

        /// <summary>The entitlements to which it gives access.</summary>
        public IEnumerable<string> Access { get; set; }

        /// <summary>The user whom it shows as signed in.</summary>
        public string User { get; set; }

        /// <summary>Anything else.</summary>
        public string Text { get; set; }
    }

    /// <summary>What `Phone.Explore` explores of a game.</summary>
    public sealed class ExploreOptions<TGame>
    {
        /// <summary>Whose SDK the game has; RevenueCat's by default.</summary>
        public Vendor Vendor { get; set; } = Vendor.Revenuecat;

        /// <summary>What the game shows now. Required.</summary>
        public Func<TGame, ExploreShows> Shows { get; set; }

        /// <summary>All that decides what the game does next. Without it, no search is closed.</summary>
        public Func<TGame, JToken> Key { get; set; }

        /// <summary>What the buyer can do in the game, such as `retry`, `signIn`, `signOut`.</summary>
        public IDictionary<string, Action<TGame>> Events { get; set; } = new Dictionary<string, Action<TGame>>();

        /// <summary>Which of them are possible now; null for all.</summary>
        public Func<TGame, IEnumerable<string>> Enabled { get; set; }

        /// <summary>What the server lets happen; null for its default.</summary>
        public IEnumerable<string> World { get; set; }

        /// <summary>What must hold; null for `noCrash`, `redeemedOnce` and `rightHolder`.</summary>
        public IEnumerable<string> Properties { get; set; }

        /// <summary>Starts the game again for `relaunch` and `reinstall`, and returns it: the SDKs are there, and not configured.</summary>
        /// <remarks>
        /// It gets the game that has ended, `relaunch` or `reinstall`, and a link or null. For `linkStartsApp`, a relaunch, it gets the link, as
        /// `Application.absoluteURL` has it on a phone; `deepLinkActivated` is not raised.
        /// </remarks>
        public Func<TGame, string, string, TGame> Restart { get; set; }

        /// <summary>Ends the game, before the next story begins and before a restart.</summary>
        public Action<TGame> End { get; set; }

        /// <summary>Moves the game's own clock and runs what is due. Without it time is not under control, and no search is closed.</summary>
        public Action<TGame, TimeSpan> Advance { get; set; }

        /// <summary>How long until each timer of the game's own clock is due; null for none.</summary>
        public Func<TGame, IEnumerable<TimeSpan>> Timers { get; set; }

        /// <summary>Further params of `explore/start`: `purchase`, `user`, `email`, `limits`, `seed`; null for none.</summary>
        public JObject More { get; set; }
    }

    /// <summary>What an exploration has found.</summary>
    public sealed class ExploreReport
    {
        internal ExploreReport(JObject json)
        {
            Json = json;
        }

        /// <summary>All of it: the result of `explore/report`.</summary>
        public JObject Json { get; }

        /// <summary>True if every event was tried in every state.</summary>
        public bool Closed
        {
            get { return (bool)Json["closed"]; }
        }

        /// <summary>What is wrong: each has `property`, `story`, `expected` and `seen`.</summary>
        public JArray Findings
        {
            get { return (JArray)Json["findings"]; }
        }

        /// <summary>The report for people.</summary>
        public string Text
        {
            get { return (string)Json["text"]; }
        }
    }

    /// <summary>A story has shown that a property does not hold.</summary>
    public sealed class StoryFailed : RedemptionException
    {
        internal StoryFailed(ExploreReport report) : base(report.Text)
        {
            Report = report;
        }

        /// <summary>What was found, with the story.</summary>
        public ExploreReport Report { get; }
    }
}
