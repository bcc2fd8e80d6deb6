export type Counts = { passed: number; failed: number; skipped: number }

/** A kind without a readable report counts as one failure, because its results are unknown. */
export const noReport = { passed: 0, failed: 1, skipped: 0 }

/** The fields of Vitest's JSON report that are read here. */
type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests?: number
  testResults: readonly { status: string; assertionResults: readonly object[] }[]
}

/** The fields of Playwright's JSON report that are read here. */
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors?: readonly object[]
}

/** Counts the tests in Vitest's report. A file that could not even be loaded counts as one failed test. */
export function countVitest(report: VitestReport): Counts {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = report
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return {
    passed: numPassedTests,
    failed: numFailedTests + unloaded.length,
    skipped: numPendingTests + (numTodoTests ?? 0),
  }
}

/**
 * Counts the tests in Playwright's report. There are no retries (docs/decisions/0049): a test that passed
 * only when it was run again (`--retries` given by hand) is a failure.
 */
export function countPlaywright({ stats, errors = [] }: PlaywrightReport): Counts {
  const outside = stats.unexpected === 0 ? errors.length : 0
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + outside, skipped: stats.skipped }
}
