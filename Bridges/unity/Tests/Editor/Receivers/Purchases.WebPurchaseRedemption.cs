using System;
using Newtonsoft.Json.Linq;

namespace RedemptionKit.Tests
{
    public sealed partial class Purchases
    {
        /// <summary>A redemption link that the SDK has taken for one.</summary>
        public sealed class WebPurchaseRedemption
        {
            /// <summary>Takes any text, as upstream does: the native side parses it again.</summary>
            public WebPurchaseRedemption(string redemptionLink)
            {
                RedemptionLink = redemptionLink;
            }

            /// <summary>The whole link.</summary>
            public string RedemptionLink { get; }
        }

        /// <summary>What came of a redemption. Null in its place means an error, or a link that is none.</summary>
        public abstract class WebPurchaseRedemptionResult
        {
            private WebPurchaseRedemptionResult()
            {
            }

            /// <summary>Reads one as upstream does.</summary>
            /// <exception cref="ArgumentException">The result is unknown.</exception>
            public static WebPurchaseRedemptionResult FromJson(JObject json)
            {
                switch ((string)json["result"])
                {
                    case "SUCCESS":
                        return new Success(CustomerInfo.FromJson(json["customerInfo"]));
                    case "ERROR":
                        return new RedemptionError(new Error(json["error"]));
                    case "INVALID_TOKEN":
                        return InvalidToken.Instance;
                    case "EXPIRED":
                        return new Expired((string)json["obfuscatedEmail"]);
                    case "PURCHASE_BELONGS_TO_OTHER_USER":
                        return PurchaseBelongsToOtherUser.Instance;
                    default:
                        throw new ArgumentException("Unknown result of a web purchase redemption.");
                }
            }

            /// <summary>The purchase is the user's.</summary>
            public sealed class Success : WebPurchaseRedemptionResult
            {
                internal Success(CustomerInfo customerInfo)
                {
                    CustomerInfo = customerInfo;
                }

                /// <summary>What the user has now.</summary>
                public CustomerInfo CustomerInfo { get; }
            }

            /// <summary>The redemption failed. Upstream has the class, and its receiver never gives it to an app.</summary>
            public sealed class RedemptionError : WebPurchaseRedemptionResult
            {
                internal RedemptionError(Error error)
                {
                    Error = error;
                }

                /// <summary>Why.</summary>
                public Error Error { get; }
            }

            /// <summary>There is no such link.</summary>
            public sealed class InvalidToken : WebPurchaseRedemptionResult
            {
                /// <summary>The only one.</summary>
                public static readonly InvalidToken Instance = new InvalidToken();

                private InvalidToken()
                {
                }
            }

            /// <summary>The link is too old or was used already; a new one may be on its way.</summary>
            public sealed class Expired : WebPurchaseRedemptionResult
            {
                internal Expired(string obfuscatedEmail)
                {
                    ObfuscatedEmail = obfuscatedEmail;
                }

                /// <summary>Where a new link was sent, masked; may be empty.</summary>
                public string ObfuscatedEmail { get; }
            }

            /// <summary>Another user has the purchase and keeps it.</summary>
            public sealed class PurchaseBelongsToOtherUser : WebPurchaseRedemptionResult
            {
                /// <summary>The only one.</summary>
                public static readonly PurchaseBelongsToOtherUser Instance = new PurchaseBelongsToOtherUser();

                private PurchaseBelongsToOtherUser()
                {
                }
            }
        }

        /// <summary>An error of the SDK.</summary>
        public sealed class Error
        {
            internal Error(JToken json)
            {
                Message = (string)json["message"] ?? "";
                Code = (int?)json["code"] ?? 0;
                UnderlyingErrorMessage = (string)json["underlyingErrorMessage"] ?? "";
                ReadableErrorCode = (string)json["readableErrorCode"] ?? "";
            }

            /// <summary>What the SDK says.</summary>
            public string Message { get; }

            /// <summary>The SDK's number of it; 0 where there is none.</summary>
            public int Code { get; }

            /// <summary>What lies beneath.</summary>
            public string UnderlyingErrorMessage { get; }

            /// <summary>The SDK's word for it.</summary>
            public string ReadableErrorCode { get; }
        }
    }
}
