using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Linq;
using System.Threading.Tasks;
using Newtonsoft.Json.Linq;
using RedemptionKit.Contract;

namespace RedemptionKit
{
    /// <summary>How a redemption ended.</summary>
    public enum RedemptionEnd
    {
        /// <summary>The purchase is unlocked.</summary>
        Redeemed,

        /// <summary>The code was good, but nothing of its purchase is active.</summary>
        SubscriptionExpired,

        /// <summary>The code is too old, or was used.</summary>
        LinkExpired,

        /// <summary>There is no such code.</summary>
        InvalidCode,

        /// <summary>Another user has the purchase and keeps it.</summary>
        PurchaseBelongsToOtherUser,

        /// <summary>The network or the service failed.</summary>
        Failed
    }

    /// <summary>One redemption that a game asked for through a drop-in.</summary>
    public sealed class Redemption
    {
        internal Redemption(Vendor vendor, string session, string code, TimeSpan at)
        {
            Vendor = vendor;
            Session = session;
            Code = code;
            At = at;
        }

        /// <summary>When the game asked, in real time since the list was made.</summary>
        public TimeSpan At { get; }

        /// <summary>Whose SDK was asked.</summary>
        public Vendor Vendor { get; }

        /// <summary>The session that asked: the installed app.</summary>
        public string Session { get; }

        /// <summary>The code of the link; the whole text if it has none.</summary>
        public string Code { get; }

        /// <summary>How it ended; null while it is in progress, or if the SDK never answers.</summary>
        public RedemptionEnd? End { get; internal set; }

        /// <inheritdoc/>
        public override string ToString()
        {
            return Code + ": " + (End.HasValue ? End.Value.ToString() : "still in progress") + " (" + Session + ")";
        }
    }

    /// <summary>The redemptions that games asked for through the drop-ins of one server, in order.</summary>
    /// <remarks>
    /// RevenueCat: every call of `RedeemWebPurchase`. Superwall: every redemption that its SDK begins. A success of RevenueCat whose
    /// customer has nothing active is `SubscriptionExpired`. `RedemptionServer.Reset` empties the list.
    /// </remarks>
    public sealed class Redemptions
    {
        private readonly object _gate = new object();
        private readonly List<Redemption> _all = new List<Redemption>();
        private readonly Stopwatch _clock = Stopwatch.StartNew();

        internal Redemptions()
        {
        }

        /// <summary>All of them, in the order in which they were asked for.</summary>
        public IReadOnlyList<Redemption> All
        {
            get
            {
                lock (_gate)
                {
                    return _all.ToArray();
                }
            }
        }

        /// <summary>Checks that, up to now, a link was redeemed exactly once, and how it ended. It does not wait: `Phone.ExpectRedeemedOnce` does.</summary>
        /// <param name="link">The link, or its code.</param>
        /// <param name="end">The expected end; null for any, if it has ended.</param>
        /// <returns>The redemption.</returns>
        /// <exception cref="UnexpectedRedemptions">It was asked for never or several times, is in progress, or ended otherwise.</exception>
        public Redemption ExpectOnce(string link, RedemptionEnd? end = null)
        {
            var found = Of(link);
            if (found.Count != 1)
            {
                throw new UnexpectedRedemptions("Expected one redemption of " + link + ", but there were " + found.Count + ".", All);
            }
            if (found[0].End == null)
            {
                throw new UnexpectedRedemptions("The redemption of " + link + " is still in progress.", All);
            }
            if (end != null && found[0].End != end)
            {
                throw new UnexpectedRedemptions("The redemption of " + link + " ended with " + found[0].End + ", not with " + end + ".", All);
            }
            return found[0];
        }

        /// <summary>Checks that a link was not redeemed up to now.</summary>
        /// <exception cref="UnexpectedRedemptions">It was.</exception>
        public void ExpectNone(string link)
        {
            if (Of(link).Count > 0)
            {
                throw new UnexpectedRedemptions("The link was redeemed.", All);
            }
        }

        /// <summary>Checks that, up to now, these links and no others were redeemed, in this order.</summary>
        /// <exception cref="UnexpectedRedemptions">They were not.</exception>
        public void ExpectOrder(params string[] links)
        {
            if (!All.Select(one => one.Code).SequenceEqual(links.Select(LinkCode.Of)))
            {
                throw new UnexpectedRedemptions("Expected " + links.Length + " redemptions in the given order.", All);
            }
        }

