import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { addIntegrity, completeLock } from './lib/install/lock-file.mjs'

// Run this after every change of the dependencies: a plain `npm install` can write a lock that only its own
// platform can install.
const run = promisify(execFile)
const file = new URL('../package-lock.json', import.meta.url)
const before = await readFile(file, 'utf8')
const { lock: complete, added, unknown } = completeLock(JSON.parse(before))
const { lock, hashed } = await addIntegrity(complete, askForIntegrity)
const after = `${JSON.stringify(lock, null, 2)}\n`

if (after !== before) await writeFile(file, after)
for (const name of added) console.log(`added ${name}`)
for (const name of hashed) console.log(`hashed ${name}`)
const changes = added.length + hashed.length
console.log(
  changes > 0
    ? `${added.length} platform packages added, ${hashed.length} hashes added.`
    : 'The lock file is complete.',
)
if (unknown.length > 0) {
  console.error(`No platform can be read from these names, add them by hand: ${unknown.join(', ')}`)
  process.exitCode = 1
}

/**
 * @param {string} name
 * @param {string} version
 */
async function askForIntegrity(name, version) {
  const { stdout } = await run('npm', ['view', `${name}@${version}`, 'dist.integrity'], {
    shell: process.platform === 'win32',
  })
  return stdout
}
