// The few members of UnityEngine that this package touches, so that it compiles and runs without Unity. Unity never sees this folder.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Reflection;

namespace UnityEngine
{
    public class Object
    {
        /// <summary>Throws outside play mode, as Unity does.</summary>
        public static void DontDestroyOnLoad(Object target)
        {
            if (!Application.isPlaying)
            {
                throw new InvalidOperationException("DontDestroyOnLoad can only be used in play mode.");
            }
        }

        public static void DestroyImmediate(Object target)
        {
            GameObject.Forget(target);
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

        /// <summary>The engine's native code calls it when the system opens a link.</summary>
        internal static void InvokeDeepLinkActivated(string url)
        {
            var handlers = deepLinkActivated;
            if (handlers != null)
            {
                handlers(url);
            }
        }

        /// <summary>False, as in an edit-mode test, unless a test sets it.</summary>
        public static bool isPlaying { get; set; }

        public delegate void LogCallback(string condition, string stackTrace, LogType type);

        public static event LogCallback logMessageReceived;

        internal static void Log(string condition, LogType type)
        {
            logMessageReceived?.Invoke(condition, "", type);
        }
    }

    public enum LogType
    {
        Error, Assert, Warning, Log, Exception
    }

    public static class Debug
    {
        public static readonly List<string> Errors = new List<string>();

        public static readonly List<string> Warnings = new List<string>();

        public static void Log(object message)
        {
            Application.Log(message.ToString(), LogType.Log);
        }

        public static void LogException(Exception exception)
        {
            Application.Log(exception.GetType().Name + ": " + exception.Message, LogType.Exception);
        }

        public static void LogWarning(object message)
        {
            Application.Log(message.ToString(), LogType.Warning);
            Warnings.Add(message.ToString());
        }

        public static void LogError(object message)
        {
            Errors.Add(message.ToString());
        }
    }

    public class MonoBehaviour : Object
    {
        public GameObject gameObject { get; internal set; }

        public T GetComponent<T>() where T : class
        {
            return gameObject.GetComponent<T>();
        }
    }

    public sealed class GameObject : Object
    {
        private static readonly List<GameObject> All = new List<GameObject>();
        private static readonly HashSet<MonoBehaviour> Started = new HashSet<MonoBehaviour>();

        private readonly List<MonoBehaviour> _components = new List<MonoBehaviour>();

        public GameObject(string name)
        {
            this.name = name;
            All.Add(this);
        }

        public string name { get; set; }

        public static GameObject Find(string name)
        {
            return All.FirstOrDefault(one => one.name == name);
        }

        /// <summary>Runs `Start` of new components and `Update` of all, as Unity does in each frame of play mode.</summary>
        public static void Frame()
        {
            if (!Application.isPlaying)
            {
                return;
            }
            foreach (var component in All.SelectMany(one => one._components).ToArray())
            {
                if (Started.Add(component))
                {
                    Call(component, "Start");
                }
                Call(component, "Update");
            }
        }

        public T GetComponent<T>() where T : class
        {
            return _components.OfType<T>().FirstOrDefault();
        }

        public MonoBehaviour GetComponent(Type type)
        {
            return _components.FirstOrDefault(type.IsInstanceOfType);
        }

        public T AddComponent<T>() where T : MonoBehaviour
        {
            return (T)AddComponent(typeof(T));
        }

        public MonoBehaviour AddComponent(Type type)
        {
            var component = (MonoBehaviour)Activator.CreateInstance(type);
            component.gameObject = this;
            _components.Add(component);
            if (Application.isPlaying)
            {
                Call(component, "Awake");
            }
            return component;
        }

        internal static void Forget(Object target)
        {
            All.Remove(target as GameObject);
        }

        private static void Call(MonoBehaviour component, string method)
        {
            var found = component.GetType().GetMethod(
                method, BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic, null, Type.EmptyTypes, null);
            if (found != null)
            {
                found.Invoke(component, null);
            }
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

namespace UnityEngine.TestTools
{
    /// <summary>A test that runs over frames.</summary>
    [AttributeUsage(AttributeTargets.Method)]
    public sealed class UnityTestAttribute : Attribute
    {
    }
}
