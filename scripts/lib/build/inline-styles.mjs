import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { UserError } from '../user-error.mjs'
import { fewAtOnce } from './few-at-once.mjs'
import { keepRules, modulesIn } from './split-styles.mjs'

const styleLink = /<link rel="stylesheet" href="(\/_next\/static\/[^"]+\.css)"([^>]*?)\/>/g

/** A sheet whose rules for later are fewer characters than this is not split: a request costs as much. */
const leastLater = 4_000

/** @typedef {{ html: string, modules: Set<string>, sheets: readonly string[] }} Page */

/**
 * @typedef {object} Sheet
 * @property {string} text
 * @property {string} [later] the address of its rules for later, when it is split
 */

/**
 * Puts the style sheets of the built pages into the pages, so that the first paint waits for one answer instead of two
 * in a row. Each link stays behind its text, `disabled`: a browser does not load it, while React and the chunk loader
 * find it and take the sheet for loaded. The framework's own `inlineCss` writes the text three times
 * (226 KB instead of 90 for `/`).
 *
 * Of a large sheet a page contains the rules of the CSS modules that it is drawn with. The others, such as those of dialogs and of
 * windows that are not open, are a file beside the page, which the first script adds before it starts the page
 * (`join-scripts.mjs`): before the disabled link, after which React adds the sheets of windows.
 *
 * @param {string} buildFolder `.next`
 * @param {readonly string[]} paths HTML files below `server/app`
 * @returns {Promise<string[]>} the hashes of the style elements, sorted, as CSP writes them but without quotes
 * @throws {UserError} for a sheet that cannot stand in a page
 */
export async function inlineStyles(buildFolder, paths) {
  const pages = await fewAtOnce(paths, async (path) =>
    toPage(await readFile(join(buildFolder, 'server', 'app', path), 'utf8')),
  )
  const sheets = await prepareSheets(buildFolder, pages)
  /** @type {Map<string, string>} what each sheet comes to for a set of modules: pages of ten languages have the same */
  const kept = new Map()
  const hashes = new Map()
  for (const [index, path] of paths.entries()) {
    const { html, modules } = /** @type {Page} */ (pages[index])
    const inlined = html.replace(styleLink, (_, href, rest) => {
      const { text, later } = /** @type {Sheet} */ (sheets.get(href))
      const key = `${href} ${later ? [...modules].sort().join(' ') : ''}`
      const style =
        kept.get(key) ?? (later ? keepRules(text, (used) => used.every((hash) => modules.has(hash))) : text)
      kept.set(key, style)
      hashes.set(key, `sha256-${createHash('sha256').update(style).digest('base64')}`)
      const preload = later ? `<link rel="preload" as="style" href="${later}"/>` : ''
      const marked = later ? ` data-later="${later}"` : ''
      return `<style>${style}</style>${preload}<link rel="stylesheet" href="${href}"${rest}${marked} disabled=""/>`
    })
    await writeFile(join(buildFolder, 'server', 'app', path), inlined)
  }
  return [...new Set(hashes.values())].sort()
}

/**
 * @param {string} html
 * @returns {Page}
 */
function toPage(html) {
  return {
    html,
    modules: modulesIn(html),
    sheets: Array.from(html.matchAll(styleLink), ([, href = '']) => href),
  }
}

/**
 * @param {string} buildFolder
 * @param {readonly Page[]} pages
 * @returns {Promise<Map<string, Sheet>>} by address
 */
async function prepareSheets(buildFolder, pages) {
  const addresses = new Set(pages.flatMap(({ sheets }) => sheets))
  return new Map(
    await fewAtOnce([...addresses], async (href) => {
      const users = pages.filter(({ sheets }) => sheets.includes(href))
      return /** @type {const} */ ([href, await prepareSheet(buildFolder, href, users)])
    }),
  )
}

/**
 * Writes the rules for later of a large sheet into a file beside it.
 *
 * @param {string} buildFolder
 * @param {string} href
 * @param {readonly Page[]} users the pages with this sheet
 * @returns {Promise<Sheet>}
 */
async function prepareSheet(buildFolder, href, users) {
  const file = join(buildFolder, href.slice('/_next/'.length))
  const text = await readFile(file, 'utf8')
  if (/<\/style/i.test(text))
    throw new UserError(`${href} would end the element that contains it: "</style".`)
  if (/url\(\s*['"]?(?!\/|data:|#)/.test(text))
    throw new UserError(`${href} has an address relative to its own folder: write it from the root.`)
  const isInAll = (/** @type {string} */ hash) => users.every(({ modules }) => modules.has(hash))
  const later = keepRules(text, (used) => !used.every(isInAll))
  if (later.length < leastLater) return { text }
  const name = `later-${createHash('sha256').update(later).digest('hex').slice(0, 16)}.css`
  await writeFile(join(dirname(file), name), later)
  return { text, later: href.replace(/[^/]+$/, name) }
}
