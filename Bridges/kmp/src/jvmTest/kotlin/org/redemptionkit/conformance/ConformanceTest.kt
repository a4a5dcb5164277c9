package org.redemptionkit.conformance

import org.redemptionkit.RedemptionServer
import org.redemptionkit.realTest
import org.redemptionkit.start
import java.io.File
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/** Plays every shared case of Kotlin Multiplatform, with known gaps too, and prints one line that adds them up. */
class ConformanceTest {
    private data class Verdict(val name: String, val wrong: String?, val dropInCalls: Int)

    @Test
    fun everySharedCaseHoldsOrIsAKnownGap() = realTest {
        val verdicts = readCases(File(System.getProperty("conformance"))).flatMap { (name, file) -> play(name, file) }
        val gaps = knownGaps()
        val (known, others) = verdicts.partition { it.name in gaps }
        val failed = others.filter { it.wrong != null }
        known.filter { it.wrong == null }.forEach { println("passes now, take it out of known-gaps.txt: ${it.name}") }
        failed.forEach { println("failed: ${it.name}: ${it.wrong}") }
        val open = known.count { it.wrong != null }
        println("conformance: ${verdicts.size} cases, ${verdicts.size - open - failed.size} passed, $open known gaps, ${failed.size} failed")
        println("calls of drop-ins: ${verdicts.sumOf { it.dropInCalls }}")
        assertTrue(verdicts.size > 80, "the cases were found")
        assertTrue(verdicts.sumOf { it.dropInCalls } > verdicts.size, "the drop-ins were called")
        assertEquals(emptySet(), gaps - verdicts.map { it.name }.toSet(), "every known gap is a case")
        assertEquals(emptyList(), failed)
    }

    /** One at a time: an SDK's `Purchases` and `Superwall` are there once. */
    private suspend fun play(name: String, file: CaseFile): List<Verdict> {
        if (file.isPure) return RedemptionServer.start().use { server -> file.cases.map { verdict(name, it, server) } }
        return file.cases.map { playOnce(name, it) }
    }

    private suspend fun playOnce(name: String, case: Case): Verdict = RedemptionServer.start().use { server ->
        if (isRemote) server.reset() // All cases have one ledger there.
        verdict(name, case, server)
    }

    private val isRemote: Boolean get() = System.getenv("REDEMPTION_URL") != null

    private suspend fun verdict(file: String, case: Case, server: RedemptionServer): Verdict {
        val player = CasePlayer(server)
        return Verdict("$file: ${case.description}", player.play(case), player.dropInCalls)
    }

    /** The lines `file: description # reason`, without the reasons. */
    private fun knownGaps(): Set<String> = File(System.getProperty("known.gaps")).readLines()
        .filter { it.isNotBlank() && !it.startsWith("#") }.map { it.substringBefore(" # ").trim() }.toSet()
}
