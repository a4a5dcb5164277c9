using System;
using System.Globalization;

namespace RedemptionKit
{
    /// <summary>A call had no reply within its limit, which counts real time and not the game's.</summary>
    public sealed class CallTimedOut : RedemptionException
    {
        internal CallTimedOut(string method, TimeSpan limit) : base(
            "`" + method + "` had no reply within " + limit.TotalSeconds.ToString(CultureInfo.InvariantCulture) + " s of real time. "
            + "Where a `delay` is injected, move the clock with `clock/advance`; else give the call a longer limit.")
        {
            Method = method;
            Limit = limit;
        }

        /// <summary>The method that was called.</summary>
        public string Method { get; }

        /// <summary>How long it was waited for.</summary>
        public TimeSpan Limit { get; }
    }

    /// <summary>The server answered a call with an error.</summary>
    public sealed class CallRefused : RedemptionException
    {
        internal CallRefused(string method, int code, string kind, string path, string expected, string text, Newtonsoft.Json.Linq.JToken details)
            : base("`" + method + "` was refused (" + code.ToString(CultureInfo.InvariantCulture) + (kind == null ? "" : ", " + kind) + "): " + text
                + (path == null ? "" : " At `" + path + "` of the params.") + (expected == null ? "" : " Expected: " + expected + "."))
        {
            Method = method;
            Code = code;
            Kind = kind;
            Path = path;
            Expected = expected;
            Text = text;
            Details = details;
        }

        /// <summary>The method that was called.</summary>
        public string Method { get; }

        /// <summary>The number of the error, as JSON-RPC 2.0 and the server's contract list them.</summary>
        public int Code { get; }

        /// <summary>One word for programs, `data.kind`; null where the server gives none.</summary>
        public string Kind { get; }

        /// <summary>Where in the params; a JSON Pointer. Null where it is no member's fault.</summary>
        public string Path { get; }

        /// <summary>What was expected there; null where nothing more is known.</summary>
        public string Expected { get; }

        /// <summary>The server's own sentence.</summary>
        public string Text { get; }

        /// <summary>The SDK's own words where it is an SDK that refuses, `data.details`; else null.</summary>
        public Newtonsoft.Json.Linq.JToken Details { get; }
    }

    /// <summary>The native side of an SDK's channel refused a call: what that channel would give as its error.</summary>
    public sealed class ChannelRefused : RedemptionException
    {
        internal ChannelRefused(string method, string code, string text, Newtonsoft.Json.Linq.JToken details)
            : base("`" + method + "` was refused by the native side (" + code + "): " + text)
        {
            Method = method;
            Code = code;
            Text = text;
            Details = details;
        }

        /// <summary>The channel's method.</summary>
        public string Method { get; }

        /// <summary>The channel's own code.</summary>
        public string Code { get; }

        /// <summary>The channel's own sentence.</summary>
        public string Text { get; }

        /// <summary>What comes with it.</summary>
        public Newtonsoft.Json.Linq.JToken Details { get; }
    }

    /// <summary>The real native side would never answer this call: an app would wait for ever.</summary>
    public sealed class ChannelSilent : RedemptionException
    {
        internal ChannelSilent(string method, string reason) : base(
            "The native side never answers `" + method + "`: " + reason + " An app waits for ever here; give its wait an end of its own.")
        {
            Method = method;
            Reason = reason;
        }

        /// <summary>The channel's method.</summary>
        public string Method { get; }

        /// <summary>Why it is silent.</summary>
        public string Reason { get; }
    }

    /// <summary>The game calls its SDK again at each answer, without an end.</summary>
    public sealed class NeverSettled : RedemptionException
    {
        /// <summary>Largest number of rounds in which `Settle` waits for answers.</summary>
        internal const int MostRounds = 1000;

        internal NeverSettled() : base(
            "The game has not come to rest after " + MostRounds + " rounds: it calls its SDK again at each answer. A buyer would see it busy for ever.")
        {
        }
    }

    /// <summary>The app passed an object to a call of the SDK's wrapper that cannot be sent to the native side.</summary>
    public sealed class UnknownArgument : RedemptionException
    {
        internal UnknownArgument(string method, string parameter, string type, string member) : base(
            "`" + method + "` got an object of " + type + " as its argument `" + parameter + "`"
            + (member == null ? ", a class that this package does not know." : ", which has no readable member `" + member + "`.")
            + " The classes and members of purchases-unity 9.7.0 are known. Use that version, or make the call with plain values: `PurchasesWrapper.Post(\""
            + method + "\", ...)`.")
        {
            Method = method;
            Parameter = parameter;
            ArgumentType = type;
        }

        /// <summary>The wrapper's method.</summary>
        public string Method { get; }

        /// <summary>The name of the parameter.</summary>
        public string Parameter { get; }

        /// <summary>The full name of the object's class.</summary>
        public string ArgumentType { get; }
    }

    /// <summary>A call came from a game that the test has removed (`Dispose` of `Phone`), or was in progress then.</summary>
    public sealed class PhoneReset : RedemptionException
    {
        internal PhoneReset(string method) : base(
            "`" + method + "` was in progress when the phone was reset. Wait for it before the test ends, or stop what makes the call.")
        {
            Method = method;
        }

        /// <summary>The method.</summary>
        public string Method { get; }
    }

    /// <summary>A component was installed in play mode before its `Start` ran, which would put the SDK's empty wrapper back.</summary>
    public sealed class ComponentNotStarted : RedemptionException
    {
        internal ComponentNotStarted(string component) : base(
            "The `Start` of " + component + " has not run yet, and would replace what is installed. Wait a frame (`yield return null`) after the "
            + "component is active, then install.")
        {
        }
    }

    /// <summary>The server wrote what is no message of its contract.</summary>
    public sealed class UnreadableReply : RedemptionException
    {
        internal UnreadableReply(string what, Exception cause = null) : base(
            "The server's output cannot be read: " + what + " Is the program a `redemption` of version " + SupportedVersion.Release + "?", cause)
        {
        }
    }
}
