plugins {
    alias(libs.plugins.kotlinMultiplatform)
    alias(libs.plugins.androidApplication)
}

kotlin {
    sourceSets { commonMain.dependencies { implementation(libs.revenuecat) } }
}
