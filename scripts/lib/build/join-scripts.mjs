import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { UserError } from '../user-error.mjs'
import { baseOf } from './texts/address-scripts.mjs'

const scriptTag = /<script src="\/_next\/(static\/chunks\/[^"]+\.js)" async=""><\/script>/g
const runtimeName = /\/turbopack-[^/]+\.js$/
/** How a chunk registers itself: the element that loaded it tells the runtime which one it is. */
const registration =
  '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["object"==typeof document?document.currentScript:void 0,'
const registrationOf = (/** @type {string} */ chunk) =>
  `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["${chunk}",`

/**
 * Joins the scripts that every page loads into one file and lets the pages load that: compressed together they are some
 * 5 % smaller than one by one, and each request costs its heads. The runtime comes last, so that it finds all chunks
 * there. Each chunk registers under its own path, so that the page's data and chunks that come later, which name the
 * single files, fetch none of them again. The single files stay for workers and for pages that are not built ahead.
 *
 * @param {string} buildFolder `.next`
 * @param {readonly string[]} pages HTML files below `server/app`, all of one language
 * @param {string} [language] its folder below `static`, where scripts with its texts stand; absent for English
 * @returns {Promise<string>} the path of the file, from `buildFolder`, or from the language's folder
 * @throws {UserError} when the framework writes scripts in a form that this does not know
 */
export async function joinScripts(buildFolder, pages, language) {
  // The page of last resort has chunks of its own in place of the desktop's.
  const files = pages
    .filter((page) => !page.startsWith('_global-error'))
    .map((page) => join(buildFolder, 'server', 'app', page))
  const texts = await Promise.all(
    files.map(async (file) => /** @type {const} */ ([file, await readFile(file, 'utf8')])),
  )
  const shared = sharedScripts(texts.map(([, html]) => html))
  const chunks = await Promise.all(
    shared.map(async (path) => joinable(path, await readScript(buildFolder, path, language))),
  )
  const runtime = chunks.pop() ?? ''
  const text = [
    language ? baseScript(language) : '',
    ...chunks,
    arrivalOf(shared),
    afterStyles(runtime),
  ].join('')
  const name = `static/chunks/first-${createHash('sha256').update(text).digest('hex').slice(0, 16)}.js`
  await writeFile(join(buildFolder, language ? `static/${language}` : '', name), text)
  for (const [file, html] of texts) await writeFile(file, loadJoined(html, shared, name))
  return name
}

/**
 * @param {string} buildFolder
 * @param {string} path
 * @param {string | undefined} language
 */
async function readScript(buildFolder, path, language) {
  const own = join(buildFolder, 'static', language ?? '', path)
  return readFile(language && existsSync(own) ? own : join(buildFolder, path), 'utf8')
}

/** Where the runtime asks for the scripts that come later. @param {string} language */
function baseScript(language) {
  return `globalThis.TURBOPACK_CHUNK_BASE_PATH=${JSON.stringify(baseOf(language))};\n`
}

/**
 * @param {readonly string[]} pages their HTML
 * @returns {string[]} paths from `.next`, in the order of the first page; the runtime last
 */
function sharedScripts(pages) {
  const [first = [], ...others] = pages.map((html) =>
    Array.from(html.matchAll(scriptTag), ([, path = '']) => path),
  )
  const shared = [...new Set(first)].filter((path) => others.every((paths) => paths.includes(path)))
  const runtimes = shared.filter((path) => runtimeName.test(path))
  if (runtimes.length !== 1 || shared.length < 2)
    throw new UserError(
      `The built pages share ${shared.length} scripts, ${runtimes.length} of them the runtime, in the form that ` +
        `scripts/lib/build/join-scripts.mjs knows: the framework writes them in another one.`,
    )
  return [...shared.filter((path) => !runtimes.includes(path)), ...runtimes]
}

/**
 * A chunk that has arrived but has no element in the page is asked for again, unless the runtime waited for it as part of
 * the page's first chunks.
 *
 * @param {readonly string[]} shared
 * @returns {string} script
 */
function arrivalOf(shared) {
  const otherChunks = shared.filter((path) => !runtimeName.test(path))
  return `globalThis.TURBOPACK.push(${JSON.stringify({ otherChunks, runtimeModuleIds: [] })});\n`
}

/**
 * The runtime, which starts the page, behind the style sheets that `inlineStyles` left for later: what opens has its styles. The page
 * asks for them before it asks for this file, which is fifteen times as large. Where one cannot be had, the sheet that it was taken
 * from loads in its place.
 *
 * @param {string} runtime
 * @returns {string} script
 */
function afterStyles(runtime) {
  return `(()=>{
const run=(()=>{${runtime}});
const sheets=[...document.querySelectorAll("link[data-later]")];
let awaited=sheets.length;
if(!awaited)return run();
for(const sheet of sheets){
const later=document.createElement("link");
later.rel="stylesheet";
later.href=sheet.dataset.later;
later.onload=()=>{--awaited||run()};
later.onerror=()=>{sheet.disabled=false;later.onload()};
sheet.before(later)
}
})();
`
}

/**
 * @param {string} path
 * @param {string} text
 * @returns {string} the same as one of several in a file
 */
function joinable(path, text) {
  const body = text.replace(/;?\s*$/, ';\n')
  if (runtimeName.test(path)) return body
  if (!body.startsWith(registration) || body.indexOf(registration, 1) > 0)
    throw new UserError(
      `${path} does not begin, once, as scripts/lib/build/join-scripts.mjs knows chunks to begin.`,
    )
  return registrationOf(path) + body.slice(registration.length)
}

/**
 * @param {string} html
 * @param {readonly string[]} shared
 * @param {string} name
 * @returns {string} the page, which asks for the joined file only
 */
function loadJoined(html, shared, name) {
  let loads = 0
  const isShared = (/** @type {string} */ path) => shared.includes(path)
  const joined = html
    .replace(scriptTag, (tag, path) => {
      if (!isShared(path)) return tag
      return loads++ === 0 ? tag.replace(path, name) : ''
    })
    .replace(/<link rel="preload" as="script" [^>]*?href="\/_next\/([^"]+)"\/>/g, (tag, path) =>
      isShared(path) ? '' : tag,
    )
    // React looks for an element with this address before it writes one, which would fetch.
    .replace(/(\\"src\\":\\"\/_next\/)([^"\\]+)(\\",\\"async\\":true)/g, (text, before, path, after) =>
      isShared(path) ? `${before}${name}${after}` : text,
    )
  const left = shared.find((path) => new RegExp(`<(?:script|link)\\b[^>]*/_next/${path}"`).test(joined))
  if (left)
    throw new UserError(
      `A page loads ${left} in a form that scripts/lib/build/join-scripts.mjs does not know.`,
    )
  return joined
}
