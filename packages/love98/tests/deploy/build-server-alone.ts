import { join } from 'node:path'
import { buildServer, runtimePackages } from '../../scripts/lib/build/build-product.ts'
import { copyRuntimePackages } from '../../scripts/lib/build/runtime-packages.ts'
import { packageRoot } from '../../scripts/lib/project-root.mjs'

// A process of its own, in which the configuration of the bundler may import TypeScript. Writes the server of a standalone
// build without its pages into a folder, and prints the names of its packages.

const [, , folder = ''] = process.argv
await buildServer(folder)
await copyRuntimePackages(join(folder, 'dist'), runtimePackages, packageRoot)
console.log(JSON.stringify(runtimePackages))
