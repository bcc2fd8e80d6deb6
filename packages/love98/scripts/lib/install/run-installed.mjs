import { loadTypeScript } from '../load-typescript.mjs'
import { runScript } from '../process/run-script.mjs'
import { createProgress } from '../progress.mjs'
import { isInRepository, repositoryRoot, projectRoot as root } from '../project-root.mjs'
import { runFolder } from '../run-folder.mjs'
import { UserError } from '../user-error.mjs'
import { ensureDependencies } from './dependencies.mjs'

/**
 * @typedef {{ root: string, signal: AbortSignal, progress: import('../progress.mjs').Progress }} Command
 *   `root`: of this project; `signal`: aborted when the script is stopped
 */

/**
 * Runs a command of the project as `runScript` does, once the dependencies are there. From then on it may
 * import TypeScript; until then nothing but plain JavaScript without packages runs.
 *
 * @param {(command: Command) => Promise<void>} work
 * @param {{ codeWhenStopped?: number }} [options]
 * @returns {Promise<void>}
 */
export function runInstalled(work, options) {
  return runScript(async (signal) => {
    requireNodeVersion(process.versions.node)
    const progress = createProgress()
    // A project of a community has installed this package together with its dependencies.
    if (isInRepository)
      await ensureDependencies({
        root: repositoryRoot,
        progress,
        logFile: runFolder(root).logFile('install'),
      })
    signal.throwIfAborted()
    await loadTypeScript()
    await work({ root, signal, progress })
  }, options)
}

/**
 * @param {string} version such as `20.19.0`
 * @throws {UserError} when Vite does not run on this Node: it takes 20 from 20.19 on, and 22.12 and newer
 */
export function requireNodeVersion(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)) return
  throw new UserError(
    `Love98 needs Node 20.19, or 22.12 or newer, and this is Node ${version}. Install it from https://nodejs.org.`,
  )
}
