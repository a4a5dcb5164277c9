include(":composeApp")
