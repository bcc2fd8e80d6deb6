import { readFile, writeFile } from 'node:fs/promises'
import { completeLock } from './lib/install/lock-file.mjs'

// Run this after every change of the dependencies: a plain `npm install` can write a lock that only its own
// platform can install.
const file = new URL('../package-lock.json', import.meta.url)
const before = await readFile(file, 'utf8')
const { lock, added, unknown } = completeLock(JSON.parse(before))
const after = `${JSON.stringify(lock, null, 2)}\n`

if (after !== before) await writeFile(file, after)
for (const name of added) console.log(`added ${name}`)
console.log(added.length > 0 ? `${added.length} platform packages added.` : 'The lock file is complete.')
if (unknown.length > 0) {
  console.error(`No platform can be read from these names, add them by hand: ${unknown.join(', ')}`)
  process.exitCode = 1
}
