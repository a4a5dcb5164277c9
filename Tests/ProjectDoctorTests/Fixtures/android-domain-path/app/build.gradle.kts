plugins {
    alias(libs.plugins.android.application)
}

android {
    defaultConfig { applicationId = "com.shop" }
}

dependencies {
    implementation(libs.qonversion)
}
