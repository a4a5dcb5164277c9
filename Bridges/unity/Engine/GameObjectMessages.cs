using System.Collections.Concurrent;
using UnityEngine;

namespace RedemptionKit
{
    /// <summary>Brings messages of a native side to game objects on the main thread, a frame after they were sent.</summary>
    /// <remarks>Give `Send` to `PurchasesWrapper.Open` or `SuperwallCallbacks.Open`. In an edit-mode test no frame passes: call `Deliver`.</remarks>
    public sealed class GameObjectMessages : MonoBehaviour
    {
        private readonly ConcurrentQueue<Message> _messages = new ConcurrentQueue<Message>();

        /// <summary>Makes one on a game object of its own that outlives scenes. Call it on the main thread.</summary>
        public static GameObjectMessages Create()
        {
            var holder = new GameObject("RedemptionKit");
            if (Application.isPlaying)
            {
                DontDestroyOnLoad(holder);
            }
            return holder.AddComponent<GameObjectMessages>();
        }

        /// <summary>Takes a message, on any thread.</summary>
        public void Send(string gameObject, string method, string message)
        {
            _messages.Enqueue(new Message { Receiver = gameObject, Method = method, Text = message });
        }

        /// <summary>Sends what has come, on the thread that calls it: the main one.</summary>
        public void Deliver()
        {
            Message message;
            while (_messages.TryDequeue(out message))
            {
                var receiver = GameObject.Find(message.Receiver);
                if (receiver == null)
                {
                    Debug.LogError("SendMessage: object " + message.Receiver + " not found!");
                    continue;
                }
                receiver.SendMessage(message.Method, message.Text);
            }
        }

        private void Update()
        {
            Deliver();
        }

        private sealed class Message
        {
            internal string Receiver { get; set; }
            internal string Method { get; set; }
            internal string Text { get; set; }
        }
    }
}
