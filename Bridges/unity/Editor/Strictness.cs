using System;
using System.Collections.Generic;
using System.Linq;
using RedemptionKit.Contract;
using UnityEngine;

namespace RedemptionKit
{
    /// <summary>A strict phone saw a link that was never redeemed, or a message that the game did not hear.</summary>
    public sealed class StrictPhoneFailed : RedemptionException
    {
        internal StrictPhoneFailed(IReadOnlyList<string> missed) : base("The phone is strict. " + string.Concat(missed.Select(one => one + ". ").ToArray()).Trim())
        {
        }
    }

    /// <summary>What a strict phone looks for when the test has ended.</summary>
    internal sealed class Strictness
    {
        private readonly Dictionary<NativeSide, MonoBehaviour> _components = new Dictionary<NativeSide, MonoBehaviour>();

        internal void Watch(NativeSide side, MonoBehaviour purchases)
        {
            _components[side] = purchases;
        }

        internal void Check(RedemptionServer server, GameObjectMessages messages)
        {
            var asked = server.Redemption.List().GetAwaiter().GetResult().Redemptions.Where(one => one.Code != null).Select(one => one.Code).ToList();
            // A damaged link is the sold one with more behind its code.
            var links = Sold(server)
                .Where(sold => sold.Codes.Count > 0 && !sold.Codes.Any(code => asked.Any(one => one.StartsWith(code.Code, StringComparison.Ordinal))))
                .Select(sold => "A link to " + sold.Purchase.Product + " was sold and never redeemed");
            // What the test has taken itself, it has heard.
            var told = server.Events.Take().Where(one => one.Name == "customerInfoUpdated").Select(one => one.Session).ToList();
            var deaf = _components.Where(one => told.Contains(one.Key.Session) && IsDeaf(one.Value))
                .Select(one => "`customerInfoUpdated` came, and RevenueCat's component has no `listener`");
            var missed = links.Concat(messages.Unheard).Concat(deaf).ToList();
            if (missed.Count > 0)
            {
                throw new StrictPhoneFailed(missed);
            }
        }

        private static IEnumerable<ListedPurchase> Sold(RedemptionServer server)
        {
            string cursor = null;
            do
            {
                var page = server.Store.List(reveal: true, cursor: cursor).GetAwaiter().GetResult();
                foreach (var sold in page.Purchases)
                {
                    yield return sold;
                }
                cursor = page.NextCursor;
            }
            while (cursor != null);
        }

        /// <summary>The public field `listener` hears of a changed customer (purchases-unity 9.7.0, `Purchases.cs`).</summary>
        private static bool IsDeaf(MonoBehaviour purchases)
        {
            var listener = purchases.GetType().GetField("listener");
            return listener != null && listener.GetValue(purchases) == null;
        }
    }
}
