/**
 * @typedef {{ passed: number, failed: number, skipped: number, unsteady?: readonly string[] }} Counts `unsteady` names
 *   the tests that passed at their second try only
 */

/** So many browser tests of a run may need their second try; with one more each of them is a failure. */
const mostUnsteady = 2

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
 * Counts the tests in Playwright's JSON report. A test that failed before it passed is named; where there are more than two
 * of them, each is a failure.
 *
 * @param {unknown} report
 * @returns {Counts}
 */
export function countPlaywright(report) {
  const { stats, errors, suites } = /** @type {Record<string, any>} */ (report)
  const outside = stats.unexpected === 0 ? (errors?.length ?? 0) : 0
  const tooMany = stats.flaky > mostUnsteady
  return {
    passed: stats.expected + (tooMany ? 0 : stats.flaky),
    failed: stats.unexpected + (tooMany ? stats.flaky : 0) + outside,
    skipped: stats.skipped,
    unsteady: unsteadyOf(suites ?? []),
  }
}

/**
 * @param {readonly any[]} suites
 * @returns {readonly string[]}
 */
function unsteadyOf(suites) {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specs.flatMap((/** @type {any} */ { file, title, tests }) =>
      tests.some((/** @type {any} */ { status }) => status === 'flaky') ? [`${file}: ${title}`] : [],
    ),
    ...unsteadyOf(inner),
  ])
}
