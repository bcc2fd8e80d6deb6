import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { collectInlineScripts, listPages } from '../../../server/inline-scripts.mjs'
import { runChild } from '../process/child.mjs'
import { runFolder } from '../run-folder.mjs'
import { UserError } from '../user-error.mjs'
import { clearBuildStamp, hashSources, isBuildCurrent, writeBuildStamp } from './build-stamp.mjs'
import { inlineStyles } from './inline-styles.mjs'
import { joinScripts } from './join-scripts.mjs'
import { keepReleases } from './keep-releases.mjs'
import { prepareDelivery } from './prepare-delivery.mjs'
import { revealWindows } from './reveal-windows.mjs'

/**
 * Builds the desktop, if the build is not the one of the present sources.
 *
 * @param {{ root: string, progress: import('../progress.mjs').Progress }} options
 */
export async function ensureBuild({ root, progress }) {
  if (!(await isBuildCurrent(root))) await buildProduct({ root, progress })
}

/**
 * Builds the desktop, prepares it for delivery, and writes what its content policy allows, the hashes of its inline scripts
 * and styles and the host of its statistics, to `.next/content-policy.json`.
 *
 * @param {{ root: string, progress: import('../progress.mjs').Progress }} options
 * @throws {UserError} with the end of the builder's log
 */
export async function buildProduct({ root, progress }) {
  // Taken first: a source that changes meanwhile makes the build an old one.
  const sources = await hashSources(root)
  await clearBuildStamp(root)
  await progress.step('Building the desktop', () => runNextBuild(root, sources))
  const built = await listPages(join(root, '.next'))
  await revealWindows(join(root, '.next'), built)
  await joinScripts(join(root, '.next'), built)
  const { scriptHashes, pages } = await collectInlineScripts(join(root, '.next'))
  const styleHashes = await inlineStyles(join(root, '.next'), pages)
  await progress.step('Compressing it', () => prepareDelivery(root, pages))
  await keepReleases(root, releaseOf(sources))
  const policyFile = join(root, '.next', 'content-policy.json')
  const analyticsHost = await readAnalyticsHost()
  await writeFile(policyFile, `${JSON.stringify({ scriptHashes, styleHashes, analyticsHost }, null, 2)}\n`)
  await writeBuildStamp(root, sources)
}

/**
 * @param {string} sources their hash
 * @returns {string} the release by which a page names its build
 */
function releaseOf(sources) {
  return sources.slice(0, 16)
}

/** @returns {Promise<string | null>} */
async function readAnalyticsHost() {
  // Loads the compiler, which is there only once the dependencies are.
  const { importTypeScript } = await import('../import-typescript.mjs')
  const { default: community } = await importTypeScript('love98.config.ts')
  const { analytics } = /** @type {{ analytics: { host: string | null } }} */ (community)
  return analytics.host
}

/**
 * @param {string} root
 * @param {string} sources their hash: the same sources make the same build
 */
async function runNextBuild(root, sources) {
  const logFile = runFolder(root).logFile('build')
  const { code, tail } = await runChild({
    name: 'next build',
    command: process.execPath,
    args: [join(root, 'node_modules', 'next', 'dist', 'bin', 'next'), 'build'],
    cwd: root,
    logFile,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOVE98_BUILD: releaseOf(sources),
      NEXT_TELEMETRY_DISABLED: '1',
      NO_COLOR: '1',
      FORCE_COLOR: '0',
    },
  })
  if (code === 0) return
  throw new UserError(`The build failed. The end of its log (${logFile}):\n${tail(40)}`)
}
