import { BaseSequencer } from 'vitest/node'

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

/** @typedef {import('vitest/node').TestSpecification} TestSpecification */

/** Lets long files begin first, so that no worker ends with one alone; a fresh clone has no times of an earlier run. */
export class LongestFirst extends BaseSequencer {
  /**
   * @override
   * @param {TestSpecification[]} files
   */
  async sort(files) {
    const sorted = await super.sort(files)
    // The sort is stable: groups of files stay together, since all of these belong to the first.
    return sorted.sort((a, b) => place(a) - place(b))
  }
}

/** @param {TestSpecification} file */
function place({ moduleId }) {
  const index = longest.findIndex((file) => moduleId.endsWith(`/${file}`))
  return index === -1 ? longest.length : index
}
