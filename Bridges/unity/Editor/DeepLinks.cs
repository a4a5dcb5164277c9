using System;
using System.Reflection;
using UnityEngine;

namespace RedemptionKit
{
    /// <summary>Delivers a link to a running game as the engine does.</summary>
    /// <remarks>
    /// UnityCsReference 6000.7, `Application.cs`: native code calls the internal `InvokeDeepLinkActivated`, which raises the event
    /// `deepLinkActivated`. `Application.absoluteURL` has no setter, and is empty in the editor.
    /// </remarks>
    internal static class DeepLinks
    {
        private const BindingFlags Members = BindingFlags.Static | BindingFlags.NonPublic;

        internal static void Activate(string url)
        {
            var activate = typeof(Application).GetMethod("InvokeDeepLinkActivated", Members, null, new[] { typeof(string) }, null);
            if (activate == null)
            {
                throw new MissingMethodException("Application", "InvokeDeepLinkActivated");
            }
            ReflectedCall.Invoke(activate, null, url);
        }

        /// <summary>Replaces the handlers of the event, and returns the old ones.</summary>
        internal static Action<string> Exchange(Action<string> handlers)
        {
            var field = typeof(Application).GetField("deepLinkActivated", Members);
            if (field == null)
            {
                throw new MissingFieldException("Application", "deepLinkActivated");
            }
            var old = (Action<string>)field.GetValue(null);
            field.SetValue(null, handlers);
            return old;
        }
    }
}
