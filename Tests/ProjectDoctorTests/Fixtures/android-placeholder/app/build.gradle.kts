plugins {
    id("com.android.application")
}

android {
    defaultConfig {
        manifestPlaceholders["linkScheme"] = "your-scheme-here"
    }
}
