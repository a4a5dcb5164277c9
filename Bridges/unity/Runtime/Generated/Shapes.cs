// Made by `redemption codegen --language csharp` from the schemas of RedemptionKit; do not edit.
using System;
using Newtonsoft.Json.Linq;

namespace RedemptionKit.Contract
{
    /// <summary>A type of the contract, found by name at run time.</summary>
    public sealed class Shape
    {
        internal Shape(string name, Func<JToken, object> read, Func<object, JToken> write)
        {
            Name = name;
            Read = read;
            Write = write;
        }

        /// <summary>The type's name in the contract.</summary>
        public string Name { get; }

        /// <summary>Reads a value of the type.</summary>
        public Func<JToken, object> Read { get; }

        /// <summary>Writes what <c>Read</c> has read.</summary>
        public Func<object, JToken> Write { get; }
    }

    /// <summary>Types of the contract by their names in the JSON.</summary>
    public static class Shapes
    {
        /// <summary>The params of a method; null for an unknown one.</summary>
        public static Shape Params(string method)
        {
            switch (method)
            {
                case "server/describe": return new Shape("NoParams", json => NoParams.Read(json), value => ((NoParams)value).Write());
                case "link/parse": return new Shape("LinkParseParams", json => LinkParseParams.Read(json), value => ((LinkParseParams)value).Write());
                case "session/open": return new Shape("SessionOpenParams", json => SessionOpenParams.Read(json), value => ((SessionOpenParams)value).Write());
                case "session/describe": return new Shape("SessionParams", json => SessionParams.Read(json), value => ((SessionParams)value).Write());
                case "session/list": return new Shape("SessionListParams", json => SessionListParams.Read(json), value => ((SessionListParams)value).Write());
                case "session/close": return new Shape("SessionParams", json => SessionParams.Read(json), value => ((SessionParams)value).Write());
                case "session/background": return new Shape("SessionBackgroundParams", json => SessionBackgroundParams.Read(json), value => ((SessionBackgroundParams)value).Write());
                case "session/foreground": return new Shape("SessionParams", json => SessionParams.Read(json), value => ((SessionParams)value).Write());
                case "session/handleDeepLink": return new Shape("SessionHandleDeepLinkParams", json => SessionHandleDeepLinkParams.Read(json), value => ((SessionHandleDeepLinkParams)value).Write());
                case "redemption/redeem": return new Shape("RedemptionRedeemParams", json => RedemptionRedeemParams.Read(json), value => ((RedemptionRedeemParams)value).Write());
                case "redemption/list": return new Shape("RedemptionListParams", json => RedemptionListParams.Read(json), value => ((RedemptionListParams)value).Write());
                case "redemption/expect": return new Shape("RedemptionExpectParams", json => RedemptionExpectParams.Read(json), value => ((RedemptionExpectParams)value).Write());
                case "outcomes/list": return new Shape("OutcomesListParams", json => OutcomesListParams.Read(json), value => ((OutcomesListParams)value).Write());
                case "outcomes/prepare": return new Shape("OutcomesPrepareParams", json => OutcomesPrepareParams.Read(json), value => ((OutcomesPrepareParams)value).Write());
                case "device/wipe": return new Shape("DeviceWipeParams", json => DeviceWipeParams.Read(json), value => ((DeviceWipeParams)value).Write());
                case "device/set": return new Shape("DeviceSetParams", json => DeviceSetParams.Read(json), value => ((DeviceSetParams)value).Write());
                case "channel/call": return new Shape("ChannelCallParams", json => ChannelCallParams.Read(json), value => ((ChannelCallParams)value).Write());
                case "store/purchase": return new Shape("StorePurchaseParams", json => StorePurchaseParams.Read(json), value => ((StorePurchaseParams)value).Write());
                case "store/issueLink": return new Shape("PurchaseParams", json => PurchaseParams.Read(json), value => ((PurchaseParams)value).Write());
                case "store/expire": return new Shape("PurchaseParams", json => PurchaseParams.Read(json), value => ((PurchaseParams)value).Write());
                case "store/cancel": return new Shape("PurchaseParams", json => PurchaseParams.Read(json), value => ((PurchaseParams)value).Write());
                case "store/pause": return new Shape("StorePauseParams", json => StorePauseParams.Read(json), value => ((StorePauseParams)value).Write());
                case "store/resume": return new Shape("PurchaseParams", json => PurchaseParams.Read(json), value => ((PurchaseParams)value).Write());
                case "store/changeProduct": return new Shape("StoreChangeProductParams", json => StoreChangeProductParams.Read(json), value => ((StoreChangeProductParams)value).Write());
                case "store/refund": return new Shape("PurchaseParams", json => PurchaseParams.Read(json), value => ((PurchaseParams)value).Write());
                case "store/update": return new Shape("StoreUpdateParams", json => StoreUpdateParams.Read(json), value => ((StoreUpdateParams)value).Write());
                case "store/receipts": return new Shape("StoreReceiptsParams", json => StoreReceiptsParams.Read(json), value => ((StoreReceiptsParams)value).Write());
                case "store/policy": return new Shape("StorePolicyParams", json => StorePolicyParams.Read(json), value => ((StorePolicyParams)value).Write());
                case "store/reset": return new Shape("StoreResetParams", json => StoreResetParams.Read(json), value => ((StoreResetParams)value).Write());
                case "store/mailbox": return new Shape("StoreMailboxParams", json => StoreMailboxParams.Read(json), value => ((StoreMailboxParams)value).Write());
                case "store/list": return new Shape("StoreListParams", json => StoreListParams.Read(json), value => ((StoreListParams)value).Write());
                case "clock/now": return new Shape("NoParams", json => NoParams.Read(json), value => ((NoParams)value).Write());
                case "clock/advance": return new Shape("ClockAdvanceParams", json => ClockAdvanceParams.Read(json), value => ((ClockAdvanceParams)value).Write());
                case "fault/inject": return new Shape("FaultInjectParams", json => FaultInjectParams.Read(json), value => ((FaultInjectParams)value).Write());
                case "fault/list": return new Shape("NoParams", json => NoParams.Read(json), value => ((NoParams)value).Write());
                case "fault/clear": return new Shape("FaultClearParams", json => FaultClearParams.Read(json), value => ((FaultClearParams)value).Write());
                case "fault/release": return new Shape("FaultReleaseParams", json => FaultReleaseParams.Read(json), value => ((FaultReleaseParams)value).Write());
                default: return null;
            }
        }

