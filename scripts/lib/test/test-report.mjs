/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** A kind that ended without a readable report: one failure, since it cannot be said what passed. */
export const noReport = { passed: 0, failed: 1, skipped: 0 }

/**
 * Counts the tests in Vitest's JSON report. A file that could not even be loaded counts as one failed test.
 *
 * @param {unknown} report
 * @returns {Counts}
 */
export function countVitest(report) {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } =
    /** @type {Record<string, any>} */ (report)
  const unloaded = testResults.filter(
    (/** @type {any} */ file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  return {
    passed: numPassedTests,
    failed: numFailedTests + unloaded.length,
    skipped: numPendingTests + (numTodoTests ?? 0),
  }
}

/**
 * Counts the tests in Playwright's JSON report. There are no retries (0066): a test that passed only when it was run again
 * (`--retries` given by hand) is a failure.
 *
 * @param {unknown} report
 * @returns {Counts}
 */
export function countPlaywright(report) {
  const { stats, errors } = /** @type {Record<string, any>} */ (report)
  const outside = stats.unexpected === 0 ? (errors?.length ?? 0) : 0
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + outside, skipped: stats.skipped }
}
