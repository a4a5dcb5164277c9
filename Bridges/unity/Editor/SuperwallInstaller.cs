using System;
using System.Linq;
using System.Reflection;
using UnityEngine;

namespace RedemptionKit
{
    /// <summary>Lets a game's own `Superwall.Shared.HandleDeepLink` redeem in the editor, where the SDK has no native calls.</summary>
    /// <remarks>
    /// In the editor the SDK logs each call, such as `[Superwall] HandleDeepLink(URL)`, and returns false (Superwall-Unity 0.2.5,
    /// `Superwall.cs`). This passes the logged link to the native side; the game still gets false. In edit mode it also makes the SDK's
    /// instance and its receiver, as `Superwall.Configure` does in play mode: there `DontDestroyOnLoad` throws.
    /// </remarks>
    internal sealed class SuperwallInstaller : IDisposable
    {
        /// <summary>The SDK's receiver of messages (Superwall-Unity 0.2.5).</summary>
        internal const string Receiver = "Superwall.Internal.BridgeCallbackHandler";

        private const string Call = "[Superwall] HandleDeepLink(";
        private const BindingFlags Members = BindingFlags.Static | BindingFlags.NonPublic;

        private readonly SuperwallCallbacks _native;
        private readonly FieldInfo _shared;
        private readonly FieldInfo _instance;
        private readonly GameObject _made;

        internal SuperwallInstaller(SuperwallCallbacks native)
        {
            _native = native;
            Application.logMessageReceived += Hear;
            var receiver = Find(Receiver);
            if (Application.isPlaying || receiver == null)
            {
                return;
            }
            var sdk = receiver.Assembly.GetType("Superwall.Superwall");
            _shared = Field(sdk, "_shared");
            _instance = Field(receiver, "_instance");
            var holder = GameObject.Find(SuperwallCallbacks.GameObjectName);
            if (holder == null)
            {
                _made = holder = new GameObject(SuperwallCallbacks.GameObjectName);
                holder.AddComponent(receiver);
            }
            _instance.SetValue(null, holder.GetComponent(receiver));
            _shared.SetValue(null, Activator.CreateInstance(sdk, true));
        }

        public void Dispose()
        {
            Application.logMessageReceived -= Hear;
            _shared?.SetValue(null, null);
            _instance?.SetValue(null, null);
            if (_made != null)
            {
                UnityEngine.Object.DestroyImmediate(_made);
            }
        }

        private static Type Find(string name)
        {
            return AppDomain.CurrentDomain.GetAssemblies().Select(one => one.GetType(name)).FirstOrDefault(one => one != null);
        }

        private static FieldInfo Field(Type type, string name)
        {
            var field = type == null ? null : type.GetField(name, Members);
            if (field == null)
            {
                throw new MissingFieldException(type == null ? "Superwall.Superwall" : type.FullName, name);
            }
            return field;
        }

        private void Hear(string condition, string stackTrace, LogType type)
        {
            if (condition.StartsWith(Call, StringComparison.Ordinal) && condition.EndsWith(")", StringComparison.Ordinal))
            {
                _native.HandleDeepLink(condition.Substring(Call.Length, condition.Length - Call.Length - 1));
            }
        }
    }
}
