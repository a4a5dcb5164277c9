package shop.app

import com.superwall.sdk.kmp.Superwall

fun main() {
    Links().handle("")
}

class Links {
    fun handle(url: String) {
        Superwall.handleDeepLink(url)
    }
}
