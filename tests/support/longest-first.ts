import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take ten seconds and more, the longest first. */
const longest = [
  'tests/server/market/reader.test.ts',
  'tests/server/db/opening.test.ts',
  'tests/server/market/takeover.test.ts',
  'tests/server/auth/hostile-ranges.test.ts',
  'tests/server/market/history/backfill.test.ts',
  'tests/wallet/walletconnect.test.ts',
  'tests/server/market/history/takeover.test.ts',
  'tests/scripts/start/start.test.ts',
  'tests/scripts/data/move-data.test.ts',
  'tests/server/market/history/history-writer.test.ts',
  'tests/server/auth/mutations.test.ts',
  'tests/scripts/art/committed-art.test.ts',
  'tests/server/db/crash.test.ts',
  'tests/scripts/demo/market.test.ts',
  'tests/scripts/new/new.test.ts',
]

/**
 * `LOVE98_SHUFFLE`: a whole number. Files begin in an order that depends on it alone, to find those that fail after certain others in
 * the same process.
 */
const seed = Number(process.env.LOVE98_SHUFFLE)

/**
 * Lets long files begin first, so that no worker ends with one alone; a fresh clone has no times of an earlier run. Files with
 * a document are the last: the runner ends a shared process when the next file is of another environment or project.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    if (seed) return shuffle(sorted).sort((a, b) => groupOf(a) - groupOf(b))
    const groups = new Map(sorted.map((file) => [file, groupOf(file)]))
    // The sort is stable: the files of a group that are not among the longest keep their order.
    return sorted.sort((a, b) => (groups.get(a) ?? 0) - (groups.get(b) ?? 0) || place(a) - place(b))
  }
}

/** @returns 0 for a process of its own, 1 for a shared one, 2 for a shared one with a document */
function groupOf({ moduleId, project }: TestSpecification): number {
  if (project.config.isolate) return 0
  return /^\/\/ @vitest-environment happy-dom/m.test(readFileSync(moduleId, 'utf8')) ? 2 : 1
}

function shuffle(files: TestSpecification[]) {
  const keyOf = ({ moduleId }: TestSpecification) =>
    createHash('sha256')
      .update(`${seed} ${relative(process.cwd(), moduleId)}`)
      .digest('hex')
  return files.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
}

function place({ moduleId }: TestSpecification) {
  const index = longest.findIndex((file) => moduleId.endsWith(`/${file}`))
  return index === -1 ? longest.length : index
}
