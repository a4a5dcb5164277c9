// The few members of UnityEngine that this package touches, so that it compiles and runs without Unity. Unity never sees this folder.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Reflection;

namespace UnityEngine
{
    public class Object
    {
        public static void DontDestroyOnLoad(Object target)
        {
        }
    }

    [AttributeUsage(AttributeTargets.Field)]
    public sealed class SerializeField : Attribute
    {
    }

    public static class Application
    {
        public static event Action<string> deepLinkActivated;

        public static string absoluteURL { get; set; }

        /// <summary>What the system does when somebody opens a link.</summary>
        public static void Activate(string url)
        {
            var handlers = deepLinkActivated;
            if (handlers != null)
            {
                handlers(url);
            }
        }

        /// <summary>False, as in an edit-mode test, unless a test sets it.</summary>
        public static bool isPlaying { get; set; }
    }

    public static class Debug
    {
        public static readonly List<string> Errors = new List<string>();

        public static void Log(object message)
        {
        }

        public static void LogError(object message)
        {
            Errors.Add(message.ToString());
        }
    }

    public class MonoBehaviour : Object
    {
        public GameObject gameObject { get; internal set; }

        public T GetComponent<T>()
        {
            return default(T);
        }
    }

    public sealed class GameObject : Object
    {
        private static readonly List<GameObject> All = new List<GameObject>();

        private readonly List<MonoBehaviour> _components = new List<MonoBehaviour>();

        public GameObject(string name)
        {
            this.name = name;
            All.Add(this);
        }

        public string name { get; set; }

        public static GameObject Find(string name)
        {
            return All.LastOrDefault(one => one.name == name);
        }

        public T AddComponent<T>() where T : MonoBehaviour, new()
        {
            var component = new T { gameObject = this };
            _components.Add(component);
            return component;
        }

        /// <summary>Calls private methods too, as Unity does.</summary>
        public void SendMessage(string methodName, object value)
        {
            foreach (var component in _components)
            {
                var method = component.GetType().GetMethod(
                    methodName, BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic, null, new[] { value.GetType() }, null);
                if (method != null)
                {
                    method.Invoke(component, new[] { value });
                }
            }
        }
    }
}
