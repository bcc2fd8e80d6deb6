import { copyFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { packageRoot } from '../project-root.mjs'
import { buildProduct, runtimePackages } from './build-product.ts'
import { copyRuntimePackages } from './runtime-packages.ts'

/**
 * Builds the product with the packages of its server in `dist/node_modules`, so that `dist` runs on machines of the same
 * platform that have Node and nothing else.
 * @throws {UserError} as `buildProduct` does, and if a package is not installed
 */
export async function buildStandalone(command: Parameters<typeof buildProduct>[0]): Promise<void> {
  await buildProduct(command)
  const size = await command.progress.step('Copying the packages of the server', () =>
    copyRuntimePackages(join(command.root, 'dist'), runtimePackages, packageRoot),
  )
  await copyFile(join(packageRoot, 'LICENSE'), join(command.root, 'dist/LICENSE'))
  // The code that drew the pages, which no server runs.
  await rm(join(command.root, 'dist/prerender'), { recursive: true, force: true })
  console.log(
    `The folder dist runs with "node dist/server/main.js" on ${process.platform} ${process.arch}. Its packages take ${Math.round(size / 1e6)} MB.`,
  )
}
