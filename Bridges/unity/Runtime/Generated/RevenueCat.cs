// Made by `redemption codegen --language csharp` from the schemas of RedemptionKit; do not edit.
#pragma warning disable 1573, 1591 // What its name says has no comment of its own.
using System;
using System.Collections.Generic;
using Newtonsoft.Json.Linq;

namespace RedemptionKit.Contract
{
    /// <summary>Whether purchases get redemption links.</summary>
    public sealed class LinkPolicy : ContractWord<string, LinkPolicy.Kinds>
    {
        public static readonly LinkPolicy Disallowed = new LinkPolicy("disallowed", Kinds.Disallowed);
        public static readonly LinkPolicy Allowed = new LinkPolicy("allowed", Kinds.Allowed);
        public static readonly LinkPolicy AllowedOnlySandbox = new LinkPolicy("allowedOnlySandbox", Kinds.AllowedOnlySandbox);

        /// <summary>The words, for a <c>switch</c>; <c>Unknown</c> is a word of a newer server.</summary>
        public enum Kinds { Unknown, Disallowed, Allowed, AllowedOnlySandbox }

        private static readonly LinkPolicy[] All = { Disallowed, Allowed, AllowedOnlySandbox };

        private LinkPolicy(string word, Kinds kind) : base(word, kind) { }

        /// <summary>Returns the value with this word, known or not.</summary>
        public static LinkPolicy Of(string word) =>
            Array.Find(All, one => one.Word == word) ?? new LinkPolicy(word, Kinds.Unknown);

        /// <summary>Reads one.</summary>
        /// <exception cref="ContractMismatch">The value is of another kind.</exception>
        public static LinkPolicy Read(JToken json) => Of(JsonShape.Text(json));
    }
}
