using System;
using System.IO;

namespace RedemptionKit
{
    /// <summary>What carries messages to a server and back. One thread reads, and one writes.</summary>
    internal interface IServerLink
    {
        /// <summary>The server's process id; 0 if it is not a child of this process.</summary>
        int Id { get; }

        /// <summary>Whether nothing can be sent any more.</summary>
        bool HasEnded { get; }

        /// <summary>The end of what the server wrote to stderr; empty if it is not a child of this process.</summary>
        string ErrorOutput { get; }

        /// <summary>Waits for the next message; null at the end.</summary>
        /// <exception cref="IOException">It broke.</exception>
        byte[] Read();

        /// <summary>Sends a message.</summary>
        /// <exception cref="IOException">It broke.</exception>
        void Write(byte[] message);

        /// <summary>Sends nothing more. The server ends, or this client's sessions.</summary>
        void EndInput();

        /// <summary>Waits for the end and returns the status; null if it still runs, or if its status is not known.</summary>
        int? ExitStatus(TimeSpan limit);

        /// <summary>Ends it at once.</summary>
        void Kill();

        /// <summary>Why there is nothing more to read.</summary>
        ServerExited Exited(TimeSpan limit);
    }
}
