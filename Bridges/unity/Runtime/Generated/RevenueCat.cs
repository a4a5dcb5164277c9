// Made by `redemption codegen --language csharp` from the schemas of RedemptionKit; do not edit.
using System;
using System.Collections.Generic;
using Newtonsoft.Json.Linq;

namespace RedemptionKit.Contract
{
    /// <summary>Whether purchases get redemption links.</summary>
    public sealed class LinkPolicy : IEquatable<LinkPolicy>
    {
        /// <summary><c>disallowed</c>.</summary>
        public static readonly LinkPolicy Disallowed = new LinkPolicy("disallowed", Kinds.Disallowed);

        /// <summary><c>allowed</c>.</summary>
        public static readonly LinkPolicy Allowed = new LinkPolicy("allowed", Kinds.Allowed);

        /// <summary><c>allowedOnlySandbox</c>.</summary>
        public static readonly LinkPolicy AllowedOnlySandbox = new LinkPolicy("allowedOnlySandbox", Kinds.AllowedOnlySandbox);

        private static readonly LinkPolicy[] All = { Disallowed, Allowed, AllowedOnlySandbox };

        private LinkPolicy(string word, Kinds kind)
        {
            Word = word;
            Kind = kind;
        }

        /// <summary>The words, for a <c>switch</c>.</summary>
        public enum Kinds
        {
            /// <summary>A word of a newer server.</summary>
            Unknown,

            /// <summary>See <c>Disallowed</c> of the class.</summary>
            Disallowed,

            /// <summary>See <c>Allowed</c> of the class.</summary>
            Allowed,

            /// <summary>See <c>AllowedOnlySandbox</c> of the class.</summary>
            AllowedOnlySandbox
        }

        /// <summary>The value on the wire.</summary>
        public string Word { get; }

        /// <summary>Which one it is.</summary>
        public Kinds Kind { get; }

        /// <summary>The one with this word, known or not.</summary>
        public static LinkPolicy Of(string word)
        {
            if (word == null)
            {
                throw new ArgumentNullException("word");
            }
            return Array.Find(All, one => one.Word == word) ?? new LinkPolicy(word, Kinds.Unknown);
        }

        /// <summary>Reads one.</summary>
        /// <exception cref="ContractMismatch">The value is of another kind.</exception>
        public static LinkPolicy Read(JToken json)
        {
            return Of(JsonShape.Text(json));
        }

        /// <summary>The word on the wire.</summary>
        public JToken Write()
        {
            return JsonShape.Of(Word);
        }

        /// <inheritdoc/>
        public bool Equals(LinkPolicy other)
        {
            return !ReferenceEquals(other, null) && Word == other.Word;
        }

        /// <inheritdoc/>
        public override bool Equals(object other)
        {
            return Equals(other as LinkPolicy);
        }

        /// <inheritdoc/>
        public override int GetHashCode()
        {
            return Word.GetHashCode();
        }

        /// <inheritdoc/>
        public override string ToString()
        {
            return JsonShape.Say(Word);
        }

        /// <summary>Whether both have one word.</summary>
        public static bool operator ==(LinkPolicy one, LinkPolicy other)
        {
            return ReferenceEquals(one, null) ? ReferenceEquals(other, null) : one.Equals(other);
        }

        /// <summary>Whether the words differ.</summary>
        public static bool operator !=(LinkPolicy one, LinkPolicy other)
        {
            return !(one == other);
        }
    }
}
