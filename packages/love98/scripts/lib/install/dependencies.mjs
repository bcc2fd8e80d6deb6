import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { runChild } from '../process/child.mjs'
import { UserError } from '../user-error.mjs'

/**
 * @typedef {{ packages: Record<string, { version?: string, optional?: boolean }> }} LockFile
 * `package-lock.json` (lockfileVersion 3)
 */

/**
 * Installs the locked dependencies if `node_modules` was not made from this lock file.
 *
 * @param {{ root: string, progress: import('../progress.mjs').Progress, logFile: string }} options
 * @throws {UserError} if npm cannot be found or fails
 */
export async function ensureDependencies({ root, progress, logFile }) {
  const lock = await readFile(join(root, 'package-lock.json'))
  if (await isInstalled(root, lock)) return
  await progress.step('Installing the dependencies', () => install(root, logFile))
  await writeFile(stampFile(root), stampOf(lock))
}

/**
 * Returns true if `node_modules` matches the lock file: this script left a stamp, or npm left its own lock file, which
 * is compared package by package.
 *
 * @param {string} root
 * @param {Uint8Array} lock
 * @returns {Promise<boolean>}
 */
export async function isInstalled(root, lock) {
  const stamp = await readFile(stampFile(root), 'utf8').catch(() => '')
  if (stamp === stampOf(lock)) return true
  const installed = await readFile(join(root, 'node_modules', '.package-lock.json'), 'utf8').catch(() => '')
  if (stamp || !installed || !sameVersions(JSON.parse(new TextDecoder().decode(lock)), JSON.parse(installed)))
    return false
  await writeFile(stampFile(root), stampOf(lock))
  return true
}

/**
 * @param {LockFile} lock
 * @param {LockFile} installed
 * @returns {boolean}
 */
function sameVersions(lock, installed) {
  const wanted = Object.entries(lock.packages).filter(([path, entry]) => path && !entry.optional)
  return (
    wanted.every(([path, entry]) => installed.packages[path]?.version === entry.version) &&
    Object.entries(installed.packages).every(
      ([path, { version }]) => lock.packages[path]?.version === version,
    )
  )
}

/**
 * @param {string} root
 * @param {string} logFile
 */
async function install(root, logFile) {
  const npm = findNpm(process.env, process.execPath, existsSync)
  // Installs all dependencies regardless of NODE_ENV. No dependency needs its install script.
  const options = ['--ignore-scripts', '--include=dev', '--include=optional', '--no-audit', '--no-fund']
  const { code, tail } = await runChild({
    name: 'npm ci',
    command: npm.command,
    args: [...npm.args, 'ci', ...options],
    cwd: root,
    logFile,
    grace: 3000,
  })
  if (code === 0) return
  throw new UserError(
    `The dependencies could not be installed (npm ci ended with code ${code}). Check the network and the package ` +
      `registry, then try again. What npm said (${logFile}):\n${tail(20)}`,
  )
}

/**
 * Finds npm as a script that Node can run. On Windows `npm` itself is a batch file, which would need a shell.
 *
 * @param {Record<string, string | undefined>} env
 * @param {string} node path of the running Node
 * @param {(path: string) => boolean} exists
 * @returns {{ command: string, args: string[] }}
 */
export function findNpm(env, node, exists) {
  const candidates = [
    env.npm_execpath,
    join(dirname(node), 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    resolve(dirname(node), '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
  ]
  const script = candidates.find((path) => path?.endsWith('npm-cli.js') && exists(path))
  return script ? { command: node, args: [script] } : { command: 'npm', args: [] }
}

/**
 * @param {Uint8Array} lock
 * @returns {string}
 */
function stampOf(lock) {
  return createHash('sha256').update(lock).digest('hex')
}

/**
 * @param {string} root
 * @returns {string}
 */
function stampFile(root) {
  return join(root, 'node_modules', '.love98-lock')
}
