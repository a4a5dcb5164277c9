using System;
using System.Collections;
using System.Collections.Generic;
using System.Linq;
using RedemptionKit.Contract;
using UnityEngine;

namespace RedemptionKit
{
    /// <summary>A phone with a game on it: native sides under the SDKs' own components, and links as the system opens them.</summary>
    /// <remarks>
    /// Each test starts one and disposes of it. Call it on the main thread. In an edit-mode test no frame passes, so `Open` and `Launch`
    /// deliver at once whatever the native sides have answered. In play mode messages arrive with the frames, as on a phone.
    /// </remarks>
    public sealed class Phone : IDisposable
    {
        /// <summary>A component that only Superwall's SDK has (Superwall-Unity 0.2.5).</summary>
        private const string SuperwallComponent = "Superwall.Internal.BridgeCallbackHandler";

        private readonly GameObjectMessages _messages;
        private readonly List<NativeSide> _sides = new List<NativeSide>();
        private readonly Action<string> _others;

        private Phone(RedemptionServer server, Platform platform)
        {
            Server = server;
            Platform = platform;
            _others = DeepLinks.Exchange(null);
            _messages = GameObjectMessages.Create();
        }

        /// <summary>The server that answers.</summary>
        public RedemptionServer Server { get; }

        /// <summary>The phone's system.</summary>
        public Platform Platform { get; }

        /// <summary>The redemptions that games asked for since the phone was started, and checks of them.</summary>
        public Redemptions Redemptions
        {
            get { return Server.Redemptions; }
        }

        /// <summary>Starts a fresh phone against a fresh store: resets the server, and sets aside earlier handlers of links.</summary>
        /// <param name="platform">The system whose native SDKs are simulated.</param>
        /// <param name="server">The server; null for the one of this test run.</param>
        public static Phone Start(Platform platform, RedemptionServer server = null)
        {
            var chosen = server ?? RedemptionServer.Shared().GetAwaiter().GetResult();
            chosen.Reset().GetAwaiter().GetResult();
            return new Phone(chosen, platform);
        }

        /// <summary>Puts a native side under RevenueCat's component; see `PurchasesInstaller`.</summary>
        /// <param name="purchases">The SDK's component; in play mode, after its `Start`.</param>
        /// <param name="sdkVersion">The version of the SDK; null for that of the package with the component. A warning is logged once if redemption may differ in it.</param>
        public PurchasesWrapper Install(MonoBehaviour purchases, string sdkVersion = null)
        {
            var version = sdkVersion ?? (purchases == null ? null : SdkVersion.Of(purchases.GetType().Assembly));
            var wrapper = PurchasesWrapper.Open(Server, Platform, _messages.Send, sdkVersion: version).GetAwaiter().GetResult();
            _sides.Add(wrapper);
            PurchasesInstaller.Install(purchases, wrapper);
            DeliverInEditMode();
            return wrapper;
        }

        /// <summary>Puts a native side under Superwall's `BridgeCallbackHandler`, and configures it.</summary>
        /// <remarks>
        /// The SDK compiles its calls to the native side out of the editor, so the test makes them on what this returns. The messages
        /// reach the SDK's component on the game object `SuperwallBridge`.
        /// </remarks>
        /// <param name="apiKey">Any key.</param>
        /// <param name="sdkVersion">The version of the SDK; null for that of its package. A warning is logged once if redemption may differ in it.</param>
        public SuperwallCallbacks InstallSuperwall(string apiKey = "key", string sdkVersion = null)
        {
            var version = sdkVersion ?? SdkVersion.OfType(SuperwallComponent);
            var superwall = SuperwallCallbacks.Open(Server, Platform, _messages.Send, sdkVersion: version).GetAwaiter().GetResult();
            SdkVersion.Warn(superwall);
            _sides.Add(superwall);
            superwall.Configure(apiKey);
            superwall.SetDelegate(true);
            DeliverInEditMode();
            return superwall;
        }

        /// <summary>Opens a link while the game runs: raises `Application.deepLinkActivated`.</summary>
        /// <exception cref="InvalidOperationException">No game listens, so the link is lost, as on a phone.</exception>
        public void Open(string url)
        {
            var handlers = DeepLinks.Exchange(null);
            DeepLinks.Exchange(handlers);
            if (handlers == null)
            {
                throw new InvalidOperationException(
                    "Nothing listens to `Application.deepLinkActivated`, so the game never sees the link. Subscribe in the game, or use `Launch`.");
            }
            DeepLinks.Activate(url);
            DeliverInEditMode();
        }

        /// <summary>Starts the game by a link: a cold start raises no event.</summary>
        /// <remarks>`Application.absoluteURL` cannot be set in the editor, so the game's own start takes the link as an argument.</remarks>
        /// <param name="url">The link.</param>
        /// <param name="start">What the game calls with `Application.absoluteURL` when it starts.</param>
        public void Launch(string url, Action<string> start)
        {
            start(url);
            DeliverInEditMode();
        }

        /// <summary>Waits for every call in progress and delivers its messages, until callbacks make no further call.</summary>
        /// <exception cref="ChannelSilent">A call is never answered; known after the server's time limit.</exception>
        public void Settle()
        {
            do
            {
                foreach (var side in _sides.ToArray())
                {
                    _messages.Settle(side);
                }
            }
            while (_sides.Any(one => !one.IsSettled));
        }

        /// <summary>Waits as `Settle` does, a frame at a time, for a `[UnityTest]`.</summary>
        /// <exception cref="ChannelSilent">A call is never answered; known after the server's time limit.</exception>
        public IEnumerator Settling()
        {
            do
            {
                yield return null;
                DeliverInEditMode();
            }
            while (_messages.HasMessages || _sides.Any(one => !one.IsSettled));
            Settle();
        }

        /// <summary>Removes the game: closes its sessions, and gives the earlier handlers of links back.</summary>
        public void Dispose()
        {
            foreach (var side in _sides)
            {
                side.Dispose();
            }
            _sides.Clear();
            DeepLinks.Exchange(_others);
            if (_messages != null)
            {
                UnityEngine.Object.DestroyImmediate(_messages.gameObject);
            }
        }

        private void DeliverInEditMode()
        {
            if (!Application.isPlaying)
            {
                _messages.Deliver();
            }
        }
    }
}
