// The few members of UnityEditor that this package touches. Unity never sees this folder.
using System.Collections.Generic;
using System.Reflection;

namespace UnityEditor.PackageManager
{
    public sealed class PackageInfo
    {
        /// <summary>Versions of packages by the names of their assemblies; a test sets them.</summary>
        public static readonly Dictionary<string, string> Versions = new Dictionary<string, string>();

        public string version { get; private set; }

        public static PackageInfo FindForAssembly(Assembly assembly)
        {
            string found;
            return Versions.TryGetValue(assembly.GetName().Name, out found) ? new PackageInfo { version = found } : null;
        }
    }
}
