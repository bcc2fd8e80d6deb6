import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { collectInlineScripts, listPages } from '../../../server/inline-scripts.mjs'
import { runChild } from '../process/child.mjs'
import { runFolder } from '../run-folder.mjs'
import { UserError } from '../user-error.mjs'
import { clearBuildStamp, hashSources, isBuildCurrent, writeBuildStamp } from './build-stamp.mjs'
import { joinScripts } from './join-scripts.mjs'
import { keepReleases } from './keep-releases.mjs'
import { prepareDelivery } from './prepare-delivery.mjs'
import { revealWindows } from './reveal-windows.mjs'
import { addressScripts } from './texts/address-scripts.mjs'
import { linkLanguages } from './texts/link-languages.mjs'
import { speakLanguages } from './texts/speak-languages.mjs'

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
  const all = await readLanguages()
  const languages = all.map(({ id }) => id).filter((id) => id !== 'en')
  // Parsers, which are there only once the dependencies are.
  const { compileEarly } = await import('./compile-early.mjs')
  await compileEarly(join(root, '.next', 'static', 'chunks'))
  await speakLanguages(root, languages)
  const pages = await finishPages(join(root, '.next'), all)
  const { scriptHashes } = await collectInlineScripts(join(root, '.next'), pages.english)
  await progress.step('Compressing it', () => prepareDelivery(root, pages.all, undefined, all))
  await keepReleases(root, releaseOf(sources))
  const policyFile = join(root, '.next', 'content-policy.json')
  const analytics = await readAnalytics()
  await writeFile(
    policyFile,
    `${JSON.stringify({ scriptHashes, styleHashes: pages.styleHashes, analytics }, null, 2)}\n`,
  )
  await writeBuildStamp(root, sources)
}

/**
 * @param {string} sources their hash
 * @returns {string} the release by which a page names its build
 */
function releaseOf(sources) {
  return sources.slice(0, 16)
}

/**
 * @param {string} buildFolder `.next`
 * @param {readonly import('../../../server/delivery/static-manifest.mjs').Language[]} known
 */
async function finishPages(buildFolder, known) {
  const languages = known.map(({ id }) => id).filter((id) => id !== 'en')
  const all = await listPages(buildFolder)
  await linkLanguages(buildFolder, all, known)
  await revealWindows(buildFolder, all)
  const pagesOf = (/** @type {string} */ language) =>
    all.filter((page) => page === `${language}.html` || page.startsWith(`${language}/`))
  const english = all.filter((page) => !languages.some((language) => pagesOf(language).includes(page)))
  await joinScripts(buildFolder, english)
  for (const language of languages) await joinScripts(buildFolder, pagesOf(language), language)
  const { inlineStyles } = await import('./inline-styles.mjs')
  const styleHashes = await inlineStyles(buildFolder, all)
  for (const language of languages) await addressScripts(buildFolder, pagesOf(language), language)
  return { all, english, styleHashes }
}

/** @returns {Promise<import('../../../server/delivery/static-manifest.mjs').Language[]>} English first */
async function readLanguages() {
  const { importTypeScript } = await import('../import-typescript.mjs')
  const { languages } = await importTypeScript('src/texts/locales.ts')
  const { default: community } = await importTypeScript('love98.config.ts')
  const kept = /** @type {{ languages?: readonly string[] }} */ (community).languages
  return /** @type {readonly { id: string, tag: string }[]} */ (languages)
    .filter(({ id }) => kept?.includes(id) ?? true)
    .map(({ id, tag }) => ({ id, tag }))
}

/** @returns {Promise<import('../../../server/content-policy.mjs').AnalyticsPlace>} */
async function readAnalytics() {
  // Loads the compiler, which is there only once the dependencies are.
  const { importTypeScript } = await import('../import-typescript.mjs')
  const { default: community } = await importTypeScript('love98.config.ts')
  const { analytics } =
    /** @type {{ analytics: import('../../../server/content-policy.mjs').AnalyticsPlace }} */ (community)
  return { host: analytics.host, productionHostname: analytics.productionHostname }
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
