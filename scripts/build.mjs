import { ensureDependencies } from './lib/install/dependencies.mjs'
import { requireNodeVersion } from './lib/install/node-version.mjs'
import { loadTypeScript } from './lib/load-typescript.mjs'
import { runScript } from './lib/process/run-script.mjs'
import { createProgress } from './lib/progress.mjs'
import { projectRoot as root } from './lib/project-root.mjs'
import { runFolder } from './lib/run-folder.mjs'

await runScript(async () => {
  requireNodeVersion(process.versions.node)
  const progress = createProgress()
  await ensureDependencies({ root, progress, logFile: runFolder(root).logFile('install') })
  await loadTypeScript()
  const { buildProduct } = await import('./lib/build/build-product.ts')
  await buildProduct({ root, progress })
})
