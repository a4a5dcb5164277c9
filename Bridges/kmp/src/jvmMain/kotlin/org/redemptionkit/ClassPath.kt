package org.redemptionkit

import com.revenuecat.purchases.kmp.Purchases
import com.superwall.sdk.kmp.Superwall

/** Looks for the real SDKs beside the drop-ins, as on the class path of Android's host tests. */
internal object ClassPath {
    private val types = listOf(Purchases::class.java, Superwall::class.java)

    /** @throws SdkCollision if a class of a drop-in is there more than once. */
    fun check(loader: ClassLoader? = Purchases::class.java.classLoader) {
        for (type in types) {
            val file = type.name.replace('.', '/') + ".class"
            val places = (loader ?: ClassLoader.getSystemClassLoader()).getResources(file).toList().map { it.toString() }.distinct()
            if (places.size > 1) throw SdkCollision(type.name, places.map { it.removeSuffix(file) })
        }
    }
}
