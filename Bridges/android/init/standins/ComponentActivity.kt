package androidx.activity

import android.content.Context
import android.content.Intent
import android.os.Bundle

open class ComponentActivity : Context() {
    lateinit var intent: Intent

    protected open fun onCreate(savedInstanceState: Bundle?) = Unit

    protected open fun onNewIntent(intent: Intent) = Unit

    internal fun launch() = onCreate(null)
}
