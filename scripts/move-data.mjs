import { readMoveOptions } from './lib/data/move-options.ts'
import { moveTables } from './lib/data/move-tables.ts'
import { ensureDependencies } from './lib/install/dependencies.mjs'
import { requireNodeVersion } from './lib/install/node-version.mjs'
import { runScript } from './lib/process/run-script.mjs'
import { createProgress } from './lib/progress.mjs'
import { projectRoot as root } from './lib/project-root.mjs'
import { runFolder } from './lib/run-folder.mjs'

await runScript(async (signal) => {
  requireNodeVersion(process.versions.node)
  const { from, to } = readMoveOptions(process.argv.slice(2))
  const progress = createProgress()
  await ensureDependencies({ root, progress, logFile: runFolder(root).logFile('install') })
  // Loads the compiler, which is there only once the dependencies are.
  const { openSide } = await import('./lib/data/open-side.ts')
  const source = await openSide(from, { mustExist: true })
  try {
    const target = await openSide(to)
    try {
      const rows = await moveTables({ source, target, signal, say: (line) => progress.say(line) })
      progress.say(
        `Moved ${rows} rows from ${from.name} to ${to.name}. What was moved is still in ${from.name}.`,
      )
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
})
