import { nodeProblem } from '../../../server/node-version.mjs'

// The import above loads in every version of Node, so that an old one gets a sentence. The others are loaded on demand.

/**
 * @typedef {{ root: string, signal: AbortSignal, progress: import('../progress.mjs').Progress }} Command
 *   `root`: of this project; `signal`: aborted when the script is stopped
 * @typedef {{ codeWhenStopped?: number, usage?: string, firstLine?: string, firstRun?: string, withTools?: boolean }} Options
 *   `usage`: the answer to `--help`; `firstLine`: printed before everything else; `firstRun`: printed before an
 *   installation; `withTools`: installs the dependencies for checks and tests too, true by default
 */

/**
 * Runs a command of the project as `runScript` does, once the dependencies are there. From then on it may
 * import TypeScript; until then nothing but plain JavaScript without packages runs.
 *
 * @param {(command: Command) => Promise<void>} work
 * @param {Options} [options]
 * @returns {Promise<void>}
 */
export async function runInstalled(work, { usage, firstLine, firstRun, withTools, ...options } = {}) {
  const problem = nodeProblem(process.versions.node)
  if (problem !== null) {
    console.error(problem)
    process.exit(1)
  }
  if (usage && process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) {
    console.log(usage)
    return
  }
  const [{ runScript }, { createProgress }, folders, { runFolder }, { ensureDependencies }] =
    await Promise.all([
      import('../process/run-script.mjs'),
      import('../progress.mjs'),
      import('../project-root.mjs'),
      import('../run-folder.mjs'),
      import('./dependencies.mjs'),
    ])
  const { isInRepository, repositoryRoot, projectRoot: root } = folders
  await runScript(async (signal) => {
    const progress = createProgress()
    if (firstLine) progress.say(firstLine)
    // A project of a community has installed this package together with its dependencies.
    if (isInRepository) {
      const logFile = runFolder(root).logFile('install')
      const chosen = { ...(firstRun && { firstRun }), ...(withTools === false && { withTools }) }
      await ensureDependencies({ root: repositoryRoot, progress, logFile, ...chosen })
    }
    signal.throwIfAborted()
    const { loadTypeScript } = await import('../load-typescript.mjs')
    await loadTypeScript()
    await work({ root, signal, progress })
  }, options)
}
