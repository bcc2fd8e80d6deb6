export type Counts = { passed: number; failed: number; skipped: number }

/** A kind that ended without a readable report: one failure, since it cannot be said what passed. */
export const noReport = { passed: 0, failed: 1, skipped: 0 }

/** Counts the tests in Vitest's JSON report. A file that could not even be loaded counts as one failed test. */
export function countVitest(report: unknown): Counts {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = report as Record<
    string,
    any
  >
  const unloaded = testResults.filter(
    (file: any) => file.status === 'failed' && file.assertionResults.length === 0,
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
 */
export function countPlaywright(report: unknown): Counts {
  const { stats, errors } = report as Record<string, any>
  const outside = stats.unexpected === 0 ? (errors?.length ?? 0) : 0
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + outside, skipped: stats.skipped }
}
