import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { readBenchOptions } from './bench/options.ts'
import { findBrowser, thisMachine } from './lib/install/browser.ts'
import { ensureDependencies } from './lib/install/dependencies.mjs'
import { requireNodeVersion } from './lib/install/node-version.mjs'
import { loadTypeScript } from './lib/load-typescript.mjs'
import { runScript } from './lib/process/run-script.mjs'
import { createProgress } from './lib/progress.mjs'
import { projectRoot as root } from './lib/project-root.mjs'
import { runFolder } from './lib/run-folder.mjs'

// Measures what the desktop costs a visitor and prints it; judges nothing. docs/bench.md says what each figure is.
await runScript(async (signal) => {
  requireNodeVersion(process.versions.node)
  const options = readBenchOptions(process.argv.slice(2))
  const progress = createProgress()
  const { logFile } = runFolder(root)
  await ensureDependencies({ root, progress, logFile: logFile('install') })
  signal.throwIfAborted()
  const browserPath = await findBrowser(thisMachine({ root, logFile: logFile('browser'), progress }), {
    withInterface: true,
  })
  await loadTypeScript()
  const { ensureBuild } = await import('./lib/build/ensure-build.ts')
  await ensureBuild({ root, progress })
  signal.throwIfAborted()

  // They need the dependencies.
  const [{ measureParts }, { formatFigures }] = await Promise.all([
    import('./bench/parts.ts'),
    import('./bench/table.ts'),
  ])
  const { figures, machine } = await measureParts({ root, signal, progress, browserPath, options })
  progress.say(`\n${machine}\n\n${formatFigures(figures)}`)
  if (options.jsonFile)
    await writeFile(resolve(options.jsonFile), `${JSON.stringify({ machine, figures }, null, 2)}\n`)
})
