using System.Collections.Generic;
using System.Linq;
using RedemptionKit.Contract;

namespace RedemptionKit
{
    /// <summary>A situation in which a game redeems: a row of the server's table (`outcomes/list`), for a table test.</summary>
    public sealed class OutcomeCase
    {
        private readonly Vendor _vendor;

        internal OutcomeCase(Vendor vendor, string name)
        {
            _vendor = vendor;
            Name = name;
            Outcome = OutcomeKind.Of(name.Split(' ')[0]);
        }

        /// <summary>A name for the test, such as `linkExpired (used)`.</summary>
        public string Name { get; }

        /// <summary>The outcome that the redemption has.</summary>
        public OutcomeKind Outcome { get; }

        /// <summary>Brings the situation about (`outcomes/prepare`), and returns the URL to open.</summary>
        /// <param name="server">What sells.</param>
        /// <param name="product">The product; null for `pro_monthly`.</param>
        /// <param name="entitlements">What it unlocks; null for `pro`.</param>
        /// <param name="kind">A subscription, or a one-time purchase; null for a subscription.</param>
        /// <param name="appUserId">The user who buys; null for nobody.</param>
        /// <param name="email">The buyer's address; empty for none, null for `jane.doe@example.com`.</param>
        /// <param name="scheme">The URL scheme of the links; null for the one that is set.</param>
        /// <exception cref="CallRefused">The server does not know the situation, or a value is wrong.</exception>
        public string Url(
            RedemptionServer server, string product = null, IReadOnlyList<string> entitlements = null, PurchaseKind kind = null,
            string appUserId = null, string email = null, string scheme = null)
        {
            return server.Outcomes.Prepare(_vendor, Name, product, entitlements, kind, appUserId, email, scheme).GetAwaiter().GetResult().Url;
        }

        /// <inheritdoc/>
        public override string ToString()
        {
            return Name;
        }
    }

    /// <summary>All outcomes of a redemption, and how to produce each: `[TestCaseSource(typeof(Outcomes), "Revenuecat")]`.</summary>
    /// <remarks>
    /// Faults hit redemptions alone and end with the next situation; policies last until `Reset`. `purchaseBelongsToOtherUser` needs a game
    /// that has logged in a user: an anonymous customer becomes an alias of the owner, and redeems the purchase.
    /// </remarks>
    public static class Outcomes
    {
        // NUnit needs the names before there is a server; a test compares them with its table.
        private static readonly string[] First =
        {
            "redeemed", "subscriptionExpired", "linkExpired (expired)", "linkExpired (used)", "linkExpired (no address)", "invalidCode"
        };

        private static readonly string[] Last = { "failed (offline)", "failed (timeout)", "failed (http 500)" };

        /// <summary>Those of RevenueCat's SDK.</summary>
        public static IReadOnlyList<OutcomeCase> Revenuecat { get; } = Of(Vendor.Revenuecat, "purchaseBelongsToOtherUser");

        /// <summary>Those of Superwall's SDK. It never says that a purchase belongs to another user.</summary>
        public static IReadOnlyList<OutcomeCase> Superwall { get; } = Of(Vendor.Superwall);

        private static IReadOnlyList<OutcomeCase> Of(Vendor vendor, params string[] more)
        {
            return First.Concat(more).Concat(Last).Select(name => new OutcomeCase(vendor, name)).ToList();
        }
    }
}
