import { describeMachine, findBrowser } from '../install/browser.ts'
import { providePostgres } from '../install/postgres-programs.ts'
import { provideProxies } from '../install/proxy-programs.ts'
import type { Command } from '../install/run-installed.mjs'
import { runFolder } from '../run-folder.mjs'
import { writeSources } from '../write-sources.ts'
import { makeTemporaryFolder } from './temporary-folder.ts'
import { type Kind, kinds, stages } from './test-kinds.ts'
import { readTestOptions } from './test-options.ts'

/**
 * `npm test`: runs the wanted kinds stage by stage and prints their counts. The exit code is 1 if a test failed.
 * @throws {UserError} if an option is wrong, or if a program that the tests need is not available
 */
export async function runTests({ root, signal, progress }: Command): Promise<void> {
  const options = readTestOptions(process.argv.slice(2))
  await writeSources(root)
  const { logFile } = runFolder(root)
  // A missing browser is reported before the long work.
  const browser = options.kinds.includes('e2e')
    ? await findBrowser(describeMachine({ root, logFile: logFile('browser'), progress }))
    : undefined
  if (options.kinds.includes('integration')) {
    await providePostgres({ root, logFile: logFile('postgres'), progress })
    await provideProxies({ root, logFile: logFile('proxies'), progress })
  }

  const temporary = await makeTemporaryFolder()
  const total = { passed: 0, failed: 0, skipped: 0 }
  const runKind = async (kind: Kind) => {
    const { title, run } = kinds[kind]
    progress.say(`\n${title}`)
    const start = performance.now()
    const context = { ...options, root, signal, progress, browser, env: temporary.env }
    const { passed, failed, skipped } = await run(context)
    total.passed += passed
    total.failed += failed
    total.skipped += skipped
    const seconds = Math.round((performance.now() - start) / 1000)
    progress.say(`${title}: ${passed} passed, ${failed} failed in ${seconds} s`)
    return failed > 0 ? [kind] : []
  }
  try {
    for (const stage of stages) {
      const wanted = stage.filter((kind) => options.kinds.includes(kind))
      const failed = (await Promise.all(wanted.map(runKind))).flat()
      if (failed.length === 0) continue
      const [kind] = failed
      progress.say(`Stopped at the kind "${kind}"; run it alone with: node scripts/test.mjs ${kind}`)
      break
    }
  } finally {
    await temporary.remove()
  }
  if (total.skipped > 0) progress.say(`${total.skipped} skipped`)
  progress.say(`${total.passed} passed, ${total.failed} failed`)
  if (total.failed > 0) process.exitCode = 1
}
