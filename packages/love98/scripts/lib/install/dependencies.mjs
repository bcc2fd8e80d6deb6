import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { runChild, startChild } from '../process/child.mjs'
import { UserError } from '../user-error.mjs'

/**
 * @typedef {{ packages: Record<string, { version?: string, optional?: boolean, dev?: boolean }> }} LockFile
 * `package-lock.json` (lockfileVersion 3)
 */

/**
 * Installs the locked dependencies if `node_modules` was not made from this lock file.
 *
 * @param {{ root: string, progress: import('../progress.mjs').Progress, logFile: string, firstRun?: string, withTools?: boolean }} options
 *   `firstRun`: printed before an installation; `withTools`: with the dependencies for checks and tests, which need as
 *   much time again
 * @throws {UserError} if npm cannot be found or fails, within ten seconds if its registry does not answer
 */
export async function ensureDependencies({
  root,
  progress,
  logFile,
  firstRun = 'The dependencies are not installed. Installing them takes about a minute, once.',
  withTools = true,
}) {
  const lock = await readFile(join(root, 'package-lock.json'))
  if (await isInstalled(root, lock, withTools)) return
  progress.say(firstRun)
  await progress.step('Installing the dependencies', () => install(root, logFile, withTools))
  await writeFile(stampFile(root), stampOf(lock, withTools))
}

/**
 * Returns true if `node_modules` matches the lock file: this script left a stamp, or npm left its own lock file, which
 * is compared package by package.
 *
 * @param {string} root
 * @param {Uint8Array} lock
 * @param {boolean} [withTools] false: without the dependencies for checks and tests is enough
 * @returns {Promise<boolean>}
 */
export async function isInstalled(root, lock, withTools = true) {
  const stamp = await readFile(stampFile(root), 'utf8').catch(() => '')
  if (stamp === stampOf(lock, true) || (!withTools && stamp === stampOf(lock, false))) return true
  const installed = await readFile(join(root, 'node_modules', '.package-lock.json'), 'utf8').catch(() => '')
  if (stamp || !installed) return false
  const [wanted, found] = [JSON.parse(new TextDecoder().decode(lock)), JSON.parse(installed)]
  const complete = [true, withTools].find((tools) => sameVersions(wanted, found, tools))
  if (complete === undefined) return false
  await writeFile(stampFile(root), stampOf(lock, complete))
  return true
}

/**
 * @param {LockFile} lock
 * @param {LockFile} installed
 * @param {boolean} withTools
 * @returns {boolean}
 */
function sameVersions(lock, installed, withTools) {
  const wanted = Object.entries(lock.packages).filter(
    ([path, entry]) => path && !entry.optional && (withTools || !entry.dev),
  )
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
 * @param {boolean} withTools
 */
async function install(root, logFile, withTools) {
  const npm = findNpm(process.env, process.execPath, existsSync)
  const silence = await registrySilence(npm, root, logFile)
  // Says regardless of NODE_ENV which dependencies are installed. No dependency needs its install script.
  const tools = withTools ? '--include=dev' : '--omit=dev'
  const options = ['--ignore-scripts', tools, '--include=optional', '--no-audit', '--no-fund']
  // Without a network, npm would try for minutes. What is in its cache may suffice.
  if (silence !== null) options.push('--offline')
  const { code, tail } = await runChild({
    name: 'npm ci',
    command: npm.command,
    args: [...npm.args, 'ci', ...options],
    cwd: root,
    logFile,
    grace: 3000,
  })
  if (code === 0) return
  if (silence !== null)
    throw new UserError(
      `The dependencies could not be installed: the package registry does not answer (${silence}), and npm's cache does ` +
        'not have all of them. Check the network and the proxy (HTTPS_PROXY), and the address that "npm config get ' +
        'registry" prints; "npm config set registry" changes it. Then try again.',
    )
  throw new UserError(
    `The dependencies could not be installed (npm ci ended with code ${code}). Check the network and the package ` +
      `registry, then try again. What npm said (${logFile}):\n${tail(20)}`,
  )
}

/** The time that the registry has for an answer, ms. npm itself needs up to two seconds to start on a slow machine. */
const registryLimit = 6000

/** The errors of npm without an answer: names, routes, connections and times. All others are answers. */
const silences =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT|FETCH_TIMEOUT|EIDLETIMEOUT)\b/

/**
 * Asks npm for its registry, because only npm has its address, proxy and certificates.
 *
 * @param {{ command: string, args: string[] }} npm
 * @param {string} root
 * @param {string} logFile
 * @returns {Promise<string | null>} the reason if the registry does not answer
 */
async function registrySilence(npm, root, logFile) {
  const ping = startChild({
    name: 'npm ping',
    command: npm.command,
    args: [...npm.args, 'ping', '--fetch-retries=0', `--fetch-timeout=${registryLimit}`],
    cwd: root,
    logFile,
    grace: 500,
  })
  const end = await Promise.race([ping.exited, sleep(registryLimit + 2000, null, { ref: false })])
  if (end === null) {
    await ping.stop()
    return 'no answer in time'
  }
  return end.code === 0 ? null : (silences.exec(ping.tail(30))?.[0] ?? null)
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
 * @param {boolean} withTools
 * @returns {string}
 */
function stampOf(lock, withTools) {
  const hash = createHash('sha256').update(lock).digest('hex')
  return withTools ? hash : `${hash} without tools`
}

/**
 * @param {string} root
 * @returns {string}
 */
function stampFile(root) {
  return join(root, 'node_modules', '.love98-lock')
}
