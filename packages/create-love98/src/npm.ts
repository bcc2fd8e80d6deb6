import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, stat } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { findNpm } from '../../love98/scripts/lib/install/dependencies.mjs'
import { type Child, startChild } from '../../love98/scripts/lib/process/child.mjs'
import { UserError } from '../../love98/scripts/lib/user-error.mjs'

/** ms. A registry that does not answer is reported after this time at the latest. */
const longest = 9000

const offlineHelp = `Check your connection and the proxy settings (npm config list), then run the command again.
Or add --no-install: the folder is made now, and "npm install" in it can follow later.`

function npmCommand() {
  // biome-ignore lint/style/noProcessEnv: npm names itself to the programs that it runs
  return findNpm(process.env, process.execPath, existsSync)
}

/**
 * Asks the registry of npm's settings for a package.
 * @param wanted such as `love98@1.2.3`; null: any package, to learn if the registry answers
 * @param patience ms
 * @throws {UserError} with the next step, if the registry does not answer or does not have the package
 */
export async function checkRegistry(
  wanted: string | null,
  signal: AbortSignal,
  patience: number = longest,
): Promise<void> {
  const timeout = AbortSignal.timeout(patience)
  const { code, output } = await runNpm(
    ['view', wanted ?? 'npm', 'version', '--fetch-retries=0', `--fetch-timeout=${patience}`],
    { signal: AbortSignal.any([signal, timeout]) },
  )
  signal.throwIfAborted()
  if (timeout.aborted)
    throw new UserError(
      `The npm registry gave no answer in ${patience / 1000} s, so nothing can be installed.\n${offlineHelp}`,
    )
  if (code === 0) return
  if (/\bE404\b|\bETARGET\b/.test(output)) {
    if (wanted === null) return
    throw new UserError(`The npm registry has no ${wanted}. Use the newest wizard: npm create love98@latest`)
  }
  const [reason] = /\b(E[A-Z]{3,}_?[A-Z_]*|EAI_AGAIN|ERR_[A-Z_]+|E[45]\d\d)\b/.exec(output) ?? ['no reason']
  throw new UserError(
    `The npm registry cannot be reached (${reason}), so nothing can be installed.\n${offlineHelp}`,
  )
}

/** Starts `npm install` in a folder. The output is in a log file. */
export function startInstall(folder: string, logFile: string): Child {
  const { command, args } = npmCommand()
  return startChild({
    name: 'npm',
    command,
    args: [...args, 'install', '--no-audit', '--no-fund', '--loglevel=error'],
    logFile,
    cwd: folder,
    grace: 2000,
  })
}

/**
 * Puts the package of a local source into the folder, so that it can be installed from there at any time.
 * @param source a folder of the package, or a tarball
 * @returns the dependency for `package.json`
 * @throws {UserError} if there is no such source
 */
export async function copyPackage(source: string, folder: string, signal: AbortSignal): Promise<string> {
  const path = resolve(source)
  const facts = await stat(path).catch(() => null)
  if (!facts) throw new UserError(`There is no package at ${path}.`)
  const vendor = join(folder, 'vendor')
  await mkdir(vendor, { recursive: true })
  if (facts.isFile()) {
    await copyFile(path, join(vendor, basename(path)))
    return `file:vendor/${basename(path)}`
  }
  const { code, output } = await runNpm(['pack', path, '--silent', '--pack-destination', vendor], { signal })
  signal.throwIfAborted()
  const packed = output.trim().split('\n').at(-1) ?? ''
  if (code !== 0 || !existsSync(join(vendor, packed)))
    throw new UserError(`${path} cannot be packed:\n${output}`)
  return `file:vendor/${packed}`
}

/** @returns code 1 if it was stopped */
function runNpm(
  args: string[],
  { signal }: { signal: AbortSignal },
): Promise<{ code: number; output: string }> {
  const npm = npmCommand()
  return new Promise((done) => {
    const child = spawn(npm.command, [...npm.args, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
      signal,
      killSignal: 'SIGKILL',
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
    child.once('error', (error) => {
      output += String(error.message)
      done({ code: 1, output })
    })
    child.once('close', (code) => done({ code: code ?? 1, output }))
  })
}
