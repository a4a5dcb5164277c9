plugins { id("com.android.application") }
/* never closed