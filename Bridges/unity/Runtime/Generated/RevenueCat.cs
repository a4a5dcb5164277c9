// Made by `redemption codegen --language csharp` from the schemas of RedemptionKit; do not edit.
using System;
using System.Collections.Generic;
using Newtonsoft.Json.Linq;

namespace RedemptionKit.Contract
{
    /// <summary>Whether purchases get redemption links.</summary>
    public sealed class LinkPolicy : IEquatable<LinkPolicy>
    {
        #pragma warning disable 1591 // Words of the contract, and what every type of words has.
        public static readonly LinkPolicy Disallowed = new LinkPolicy("disallowed", Kinds.Disallowed);
        public static readonly LinkPolicy Allowed = new LinkPolicy("allowed", Kinds.Allowed);
        public static readonly LinkPolicy AllowedOnlySandbox = new LinkPolicy("allowedOnlySandbox", Kinds.AllowedOnlySandbox);

        private static readonly LinkPolicy[] All = { Disallowed, Allowed, AllowedOnlySandbox };

        private LinkPolicy(string word, Kinds kind) { Word = word; Kind = kind; }

        /// <summary>The words, for a <c>switch</c>; <c>Unknown</c> is a word of a newer server.</summary>
        public enum Kinds
        {
            Unknown, Disallowed, Allowed, AllowedOnlySandbox,
        }

        /// <summary>The value on the wire.</summary>
        public string Word { get; }
        /// <summary>The known word, or the case for all others.</summary>
        public Kinds Kind { get; }

        /// <summary>Returns the value with this word, known or not.</summary>
        public static LinkPolicy Of(string word)
        {
            if (word == null) { throw new ArgumentNullException("word"); }
            return Array.Find(All, one => one.Word == word) ?? new LinkPolicy(word, Kinds.Unknown);
        }

        /// <summary>Reads one.</summary>
        /// <exception cref="ContractMismatch">The value is of another kind.</exception>
        public static LinkPolicy Read(JToken json) => Of(JsonShape.Text(json));

        public JToken Write() => JsonShape.Of(Word);
        public bool Equals(LinkPolicy other) => !ReferenceEquals(other, null) && Word == other.Word;
        public override bool Equals(object other) => Equals(other as LinkPolicy);
        public override int GetHashCode() => Word.GetHashCode();
        public override string ToString() => JsonShape.Say(Word);
        public static bool operator ==(LinkPolicy one, LinkPolicy other) => ReferenceEquals(one, null) ? ReferenceEquals(other, null) : one.Equals(other);
        public static bool operator !=(LinkPolicy one, LinkPolicy other) => !(one == other);
        #pragma warning restore 1591
    }
}
