package android.net

class Uri private constructor(private val text: String) {
    fun getQueryParameter(name: String): String? =
        text.substringAfter('?', "").split('&').firstOrNull { it.startsWith("$name=") }?.substringAfter('=')

    override fun toString(): String = text

    companion object {
        fun parse(text: String): Uri = Uri(text)
    }
}
