import { readFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { compressMissing } from './compress-missing.ts'
import { manifestFile, type StaticManifest } from './static-manifest.ts'

// A process beside the server, in the folder of the project: compresses what the build left, and says so file by file.

// Before the threads start that compress: they take the priority of the one that starts them.
setPriority(constants.priority.PRIORITY_LOW)
process.once('disconnect', () => process.exit())
const { files }: StaticManifest = JSON.parse(await readFile(join(process.cwd(), manifestFile), 'utf8'))
await compressMissing(process.cwd(), files, (key, names) => {
  // A server that has gone is noticed by the end of the channel, in a moment.
  process.send?.({ key, names }, undefined, undefined, () => undefined)
})
process.disconnect?.()
