using System;
using System.Collections.Generic;
using System.Threading.Tasks;
using RedemptionKit.Contract;

namespace RedemptionKit
{
    /// <summary>One way in which a redemption can end, with what makes it end so: a row of a test's table.</summary>
    /// <remarks>
    /// For NUnit: `[TestCaseSource(typeof(Outcome), "Revenuecat")]`. The game must be configured with the user `ada`, or another one than
    /// `ben`. A row changes the server: the clock, a fault, a policy. Begin each test with `RedemptionServer.Reset`.
    /// </remarks>
    public sealed class Outcome
    {
        private const string Email = "jane.doe@example.com";
        private static readonly string[] Entitlements = { "pro" };

        private readonly Func<RedemptionServer, Vendor, Task<string>> _prepare;
        private readonly Vendor _vendor;

        private Outcome(Vendor vendor, string name, RedemptionEnd end, Func<RedemptionServer, Vendor, Task<string>> prepare)
        {
            _vendor = vendor;
            Name = name;
            End = end;
            _prepare = prepare;
        }

        /// <summary>The outcomes of RevenueCat's SDK.</summary>
        public static IEnumerable<Outcome> Revenuecat
        {
            get
            {
                foreach (var one in Common(Vendor.Revenuecat))
                {
                    yield return one;
                }
                yield return new Outcome(
                    Vendor.Revenuecat, "purchaseBelongsToOtherUser", RedemptionEnd.PurchaseBelongsToOtherUser, OfAnotherUser);
            }
        }

        /// <summary>The outcomes of Superwall's SDK. It never says that a purchase belongs to another user.</summary>
        public static IEnumerable<Outcome> Superwall
        {
            get { return Common(Vendor.Superwall); }
        }

        /// <summary>A name for people, such as `linkExpired (used)`.</summary>
        public string Name { get; }

        /// <summary>How the redemption ends.</summary>
        public RedemptionEnd End { get; }

        /// <summary>Sells, and does what makes the redemption end so.</summary>
        /// <returns>The link to open.</returns>
        public string Prepare(RedemptionServer server)
        {
            return _prepare(server, _vendor).GetAwaiter().GetResult();
        }

        /// <inheritdoc/>
        public override string ToString()
        {
            return Name;
        }

        private static IEnumerable<Outcome> Common(Vendor vendor)
        {
            yield return new Outcome(vendor, "redeemed", RedemptionEnd.Redeemed, async (server, of) => (await Sell(server, of).ConfigureAwait(false)).Link.Url);
            yield return new Outcome(vendor, "subscriptionExpired", RedemptionEnd.SubscriptionExpired, Lapsed);
            yield return new Outcome(vendor, "linkExpired (expired)", RedemptionEnd.LinkExpired, Old);
            yield return new Outcome(vendor, "linkExpired (used)", RedemptionEnd.LinkExpired, Used);
            yield return new Outcome(vendor, "invalidCode", RedemptionEnd.InvalidCode, Unknown);
            yield return new Outcome(vendor, "failed (offline)", RedemptionEnd.Failed, (server, of) => Faulty(server, of, FaultInjection.Offline, null));
            yield return new Outcome(vendor, "failed (refused)", RedemptionEnd.Failed, (server, of) => Faulty(server, of, FaultInjection.Http, 401));
        }

        private static Task<StorePurchaseResult> Sell(RedemptionServer server, Vendor vendor, string appUserId = null)
        {
            return server.Store.Purchase(vendor, "pro_monthly", Entitlements, appUserId: appUserId, email: Email);
        }

        private static async Task<string> Lapsed(RedemptionServer server, Vendor vendor)
        {
            var sold = await Sell(server, vendor).ConfigureAwait(false);
            await server.Store.Expire(sold.Purchase.Id).ConfigureAwait(false);
            return sold.Link.Url;
        }

        /// <summary>Links of both vendors live for an hour.</summary>
        private static async Task<string> Old(RedemptionServer server, Vendor vendor)
        {
            var sold = await Sell(server, vendor).ConfigureAwait(false);
            await server.Clock.Advance(3600).ConfigureAwait(false);
            return sold.Link.Url;
        }

        private static async Task<string> Used(RedemptionServer server, Vendor vendor)
        {
            var sold = await Sell(server, vendor).ConfigureAwait(false);
            var other = await server.Session.Open(vendor, Sdk.Unity, Platform.Ios, appUserId: "ben").ConfigureAwait(false);
            await server.Redemption.Redeem(other.Session, url: sold.Link.Url).ConfigureAwait(false);
            await server.Session.Close(other.Session).ConfigureAwait(false);
            return sold.Link.Url;
        }

        private static async Task<string> Unknown(RedemptionServer server, Vendor vendor)
        {
            var sold = await Sell(server, vendor).ConfigureAwait(false);
            return sold.Link.Url.Replace(LinkCode.Of(sold.Link.Url), "nonsense");
        }

        private static async Task<string> OfAnotherUser(RedemptionServer server, Vendor vendor)
        {
            await server.Store.Policy(vendor, transfer: TransferPolicy.KeepWithOriginal).ConfigureAwait(false);
            return (await Sell(server, vendor, "ben").ConfigureAwait(false)).Link.Url;
        }

        private static async Task<string> Faulty(RedemptionServer server, Vendor vendor, FaultInjection fault, long? status)
        {
            var sold = await Sell(server, vendor).ConfigureAwait(false);
            // A count, because the SDK's other calls meet the fault too: configuring on Android redeems once and polls seven times.
            await server.Fault.Inject(fault, status: status, count: status.HasValue ? 9 : (long?)null).ConfigureAwait(false);
            return sold.Link.Url;
        }
    }
}
