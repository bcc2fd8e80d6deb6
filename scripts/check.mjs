import { checkProduct } from './lib/check/check-product.ts'
import { ensureDependencies } from './lib/install/dependencies.mjs'
import { requireNodeVersion } from './lib/install/node-version.mjs'
import { runScript } from './lib/process/run-script.mjs'
import { createProgress } from './lib/progress.mjs'
import { projectRoot as root } from './lib/project-root.mjs'
import { runFolder } from './lib/run-folder.mjs'
import { UserError } from './lib/user-error.mjs'

await runScript(async (signal) => {
  requireNodeVersion(process.versions.node)
  const progress = createProgress()
  await ensureDependencies({ root, progress, logFile: runFolder(root).logFile('install') })
  const { failed } = await checkProduct({ root, signal, say: progress.say })
  if (failed > 0) throw new UserError(`${failed} of the checks failed.`)
})
