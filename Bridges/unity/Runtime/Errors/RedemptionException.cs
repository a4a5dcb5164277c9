using System;

namespace RedemptionKit
{
    /// <summary>What this package throws: catch this one, or the sealed classes below it.</summary>
    public abstract class RedemptionException : Exception
    {
        /// <summary>Creates an error with its sentence for people.</summary>
        internal RedemptionException(string message, Exception cause = null) : base(message, cause)
        {
        }
    }
}