        internal Redemption Begin(Vendor vendor, string session, string link)
        {
            var begun = new Redemption(vendor, session, LinkCode.Of(link), _clock.Elapsed);
            lock (_gate)
            {
                _all.Add(begun);
            }
            return begun;
        }

        /// <summary>Ends the session's first redemption of this code that is in progress.</summary>
        internal void Finish(string session, string code, RedemptionEnd end)
        {
            lock (_gate)
            {
                var begun = _all.FirstOrDefault(one => one.Session == session && one.Code == code && one.End == null);
                if (begun != null)
                {
                    begun.End = end;
                }
            }
        }

        internal void Clear()
        {
            lock (_gate)
            {
                _all.Clear();
            }
        }

        internal List<Redemption> Of(string link)
        {
            var code = LinkCode.Of(link);
            return All.Where(one => one.Code == code).ToList();
        }
    }

    /// <summary>Redemptions are not what a test expects.</summary>
    public sealed class UnexpectedRedemptions : RedemptionException
    {
        internal UnexpectedRedemptions(string what, IReadOnlyList<Redemption> all) : base(
            what + " The game asked its SDK for " + (all.Count == 0 ? "no redemption." : "these:" + string.Concat(all.Select((one, index) => Line(one, index, all)).ToArray())))
        {
        }

        private static string Line(Redemption one, int index, IReadOnlyList<Redemption> all)
        {
            var later = index == 0 ? "" : ", " + (long)(one.At - all[0].At).TotalMilliseconds + " ms later";
            return "\n" + (index + 1) + ". " + one.Code + later + one.ToString().Substring(one.Code.Length);
        }
    }

    /// <summary>Finds the code in a link.</summary>
    internal static class LinkCode
    {
        private static readonly string[] Names = { "redemption_token=", "code=" };

        /// <summary>Returns the code of either vendor's link; the text itself if it has none.</summary>
        internal static string Of(string link)
        {
            var text = link ?? "";
            var query = text.IndexOf('?');
            var parts = query < 0 ? new string[0] : text.Substring(query + 1).Split('#')[0].Split('&');
            foreach (var name in Names)
            {
                var part = parts.FirstOrDefault(one => one.StartsWith(name, StringComparison.Ordinal));
                if (part != null)
                {
                    return Uri.UnescapeDataString(part.Substring(name.Length));
                }
            }
            return text;
        }
    }

    /// <summary>Reads how a redemption ended from what the SDK of a Unity game gets.</summary>
    internal static class UnityReplies
    {
        /// <summary>The message of `_redeemWebPurchase` (purchases-unity 9.7.0, `WebPurchaseRedemptionResult.FromJson`).</summary>
        internal static RedemptionEnd Revenuecat(JObject message)
        {
            switch ((string)message["result"])
            {
                case "SUCCESS":
                    var active = message.SelectToken("customerInfo.entitlements.active") as JObject;
                    return active != null && active.Count > 0 ? RedemptionEnd.Redeemed : RedemptionEnd.SubscriptionExpired;
                case "EXPIRED":
                    return RedemptionEnd.LinkExpired;
                case "INVALID_TOKEN":
                    return RedemptionEnd.InvalidCode;
                case "PURCHASE_BELONGS_TO_OTHER_USER":
                    return RedemptionEnd.PurchaseBelongsToOtherUser;
                default:
                    return RedemptionEnd.Failed;
            }
        }

        /// <summary>The data of `didRedeemLink` (Superwall-Unity 0.2.5, `BridgeCallbackHandler.DeserializeRedemptionResult`).</summary>
        internal static RedemptionEnd Superwall(JObject data)
        {
            switch (((string)data["type"] ?? "").ToLowerInvariant())
            {
                case "success":
                    return RedemptionEnd.Redeemed;
                case "expiredsubscription":
                    return RedemptionEnd.SubscriptionExpired;
                case "expiredcode":
                    return RedemptionEnd.LinkExpired;
                case "invalidcode":
                    return RedemptionEnd.InvalidCode;
                default:
                    return RedemptionEnd.Failed;
            }
        }
    }
}
