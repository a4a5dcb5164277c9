using System.Collections.Generic;
using System.Linq;
using Newtonsoft.Json.Linq;

namespace RedemptionKit
{
    /// <summary>What came of a redemption, as Superwall's Unity SDK tells it: neither the purchaser nor the paywall is in it.</summary>
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
                    return new SuccessResult(code, Identifiers(data));
                case "error":
                    return new ErrorResult(code, (string)data["error"]);
                case "expiredcode":
                    return new ExpiredCodeResult(code, (bool?)data["resent"] ?? false, (string)data["obfuscatedEmail"]);
                case "invalidcode":
                    return new InvalidCodeResult(code);
                case "expiredsubscription":
                    return new ExpiredSubscriptionResult(code, Identifiers(data));
                default:
                    return null;
            }
        }

        private static IReadOnlyList<string> Identifiers(JObject data)
        {
            var info = data["redemptionInfo"] as JObject ?? new JObject();
            return (info["entitlements"] as JArray ?? new JArray()).Select(one => (string)one["id"]).ToList();
        }

        /// <summary>The purchase is the user's.</summary>
        public sealed class SuccessResult : RedemptionResult
        {
            internal SuccessResult(string code, IReadOnlyList<string> entitlements) : base(code)
            {
                Entitlements = entitlements;
            }

            /// <summary>The identifiers of what it gave.</summary>
            public IReadOnlyList<string> Entitlements { get; }
        }

        /// <summary>It failed: the network, the service, or another user's purchase.</summary>
        public sealed class ErrorResult : RedemptionResult
        {
            internal ErrorResult(string code, string message) : base(code)
            {
                Message = message;
            }

            /// <summary>Why, for people.</summary>
            public string Message { get; }
        }

        /// <summary>The code was too old or used already.</summary>
        public sealed class ExpiredCodeResult : RedemptionResult
        {
            internal ExpiredCodeResult(string code, bool resent, string obfuscatedEmail) : base(code)
            {
                Resent = resent;
                ObfuscatedEmail = obfuscatedEmail;
            }

            /// <summary>Whether a new link was sent.</summary>
            public bool Resent { get; }

            /// <summary>Where to, masked; null where nobody told.</summary>
            public string ObfuscatedEmail { get; }
        }

        /// <summary>There is no such code.</summary>
        public sealed class InvalidCodeResult : RedemptionResult
        {
            internal InvalidCodeResult(string code) : base(code)
            {
            }
        }

        /// <summary>The code was good, its subscription has run out.</summary>
        public sealed class ExpiredSubscriptionResult : RedemptionResult
        {
            internal ExpiredSubscriptionResult(string code, IReadOnlyList<string> entitlements) : base(code)
            {
                Entitlements = entitlements;
            }

            /// <summary>The identifiers of what it once gave.</summary>
            public IReadOnlyList<string> Entitlements { get; }
        }
    }
}
