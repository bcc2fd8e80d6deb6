import { findBrowser, thisMachine } from './lib/install/browser.ts'
import { ensureDependencies } from './lib/install/dependencies.mjs'
import { provideNginx } from './lib/install/nginx-program.ts'
import { requireNodeVersion } from './lib/install/node-version.mjs'
import { providePostgres } from './lib/install/postgres-programs.ts'
import { loadTypeScript } from './lib/load-typescript.mjs'
import { runScript } from './lib/process/run-script.mjs'
import { createProgress } from './lib/progress.mjs'
import { projectRoot as root } from './lib/project-root.mjs'
import { runFolder } from './lib/run-folder.mjs'
import { makeTemporaryFolder } from './lib/test/temporary-folder.ts'
import { readTestOptions } from './lib/test/test-options.ts'

await runScript(async (signal) => {
  requireNodeVersion(process.versions.node)
  const options = readTestOptions(process.argv.slice(2))
  const progress = createProgress()
  const { logFile } = runFolder(root)
  await ensureDependencies({ root, progress, logFile: logFile('install') })
  signal.throwIfAborted()
  // A missing browser is said before the long work, not after it.
  const browser = options.kinds.includes('e2e')
    ? await findBrowser(thisMachine({ root, logFile: logFile('browser'), progress }))
    : undefined
  if (options.kinds.includes('unit')) {
    await providePostgres({ root, logFile: logFile('postgres'), progress })
    await provideNginx({ root, logFile: logFile('nginx'), progress })
  }

  await loadTypeScript()
  const { kinds, stages } = await import('./lib/test/test-kinds.ts')
  const temporary = await makeTemporaryFolder()
  const total = { passed: 0, failed: 0, skipped: 0 }
  /** @param {import('./lib/test/test-kinds.ts').Kind} kind */
  const runKind = async (kind) => {
    const { title, run } = kinds[kind]
    progress.say(`\n${title}`)
    const start = performance.now()
    const context = { root, signal, progress, full: options.full, browser, env: temporary.env }
    const { passed, failed, skipped } = await run(context)
    total.passed += passed
    total.failed += failed
    total.skipped += skipped
    const seconds = Math.round((performance.now() - start) / 1000)
    progress.say(`${title}: ${failed > 0 ? 'FAILED' : 'passed'} in ${seconds} s`)
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
})
