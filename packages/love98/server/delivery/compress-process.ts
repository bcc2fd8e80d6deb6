import { readFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { compressMissing } from './compress-missing.ts'
import { manifestFile, type StaticManifest } from './static-manifest.ts'

// A separate process in the folder of the project: compresses the remaining files of the build and reports each one.

// Before the compression threads start, because they inherit the priority.
setPriority(constants.priority.PRIORITY_LOW)
process.once('disconnect', () => process.exit())
const { files }: StaticManifest = JSON.parse(await readFile(join(process.cwd(), manifestFile), 'utf8'))
await compressMissing(process.cwd(), files, (key, names) => {
  // If the server has ended, the channel closes soon.
  process.send?.({ key, names }, undefined, undefined, () => undefined)
})
process.disconnect?.()
