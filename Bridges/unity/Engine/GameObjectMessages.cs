using System.Collections.Concurrent;
using System.Collections.Generic;
using UnityEngine;

namespace RedemptionKit
{
    /// <summary>Brings messages of a native side to game objects on the main thread, a frame after they were sent.</summary>
    /// <remarks>Pass `Send` to `PurchasesWrapper.Open` or `SuperwallCallbacks.Open`. In an edit-mode test no frame passes: call `Settle`.</remarks>
    public sealed class GameObjectMessages : MonoBehaviour
    {
        private readonly ConcurrentQueue<Message> _messages = new ConcurrentQueue<Message>();
        private readonly List<string> _unheard = new List<string>();

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

        /// <summary>True if messages wait to be delivered.</summary>
        public bool HasMessages
        {
            get { return !_messages.IsEmpty; }
        }

        /// <summary>The messages that had no receiver, as sentences without an end.</summary>
        internal IReadOnlyList<string> Unheard
        {
            get { return _unheard; }
        }

        /// <summary>Takes a message, on any thread.</summary>
        public void Send(string gameObject, string method, string message)
        {
            _messages.Enqueue(new Message { Receiver = gameObject, Method = method, Text = message });
        }

        /// <summary>Waits for every call that is in progress and delivers its messages, until callbacks make no further call.</summary>
        /// <remarks>For edit-mode tests. Call it on the main thread.</remarks>
        /// <exception cref="ChannelSilent">A call is never answered; known after the server's time limit.</exception>
        /// <exception cref="NeverSettled">Callbacks make a further call again and again.</exception>
        public void Settle(NativeSide side)
        {
            for (var round = 0; round < NeverSettled.MostRounds; round++)
            {
                side.Settled().GetAwaiter().GetResult();
                if (!HasMessages)
                {
                    return;
                }
                Deliver();
            }
            throw new NeverSettled();
        }

        /// <summary>Forgets what has come and was not delivered: its receivers are gone.</summary>
        public void Forget()
        {
            Message message;
            while (_messages.TryDequeue(out message))
            {
            }
        }

        /// <summary>Delivers what has come, on the thread that calls it: the main one. What comes meanwhile waits, as for the next frame.</summary>
        public void Deliver()
        {
            for (var left = _messages.Count; left > 0 && DeliverOne(); left--)
            {
            }
        }

        /// <summary>Delivers the next message; false if there is none.</summary>
        internal bool DeliverOne()
        {
            Message message;
            if (!_messages.TryDequeue(out message))
            {
                return false;
            }
            var receiver = GameObject.Find(message.Receiver);
            if (receiver == null)
            {
                _unheard.Add("`" + message.Method + "` came for the game object " + message.Receiver + ", which is not there");
                Debug.LogError("SendMessage: object " + message.Receiver + " not found!");
                return true;
            }
            receiver.SendMessage(message.Method, message.Text);
            return true;
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
