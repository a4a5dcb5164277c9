// The part of kotlin("test") that these tests use, on JUnit 5: the library itself is on no registry that the check may use.
// A build with Gradle never sees this file.
package kotlin.test

import org.junit.jupiter.api.Assertions
import kotlin.reflect.KClass

public typealias Test = org.junit.jupiter.api.Test
public typealias BeforeTest = org.junit.jupiter.api.BeforeEach
public typealias AfterTest = org.junit.jupiter.api.AfterEach

public fun <T> assertEquals(expected: T, actual: T, message: String? = null): Unit = Assertions.assertEquals(expected, actual, message)

public fun assertTrue(actual: Boolean, message: String? = null): Unit = Assertions.assertTrue(actual, message)

public fun assertFalse(actual: Boolean, message: String? = null): Unit = Assertions.assertFalse(actual, message)

public fun assertNull(actual: Any?, message: String? = null): Unit = Assertions.assertNull(actual, message)

public fun <T : Any> assertNotNull(actual: T?, message: String? = null): T = actual ?: fail(message ?: "is null")

public inline fun <reified T> assertIs(value: Any?, message: String? = null): T =
    if (value is T) value else fail("$value is no ${T::class.simpleName}. ${message.orEmpty()}")

public inline fun <reified T : Throwable> assertFailsWith(message: String? = null, block: () -> Unit): T {
    try {
        block()
    } catch (thrown: Throwable) {
        if (thrown is T) return thrown
        throw AssertionError("threw $thrown, not ${T::class.simpleName}. ${message.orEmpty()}", thrown)
    }
    fail("threw nothing, not ${T::class.simpleName}. ${message.orEmpty()}")
}

public fun fail(message: String? = null): Nothing = throw AssertionError(message)
