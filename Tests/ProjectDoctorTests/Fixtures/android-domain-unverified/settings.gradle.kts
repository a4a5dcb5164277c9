rootProject.name = "shop"
include(":app")
