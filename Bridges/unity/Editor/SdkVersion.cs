using System;
using System.Collections.Generic;
using System.Linq;
using System.Reflection;
using UnityEngine;

namespace RedemptionKit
{
    /// <summary>The versions of SDKs, as Unity's package manager has installed them.</summary>
    internal static class SdkVersion
    {
        private static readonly HashSet<string> Logged = new HashSet<string>();

        /// <summary>Returns the version of the package with that assembly; null if it is in no package, as after importing a `.unitypackage`.</summary>
        internal static string Of(Assembly assembly)
        {
            var package = UnityEditor.PackageManager.PackageInfo.FindForAssembly(assembly);
            return package == null ? null : package.version;
        }

        /// <summary>Returns the version of the package with that type; null if it is not loaded, or in no package.</summary>
        internal static string OfType(string fullName)
        {
            var assembly = AppDomain.CurrentDomain.GetAssemblies().FirstOrDefault(one => one.GetType(fullName) != null);
            return assembly == null ? null : Of(assembly);
        }

        /// <summary>Logs the warning of a native side, each text once.</summary>
        internal static void Warn(NativeSide side)
        {
            if (side.Warning != null && Logged.Add(side.Warning))
            {
                Debug.LogWarning("RedemptionKit: " + side.Warning);
            }
        }
    }
}
