import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { ensureBuild } from '../lib/build/ensure-build.ts'
import { describeMachine, findBrowser } from '../lib/install/browser.ts'
import type { Command } from '../lib/install/run-installed.mjs'
import { runFolder } from '../lib/run-folder.mjs'
import { writeSources } from '../lib/write-sources.ts'
import { readBenchOptions } from './options.ts'
import { measureParts } from './parts.ts'
import { formatFigures } from './table.ts'

/**
 * `npm run bench`: measures the selected parts, prints their figures, and writes them to a file if one is named.
 * @throws {UserError} if an option is wrong or no browser is found
 */
export async function runBench({ root, signal, progress }: Command): Promise<void> {
  const options = readBenchOptions(process.argv.slice(2))
  const { logFile } = runFolder(root)
  const browserPath = await findBrowser(describeMachine({ root, logFile: logFile('browser'), progress }), {
    withInterface: true,
  })
  // Some measurements import the texts.
  await writeSources(root)
  await ensureBuild({ root, progress })
  signal.throwIfAborted()
  const { figures, machine } = await measureParts({ root, signal, progress, browserPath, options })
  progress.say(`\n${machine}\n\n${formatFigures(figures)}`)
  if (options.jsonFile)
    await writeFile(resolve(options.jsonFile), `${JSON.stringify({ machine, figures }, null, 2)}\n`)
}
