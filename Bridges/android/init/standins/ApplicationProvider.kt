package androidx.test.core.app

import android.content.Context

object ApplicationProvider {
    @Suppress("UNCHECKED_CAST")
    fun <T : Context> getApplicationContext(): T = Context() as T
}