        /// <summary>The result of a method; null for an unknown one.</summary>
        public static Shape Result(string method)
        {
            switch (method)
            {
                case "server/describe": return new Shape("ServerDescribeResult", json => ServerDescribeResult.Read(json), value => ((ServerDescribeResult)value).Write());
                case "link/parse": return new Shape("LinkParseResult", json => LinkParseResult.Read(json), value => ((LinkParseResult)value).Write());
                case "session/open": return new Shape("SessionOpenResult", json => SessionOpenResult.Read(json), value => ((SessionOpenResult)value).Write());
                case "session/describe": return new Shape("SessionState", json => SessionState.Read(json), value => ((SessionState)value).Write());
                case "session/list": return new Shape("SessionListResult", json => SessionListResult.Read(json), value => ((SessionListResult)value).Write());
                case "session/close": return new Shape("SessionState", json => SessionState.Read(json), value => ((SessionState)value).Write());
                case "session/background": return new Shape("SessionState", json => SessionState.Read(json), value => ((SessionState)value).Write());
                case "session/foreground": return new Shape("SessionState", json => SessionState.Read(json), value => ((SessionState)value).Write());
                case "session/handleDeepLink": return new Shape("SessionHandleDeepLinkResult", json => SessionHandleDeepLinkResult.Read(json), value => ((SessionHandleDeepLinkResult)value).Write());
                case "redemption/redeem": return new Shape("RedemptionRedeemResult", json => RedemptionRedeemResult.Read(json), value => ((RedemptionRedeemResult)value).Write());
                case "redemption/list": return new Shape("RedemptionListResult", json => RedemptionListResult.Read(json), value => ((RedemptionListResult)value).Write());
                case "redemption/expect": return new Shape("RedemptionListResult", json => RedemptionListResult.Read(json), value => ((RedemptionListResult)value).Write());
                case "outcomes/list": return new Shape("OutcomesListResult", json => OutcomesListResult.Read(json), value => ((OutcomesListResult)value).Write());
                case "outcomes/prepare": return new Shape("OutcomesPrepareResult", json => OutcomesPrepareResult.Read(json), value => ((OutcomesPrepareResult)value).Write());
                case "device/wipe": return new Shape("DeviceResult", json => DeviceResult.Read(json), value => ((DeviceResult)value).Write());
                case "device/set": return new Shape("DeviceResult", json => DeviceResult.Read(json), value => ((DeviceResult)value).Write());
                case "channel/call": return new Shape("ChannelCallResult", json => ChannelCallResult.Read(json), value => ((ChannelCallResult)value).Write());
                case "store/purchase": return new Shape("StorePurchaseResult", json => StorePurchaseResult.Read(json), value => ((StorePurchaseResult)value).Write());
                case "store/issueLink": return new Shape("StoreIssueLinkResult", json => StoreIssueLinkResult.Read(json), value => ((StoreIssueLinkResult)value).Write());
                case "store/expire": return new Shape("PurchaseResult", json => PurchaseResult.Read(json), value => ((PurchaseResult)value).Write());
                case "store/cancel": return new Shape("PurchaseResult", json => PurchaseResult.Read(json), value => ((PurchaseResult)value).Write());
                case "store/pause": return new Shape("PurchaseResult", json => PurchaseResult.Read(json), value => ((PurchaseResult)value).Write());
                case "store/resume": return new Shape("PurchaseResult", json => PurchaseResult.Read(json), value => ((PurchaseResult)value).Write());
                case "store/changeProduct": return new Shape("PurchaseResult", json => PurchaseResult.Read(json), value => ((PurchaseResult)value).Write());
                case "store/refund": return new Shape("PurchaseResult", json => PurchaseResult.Read(json), value => ((PurchaseResult)value).Write());
                case "store/update": return new Shape("PurchaseResult", json => PurchaseResult.Read(json), value => ((PurchaseResult)value).Write());
                case "store/receipts": return new Shape("StoreReceiptsResult", json => StoreReceiptsResult.Read(json), value => ((StoreReceiptsResult)value).Write());
                case "store/policy": return new Shape("StorePolicyResult", json => StorePolicyResult.Read(json), value => ((StorePolicyResult)value).Write());
                case "store/reset": return new Shape("StoreResetResult", json => StoreResetResult.Read(json), value => ((StoreResetResult)value).Write());
                case "store/mailbox": return new Shape("StoreMailboxResult", json => StoreMailboxResult.Read(json), value => ((StoreMailboxResult)value).Write());
                case "store/list": return new Shape("StoreListResult", json => StoreListResult.Read(json), value => ((StoreListResult)value).Write());
                case "clock/now": return new Shape("ClockResult", json => ClockResult.Read(json), value => ((ClockResult)value).Write());
                case "clock/advance": return new Shape("ClockResult", json => ClockResult.Read(json), value => ((ClockResult)value).Write());
                case "fault/inject": return new Shape("FaultInjectResult", json => FaultInjectResult.Read(json), value => ((FaultInjectResult)value).Write());
                case "fault/list": return new Shape("FaultInjectResult", json => FaultInjectResult.Read(json), value => ((FaultInjectResult)value).Write());
                case "fault/clear": return new Shape("FaultClearResult", json => FaultClearResult.Read(json), value => ((FaultClearResult)value).Write());
                case "fault/release": return new Shape("FaultReleaseResult", json => FaultReleaseResult.Read(json), value => ((FaultReleaseResult)value).Write());
                default: return null;
            }
        }

        /// <summary>The params of a notification of the server; null for an unknown one.</summary>
        public static Shape Notification(string method)
        {
            switch (method)
            {
                case "session/event": return new Shape("SessionEvent", json => SessionEvent.Read(json), value => ((SessionEvent)value).Write());
                default: return null;
            }
        }
    }
}
