plugins {
    alias(libs.plugins.android.application)
}

dependencies {
    implementation(project(path = ":purchases"))
}
