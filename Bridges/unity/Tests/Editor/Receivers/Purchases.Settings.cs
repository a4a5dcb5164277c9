using System;
using System.Collections.Generic;
using System.Linq;
using Newtonsoft.Json;
using Newtonsoft.Json.Linq;

namespace RedemptionKit.Tests
{
    /// <remarks>The setters of purchases-unity 9.7.0, `Purchases.cs`. None of them changes a redemption.</remarks>
    public sealed partial class Purchases
    {
        private Action<CustomerInfo, Error> _syncPurchases;

        /// <summary>How much the SDK logs.</summary>
        /// <remarks>purchases-unity 9.7.0, `LogLevel.cs`.</remarks>
        public enum LogLevel
        {
            /// <summary>Everything.</summary>
            Verbose,

            /// <summary>What helps to find a defect.</summary>
            Debug,

            /// <summary>The default.</summary>
            Info,

            /// <summary>Warnings and errors.</summary>
            Warn,

            /// <summary>Errors only.</summary>
            Error
        }

        /// <summary>Sets how much the SDK logs; the native side gets the level in capitals.</summary>
        public void SetLogLevel(LogLevel level)
        {
            Wrapper.Ask("SetLogLevel", level.ToString().ToUpperInvariant());
        }

        /// <summary>Sets attributes of the customer; null removes one.</summary>
        public void SetAttributes(Dictionary<string, string> attributes)
        {
            var json = new JObject(attributes.Select(one => new JProperty(one.Key, one.Value)));
            Wrapper.Ask("SetAttributes", json.ToString(Formatting.None));
        }

        /// <summary>Sets the customer's e-mail address; null or an empty text removes it.</summary>
        public void SetEmail(string email)
        {
            Wrapper.Ask("SetEmail", email);
        }

        /// <summary>Sets the phone number; null or an empty text removes it.</summary>
        public void SetPhoneNumber(string phoneNumber)
        {
            Wrapper.Ask("SetPhoneNumber", phoneNumber);
        }

        /// <summary>Sets the display name; null or an empty text removes it.</summary>
        public void SetDisplayName(string displayName)
        {
            Wrapper.Ask("SetDisplayName", displayName);
        }

        /// <summary>Sets the push token; null or an empty text removes it.</summary>
        public void SetPushToken(string token)
        {
            Wrapper.Ask("SetPushToken", token);
        }

        /// <summary>Sets the Adjust id; null or an empty text removes it.</summary>
        public void SetAdjustID(string adjustID)
        {
            Wrapper.Ask("SetAdjustID", adjustID);
        }

        /// <summary>Sets the AppsFlyer id; null or an empty text removes it.</summary>
        public void SetAppsflyerID(string appsflyerID)
        {
            Wrapper.Ask("SetAppsflyerID", appsflyerID);
        }

        /// <summary>Sets the Facebook anonymous id; null or an empty text removes it.</summary>
        public void SetFBAnonymousID(string fbAnonymousID)
        {
            Wrapper.Ask("SetFBAnonymousID", fbAnonymousID);
        }

        /// <summary>Sets the mParticle id; null or an empty text removes it.</summary>
        public void SetMparticleID(string mparticleID)
        {
            Wrapper.Ask("SetMparticleID", mparticleID);
        }

        /// <summary>Sets the OneSignal player id; null or an empty text removes it.</summary>
        public void SetOnesignalID(string onesignalID)
        {
            Wrapper.Ask("SetOnesignalID", onesignalID);
        }

        /// <summary>Sets the OneSignal user id; null or an empty text removes it.</summary>
        public void SetOnesignalUserID(string onesignalUserID)
        {
            Wrapper.Ask("SetOnesignalUserID", onesignalUserID);
        }

        /// <summary>Sets the Airship channel id; null or an empty text removes it.</summary>
        public void SetAirshipChannelID(string airshipChannelID)
        {
            Wrapper.Ask("SetAirshipChannelID", airshipChannelID);
        }

        /// <summary>Sets the CleverTap id; null or an empty text removes it.</summary>
        public void SetCleverTapID(string cleverTapID)
        {
            Wrapper.Ask("SetCleverTapID", cleverTapID);
        }

        /// <summary>Sets the Mixpanel distinct id; null or an empty text removes it.</summary>
        public void SetMixpanelDistinctID(string mixpanelDistinctID)
        {
            Wrapper.Ask("SetMixpanelDistinctID", mixpanelDistinctID);
        }

        /// <summary>Sets the Firebase app instance id; null or an empty text removes it.</summary>
        public void SetFirebaseAppInstanceID(string firebaseAppInstanceID)
        {
            Wrapper.Ask("SetFirebaseAppInstanceID", firebaseAppInstanceID);
        }

        /// <summary>Sets the media source of the install; null or an empty text removes it.</summary>
        public void SetMediaSource(string mediaSource)
        {
            Wrapper.Ask("SetMediaSource", mediaSource);
        }

        /// <summary>Sets the campaign of the install; null or an empty text removes it.</summary>
        public void SetCampaign(string campaign)
        {
            Wrapper.Ask("SetCampaign", campaign);
        }

        /// <summary>Sets the ad group of the install; null or an empty text removes it.</summary>
        public void SetAdGroup(string adGroup)
        {
            Wrapper.Ask("SetAdGroup", adGroup);
        }

        /// <summary>Sets the ad of the install; null or an empty text removes it.</summary>
        public void SetAd(string ad)
        {
            Wrapper.Ask("SetAd", ad);
        }

        /// <summary>Sets the keyword of the install; null or an empty text removes it.</summary>
        public void SetKeyword(string keyword)
        {
            Wrapper.Ask("SetKeyword", keyword);
        }

        /// <summary>Sets the creative of the install; null or an empty text removes it.</summary>
        public void SetCreative(string creative)
        {
            Wrapper.Ask("SetCreative", creative);
        }

        /// <summary>Collects the identifiers of the device.</summary>
        public void CollectDeviceIdentifiers()
        {
            Wrapper.Ask("CollectDeviceIdentifiers");
        }

        /// <summary>Sends the store's purchases to the service; the callback gets the customer.</summary>
        public void SyncPurchases(Action<CustomerInfo, Error> callback = null)
        {
            _syncPurchases = callback;
            Wrapper.Post("SyncPurchases");
        }
    }
}
