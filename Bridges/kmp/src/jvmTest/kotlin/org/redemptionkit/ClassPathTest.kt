package org.redemptionkit

import java.io.File
import java.net.URLClassLoader
import kotlin.io.path.createTempDirectory
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertTrue

/** The drop-ins have the real SDKs' class names: on one class path with them, a test must not run on either by chance. */
class ClassPathTest {
    @Test
    fun aRealSdkBesideTheDropInIsNamedWithItsPlace() {
        ClassPath.check()
        for (type in listOf("com.revenuecat.purchases.kmp.Purchases", "com.superwall.sdk.kmp.Superwall")) {
            val folder = createTempDirectory("sdk").toFile().apply { deleteOnExit() }
            File(folder, type.replace('.', '/') + ".class").apply { parentFile.mkdirs() }.writeBytes(byteArrayOf(0))
            URLClassLoader(arrayOf(folder.toURI().toURL()), javaClass.classLoader).use { loader ->
                val collision = assertFailsWith<SdkCollision> { ClassPath.check(loader) }
                assertEquals(type, collision.type)
                assertTrue(collision.places.any { folder.name in it }, collision.places.toString())
            }
        }
    }
}
