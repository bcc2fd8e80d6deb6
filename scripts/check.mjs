import { checkProduct } from './lib/check-product.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { requireNodeVersion } from './lib/node-version.mjs'
import { PlainProblem } from './lib/plain-problem.mjs'
import { createProgress } from './lib/progress.mjs'
import { projectRoot as root } from './lib/project-root.mjs'
import { runFolder } from './lib/run-folder.mjs'
import { runScript } from './lib/run-script.mjs'

await runScript(async (signal) => {
  requireNodeVersion(process.versions.node)
  const progress = createProgress()
  await ensureDependencies({ root, progress, logFile: runFolder(root).logFile('install') })
  const { failed } = await checkProduct({ root, signal, say: progress.say })
  if (failed > 0) throw new PlainProblem(`${failed} of the checks failed.`)
})
