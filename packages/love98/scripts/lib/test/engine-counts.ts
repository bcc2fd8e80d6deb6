/** The fields of Vitest's JSON report that are read here. */
type VitestReport = {
  testResults: readonly {
    assertionResults: readonly { ancestorTitles: readonly string[]; status: string }[]
  }[]
}

/**
 * Counts the tests of the database's repositories by engine: those in a group whose name ends with `on pglite` or `on
 * postgres`. Both engines must pass the same tests. A skipped test does not count.
 */
export function countEngines(report: VitestReport): { pglite: number; postgres: number } {
  const counts = { pglite: 0, postgres: 0 }
  for (const { assertionResults } of report.testResults)
    for (const { ancestorTitles, status } of assertionResults) {
      const engine = /\bon (pglite|postgres)$/.exec(ancestorTitles.at(-1) ?? '')?.[1]
      if (status === 'passed' && (engine === 'pglite' || engine === 'postgres')) counts[engine]++
    }
  return counts
}

/** @returns one line for the summary */
export function describeEngines({ pglite, postgres }: { pglite: number; postgres: number }): string {
  const counts = `Repository tests passed: ${pglite} on pglite, ${postgres} on postgres`
  if (postgres > 0 || pglite === 0) return counts
  return `${counts}. SKIPPED ON POSTGRES: set DATABASE_URL or install PostgreSQL`
}
