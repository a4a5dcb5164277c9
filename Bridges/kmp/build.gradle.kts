plugins {
    alias(libs.plugins.kotlin.multiplatform)
    // The shared cases are read with it; the library itself needs no compiler plugin.
    alias(libs.plugins.kotlin.serialization)
    `maven-publish`
}

group = "org.redemptionkit"
version = "0.1.0"

kotlin {
    explicitApi()
    jvmToolchain(17)

    jvm()
    // commonMain is common: an app's own targets compile against it. There is a connection for the JVM alone.
    iosArm64()
    iosSimulatorArm64()
    macosArm64()

    compilerOptions {
        allWarningsAsErrors = true
        progressiveMode = true
    }

    sourceSets {
        commonMain.dependencies {
            api(libs.coroutines.core)
            api(libs.serialization.json)
        }
        commonTest.dependencies {
            implementation(kotlin("test"))
        }
        jvmTest.dependencies {
            implementation(kotlin("reflect"))
        }
    }
}

tasks.withType<Test>().configureEach {
    // The shared cases, and what this client cannot do of them yet. The server is found by REDEMPTION_EXECUTABLE or along the PATH.
    systemProperty("conformance", layout.projectDirectory.dir("../../Tests/Conformance").asFile.path)
    systemProperty("known.gaps", layout.projectDirectory.file("known-gaps.txt").asFile.path)
}

publishing {
    publications.withType<MavenPublication>().configureEach {
        pom {
            name = "RedemptionKit for Kotlin Multiplatform"
            description = "Redeems web purchases in an app's own tests, against a real server."
            licenses {
                license {
                    name = "Apache-2.0"
                    url = "https://www.apache.org/licenses/LICENSE-2.0"
                }
            }
        }
    }
}
