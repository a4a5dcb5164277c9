using System.Reflection;
using System.Runtime.ExceptionServices;

namespace RedemptionKit
{
    /// <summary>Calls methods of the app's own classes.</summary>
    internal static class ReflectedCall
    {
        /// <summary>Calls the method, and throws what it throws.</summary>
        internal static object Invoke(MethodInfo method, object target, params object[] arguments)
        {
            try
            {
                return method.Invoke(target, arguments);
            }
            catch (TargetInvocationException error)
            {
                ExceptionDispatchInfo.Capture(error.InnerException).Throw();
                throw; // Never reached: the line above throws.
            }
        }
    }
}
