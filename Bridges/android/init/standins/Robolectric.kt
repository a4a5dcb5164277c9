package org.robolectric

import android.app.Application
import android.content.Intent
import androidx.activity.ComponentActivity
import org.junit.runners.BlockJUnit4ClassRunner
import org.junit.runners.model.FrameworkMethod
import org.junit.runners.model.Statement

/** As Robolectric's, it starts the app's own Application before each test, and after `@BeforeClass`. */
class RobolectricTestRunner(type: Class<*>) : BlockJUnit4ClassRunner(type) {
    override fun methodBlock(method: FrameworkMethod): Statement {
        (Class.forName("com.shop.Shop").getDeclaredConstructor().newInstance() as Application).onCreate()
        return super.methodBlock(method)
    }
}

object Robolectric {
    fun <T : ComponentActivity> buildActivity(type: Class<T>, intent: Intent): ActivityController<T> =
        ActivityController(type.getDeclaredConstructor().newInstance().also { it.intent = intent })
}

class ActivityController<T : ComponentActivity>(private val activity: T) {
    fun setup(): ActivityController<T> = also { activity.launch() }

    fun destroy(): ActivityController<T> = this
}
