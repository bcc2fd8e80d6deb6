import { buildProduct } from './lib/build-product.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { requireNodeVersion } from './lib/node-version.mjs'
import { createProgress } from './lib/progress.mjs'
import { projectRoot as root } from './lib/project-root.mjs'
import { runFolder } from './lib/run-folder.mjs'
import { runScript } from './lib/run-script.mjs'

await runScript(async () => {
  requireNodeVersion(process.versions.node)
  const progress = createProgress()
  await ensureDependencies({ root, progress, logFile: runFolder(root).logFile('install') })
  await buildProduct({ root, progress })
})
