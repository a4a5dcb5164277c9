package org.robolectric

import android.content.Intent
import androidx.activity.ComponentActivity
import org.junit.runners.BlockJUnit4ClassRunner

class RobolectricTestRunner(type: Class<*>) : BlockJUnit4ClassRunner(type)

object Robolectric {
    fun <T : ComponentActivity> buildActivity(type: Class<T>, intent: Intent): ActivityController<T> =
        ActivityController(type.getDeclaredConstructor().newInstance().also { it.intent = intent })
}

class ActivityController<T : ComponentActivity>(private val activity: T) {
    fun setup(): ActivityController<T> = also { activity.launch() }

    fun destroy(): ActivityController<T> = this
}
