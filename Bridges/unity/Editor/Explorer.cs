using System;
using System.Collections.Generic;
using System.Linq;
using System.Reflection;
using Newtonsoft.Json.Linq;
using UnityEngine;

namespace RedemptionKit
{
    /// <summary>Plays the events of `explore/start` on a game, and pumps messages and continuations until it rests.</summary>
    internal sealed class Explorer<TGame>
    {
        private readonly Phone _phone;
        private readonly Func<TGame> _start;
        private readonly ExploreOptions<TGame> _options;
        private TGame _game;
        private bool _isRunning;
        private string _failure;

        internal Explorer(Phone phone, Func<TGame> start, ExploreOptions<TGame> options)
        {
            _phone = phone;
            _start = start;
            _options = options;
        }

        internal ExploreReport Run(IReadOnlyList<string> story)
        {
            Application.logMessageReceived += Hear;
            try
            {
                var step = Call("explore/start", Start(story));
                while ((string)step["do"] != "done")
                {
                    step = Follow(step);
                }
                End();
                return new ExploreReport(Call("explore/report", Of(step)));
            }
            finally
            {
                Application.logMessageReceived -= Hear;
            }
        }

        private JObject Start(IReadOnlyList<string> story)
        {
            var start = _options.More == null ? new JObject() : (JObject)_options.More.DeepClone();
            start["app"] = new JObject { { "vendor", _options.Vendor.Word }, { "sdk", "unity" }, { "platform", _phone.Platform.Word } };
            start["events"] = new JArray(_options.Events.Keys.Select(name => new JObject { { "name", name } }).ToArray());
            Add(start, "world", _options.World);
            Add(start, "properties", _options.Properties);
            Add(start, "story", story);
            if (_options.Advance == null)
            {
                start["settle"] = 1;
            }
            return start;
        }

        private JObject Follow(JObject step)
        {
            var task = (string)step["do"];
            if (task == "end")
            {
                End();
                var ended = Of(step);
                ended["ended"] = true;
                return Call("explore/observed", ended);
            }
            if (task == "begin")
            {
                Attempt(() => _game = _start());
                _isRunning = _failure == null;
            }
            else if (_isRunning && step["event"] != null)
            {
                Attempt(() => Happen((JObject)step["event"]));
            }
            Settle();
            return Call("explore/observed", Observed(step));
        }

        private void Happen(JObject happening)
        {
            var (name, url, time) = ((string)happening["name"], (string)happening["url"], (double?)happening["milliseconds"]);
            if ((string)happening["kind"] == "world" && (name == "relaunch" || name == "reinstall" || name == "linkStartsApp"))
            {
                Restart(name, url);
                return;
            }
            if (time != null && _options.Advance != null)
            {
                _options.Advance(_game, TimeSpan.FromMilliseconds(time.Value));
            }
            if (url != null)
            {
                DeepLinks.Activate(url);
            }
            if ((string)happening["kind"] == "app")
            {
                _options.Events[name](_game);
            }
        }

        /// <summary>Ends the game and starts it again, by a link or not. A game that does not start is not asked again.</summary>
        private void Restart(string name, string url)
        {
            if (_options.Restart == null)
            {
                throw new InvalidOperationException("The event " + name + " needs the option `Restart`.");
            }
            _isRunning = false;
            if (_options.End != null)
            {
                Attempt(() => _options.End(_game));
            }
            _phone.StartAgain(name == "reinstall");
            _game = _options.Restart(_game, name == "reinstall" ? name : "relaunch", url);
            _isRunning = true;
        }

        private JObject Observed(JObject step)
        {
            var seen = Of(step);
            if (_isRunning)
            {
                Attempt(() => Look(seen));
            }
            if (_failure != null)
            {
                seen["failed"] = _failure;
            }
            _failure = null;
            return seen;
        }

        private void Look(JObject seen)
        {
            var shows = _options.Shows(_game);
            var json = new JObject();
            Add(json, "says", shows.Says);
            Add(json, "access", shows.Access);
            Add(json, "user", shows.User);
            Add(json, "text", shows.Text);
            seen["shows"] = json;
            Add(seen, "key", _options.Key == null ? null : _options.Key(_game));
            Add(seen, "enabled", _options.Enabled == null ? null : _options.Enabled(_game));
            Add(seen, "timers", _options.Timers == null ? null : _options.Timers(_game).Select(due => due.TotalMilliseconds));
        }

        /// <summary>Pumps until nothing can run before the next event: no answer is on its way but those that the server holds.</summary>
        private void Settle()
        {
            var quiet = 0;
            for (var round = 0; round < NeverSettled.MostRounds && quiet < 2; round += 1)
            {
                // The server answers in order: what is behind this has sent its messages, or sends none until another event.
                _phone.Server.Clock.Now().GetAwaiter().GetResult();
                quiet += 1;
                Attempt(() =>
                {
                    RealTime.RunContinuations();
                    quiet = _phone.DeliverMessage() ? 0 : quiet;
                });
            }
            if (quiet < 2)
            {
                Attempt(() => throw new NeverSettled());
            }
        }

        private void End()
        {
            if (_isRunning && _options.End != null)
            {
                Attempt(() => _options.End(_game));
            }
            _isRunning = false;
            _phone.Uninstall();
            _failure = null;
        }

        private void Attempt(Action action)
        {
            try
            {
                action();
            }
            catch (Exception error)
            {
                var cause = error is TargetInvocationException && error.InnerException != null ? error.InnerException : error;
                _failure = _failure ?? cause.GetType().Name + ": " + cause.Message;
            }
        }

        /// <summary>The engine logs what a receiver of a message throws.</summary>
        private void Hear(string condition, string stackTrace, LogType type)
        {
            _failure = _failure ?? (type == LogType.Exception ? condition : null);
        }

        private JObject Call(string method, JObject parameters)
        {
            return (JObject)_phone.Server.Call(method, parameters).GetAwaiter().GetResult();
        }

        private static JObject Of(JObject step)
        {
            return new JObject { { "exploration", step["exploration"] } };
        }

        private static void Add(JObject json, string name, object value)
        {
            if (value != null)
            {
                json[name] = JToken.FromObject(value);
            }
        }
    }
}
