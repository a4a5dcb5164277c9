// The files of this folder have what the app and its new test use of Android, Robolectric and RevenueCat's SDK.
package android.content

import android.net.Uri

open class Context

class Intent(val action: String, val data: Uri? = null) {
    companion object {
        const val ACTION_VIEW = "android.intent.action.VIEW"
    }
}
