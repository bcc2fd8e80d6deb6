import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { UserError } from '../scripts/lib/user-error.mjs'

/** Headers over some 8 KB are refused by common proxies; a hash takes 54 bytes. */
const hashLimit = 100

/**
 * Collects the hashes of all inline scripts of the built pages. One list serves every page that the framework answers:
 * which of our own fixed scripts a page may run makes no difference to safety, error pages appear at any address, and the
 * whole list is a few hundred bytes.
 *
 * @param {string} buildFolder `.next`
 * @param {readonly string[]} [listed] the pages whose hashes are listed; those of other languages are answered from memory,
 *   each with a list of its own. Default: all.
 * @returns {Promise<{ scriptHashes: string[], pages: string[] }>} sorted, as CSP writes hashes but without quotes
 * @throws {UserError} when a page was not built ahead, so that its scripts cannot be known, or there are too many
 */
export async function collectInlineScripts(buildFolder, listed) {
  const folder = join(buildFolder, 'server', 'app')
  const pages = await listPages(buildFolder)
  await requireStaticPages(buildFolder, pages)
  const texts = await Promise.all((listed ?? pages).map((page) => readFile(join(folder, page), 'utf8')))
  const scriptHashes = [...new Set(texts.flatMap(inlineScriptHashes))].sort()
  if (scriptHashes.length > hashLimit)
    throw new UserError(
      `The pages have ${scriptHashes.length} different inline scripts, too many for one header (${hashLimit}): list them by page.`,
    )
  return { scriptHashes, pages }
}

/**
 * @param {string} buildFolder `.next`
 * @returns {Promise<string[]>} the HTML files below `server/app`, with forward slashes, sorted
 */
export async function listPages(buildFolder) {
  const paths = await readdir(join(buildFolder, 'server', 'app'), { recursive: true })
  return paths
    .filter((path) => path.endsWith('.html'))
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
}

/**
 * The hashes of the scripts that stand in a page itself, as a browser computes them: over the bytes between the
 * tags (https://www.w3.org/TR/CSP3/#external-hash). Data blocks are hashed too, which is harmless.
 *
 * @param {string} html
 * @returns {string[]}
 */
export function inlineScriptHashes(html) {
  return [...html.matchAll(/<script\b((?:"[^"]*"|'[^']*'|[^>"'])*)>([\s\S]*?)<\/script\b[^>]*>/gi)]
    // A browser runs no data, and asks no policy about it.
    .filter(([, attributes = '']) => !/(^|\s)(src\s*=|type="application\/json")/i.test(attributes))
    .map(([, , text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`)
}

/**
 * @param {string} buildFolder
 * @param {readonly string[]} built
 */
async function requireStaticPages(buildFolder, built) {
  const manifest = JSON.parse(await readFile(join(buildFolder, 'server', 'app-paths-manifest.json'), 'utf8'))
  const { dynamicRoutes } = JSON.parse(await readFile(join(buildFolder, 'prerender-manifest.json'), 'utf8'))
  const dynamic = Object.keys(manifest)
    .filter((route) => route.endsWith('/page'))
    .map((route) => route.replace(/\/\([^/]+\)/g, '').replace(/\/?page$/, '') || '/')
    .filter((route) =>
      route.includes('[')
        ? // `fallback: false` answers 404 for every address that was not built ahead.
          dynamicRoutes[route]?.fallback !== false
        : !built.includes(route === '/' ? 'index.html' : `${route.slice(1)}.html`),
    )
  if (dynamic.length === 0) return
  throw new UserError(
    `These pages are rendered on request, so the content policy cannot know their inline scripts and a browser ` +
      `would not run them: ${dynamic.join(', ')}. Make them static, or answer with a route handler without scripts.`,
  )
}
