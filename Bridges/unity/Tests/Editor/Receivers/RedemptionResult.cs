using System.Collections.Generic;
using System.Linq;
using Newtonsoft.Json.Linq;

namespace RedemptionKit.Tests
{
    /// <summary>The result of a redemption, with the members of Superwall's own class, so that a handler compiles against both.</summary>
    /// <remarks>
    /// Superwall-Unity 0.2.5, `RedemptionResult.cs`. Its native sides send neither the purchaser nor the paywall, so those members of
    /// `RedemptionInfo` are missing here; in the SDK they are always null.
    /// </remarks>
    public abstract class RedemptionResult
    {
        private RedemptionResult(string code)
        {
            Code = code;
        }

        /// <summary>The code of the link.</summary>
        public string Code { get; }

        /// <summary>Reads the data of `didRedeemLink`; null for an unknown type. Types are compared without case.</summary>
        public static RedemptionResult Read(JObject data)
        {
            var code = (string)data["code"];
            switch (((string)data["type"] ?? "").ToLowerInvariant())
            {
                case "success":
                    return new SuccessResult(code, new RedeemedInfo(data));
                case "error":
                    return new ErrorResult(code, new ErrorInfo((string)data["error"]));
                case "expiredcode":
                    return new ExpiredCodeResult(code, new ExpiredCodeInfo(data));
                case "invalidcode":
                    return new InvalidCodeResult(code);
                case "expiredsubscription":
                    return new ExpiredSubscriptionResult(code, new RedeemedInfo(data));
                default:
                    return null;
            }
        }

        /// <summary>The purchase is the user's.</summary>
        public sealed class SuccessResult : RedemptionResult
        {
            internal SuccessResult(string code, RedeemedInfo info) : base(code)
            {
                RedemptionInfo = info;
            }

            /// <summary>What it gave.</summary>
            public RedeemedInfo RedemptionInfo { get; }
        }

        /// <summary>It failed: the network, the service, or another user's purchase.</summary>
        public sealed class ErrorResult : RedemptionResult
        {
            internal ErrorResult(string code, ErrorInfo error) : base(code)
            {
                Error = error;
            }

            /// <summary>Why.</summary>
            public ErrorInfo Error { get; }
        }

        /// <summary>The code was too old, or used already.</summary>
        public sealed class ExpiredCodeResult : RedemptionResult
        {
            internal ExpiredCodeResult(string code, ExpiredCodeInfo info) : base(code)
            {
                Info = info;
            }

            /// <summary>Whether a new link was sent, and where to.</summary>
            public ExpiredCodeInfo Info { get; }
        }

        /// <summary>There is no such code.</summary>
        public sealed class InvalidCodeResult : RedemptionResult
        {
            internal InvalidCodeResult(string code) : base(code)
            {
            }
        }

        /// <summary>The code was good, but its subscription has run out.</summary>
        public sealed class ExpiredSubscriptionResult : RedemptionResult
        {
            internal ExpiredSubscriptionResult(string code, RedeemedInfo info) : base(code)
            {
                RedemptionInfo = info;
            }

            /// <summary>What it once gave.</summary>
            public RedeemedInfo RedemptionInfo { get; }
        }
    }

    /// <summary>The error of a redemption.</summary>
    public sealed class ErrorInfo
    {
        internal ErrorInfo(string message)
        {
            Message = message;
        }

        /// <summary>Why, for people.</summary>
        public string Message { get; }
    }

    /// <summary>What happens to a link that is too old.</summary>
    public sealed class ExpiredCodeInfo
    {
        internal ExpiredCodeInfo(JObject data)
        {
            Resent = (bool?)data["resent"] ?? false;
            ObfuscatedEmail = (string)data["obfuscatedEmail"];
        }

        /// <summary>True if a new link was sent.</summary>
        public bool Resent { get; }

        /// <summary>The masked address that it was sent to; null if the service did not report it.</summary>
        public string ObfuscatedEmail { get; }
    }

    /// <summary>What a redeemed code gives.</summary>
    public sealed class RedeemedInfo
    {
        internal RedeemedInfo(JObject data)
        {
            var info = data["redemptionInfo"] as JObject ?? new JObject();
            Entitlements = (info["entitlements"] as JArray ?? new JArray()).Select(one => new RedeemedEntitlement((string)one["id"])).ToList();
        }

        /// <summary>Its entitlements.</summary>
        public IReadOnlyList<RedeemedEntitlement> Entitlements { get; }
    }

    /// <summary>One entitlement of a redeemed code.</summary>
    public sealed class RedeemedEntitlement
    {
        internal RedeemedEntitlement(string id)
        {
            Id = id;
        }

        /// <summary>Its identifier.</summary>
        public string Id { get; }
    }
}
