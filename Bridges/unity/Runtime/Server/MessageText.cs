using System;
using System.Globalization;
using System.IO;
using System.Text;
using Newtonsoft.Json;
using Newtonsoft.Json.Linq;

namespace RedemptionKit
{
    /// <summary>JSON text to and from tokens, without the reader's own ideas about dates and depth.</summary>
    internal static class MessageText
    {
        private static readonly UTF8Encoding Strict = new UTF8Encoding(false, true);

        internal static JToken Read(byte[] bytes, int count)
        {
            try
            {
                return Read(Strict.GetString(bytes, 0, count));
            }
            catch (Exception error) when (error is JsonException || error is ArgumentException)
            {
                // The text itself stays out of the message: it may hold a code or an address.
                throw new UnreadableReply("a message of " + count + " bytes is no JSON text.", error);
            }
        }

        /// <summary>One JSON value and nothing behind it. Text that looks like a date stays text.</summary>
        internal static JToken Read(string text)
        {
            using (var reader = new JsonTextReader(new StringReader(text)))
            {
                reader.DateParseHandling = DateParseHandling.None;
                reader.FloatParseHandling = FloatParseHandling.Double;
                reader.MaxDepth = null;
                reader.Culture = CultureInfo.InvariantCulture;
                var token = JToken.ReadFrom(reader);
                while (reader.Read())
                {
                    if (reader.TokenType != JsonToken.Comment)
                    {
                        throw new JsonReaderException("Text stands behind the value.");
                    }
                }
                return token;
            }
        }

        internal static string Write(JToken token)
        {
            return token.ToString(Formatting.None);
        }

        internal static byte[] Bytes(JToken token)
        {
            return Strict.GetBytes(Write(token));
        }
    }
}
