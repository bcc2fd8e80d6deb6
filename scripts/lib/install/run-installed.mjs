import { loadTypeScript } from '../load-typescript.mjs'
import { runScript } from '../process/run-script.mjs'
import { createProgress } from '../progress.mjs'
import { projectRoot as root } from '../project-root.mjs'
import { runFolder } from '../run-folder.mjs'
import { ensureDependencies } from './dependencies.mjs'
import { requireNodeVersion } from './node-version.mjs'

/**
 * @typedef {{ root: string, signal: AbortSignal, progress: import('../progress.mjs').Progress }} Command `root`: of this project;
 *   `signal`: aborted when the script is stopped
 */

/**
 * Runs a command of the project as `runScript` does, once the dependencies are there. From then on it may import TypeScript; until
 * then nothing but plain JavaScript without packages runs.
 *
 * @param {(command: Command) => Promise<void>} work
 * @param {{ codeWhenStopped?: number }} [options]
 * @returns {Promise<void>}
 */
export function runInstalled(work, options) {
  return runScript(async (signal) => {
    requireNodeVersion(process.versions.node)
    const progress = createProgress()
    await ensureDependencies({ root, progress, logFile: runFolder(root).logFile('install') })
    signal.throwIfAborted()
    await loadTypeScript()
    await work({ root, signal, progress })
  }, options)
}
