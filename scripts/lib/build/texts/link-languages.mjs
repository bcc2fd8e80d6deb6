import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** @typedef {import('../../../../server/delivery/static-manifest.mjs').Language} Language */

const canonical = /<link rel="canonical" href="(https?:\/\/[^"/]+)(\/?[^"]*)"\/>/

/**
 * Names the same page in each language behind its canonical address (https://html.spec.whatwg.org/#attr-hyperlink-hreflang);
 * `x-default` is English, since `/` sends a browser to its language. The framework would write them twice, the second time
 * into the data of the page.
 *
 * @param {string} buildFolder `.next`
 * @param {readonly string[]} pages HTML files below `server/app`
 * @param {readonly Language[]} languages English first
 */
export async function linkLanguages(buildFolder, pages, languages) {
  for (const page of pages) {
    const file = join(buildFolder, 'server', 'app', page)
    const html = await readFile(file, 'utf8')
    await writeFile(file, withAlternates(html, languages))
  }
}

/**
 * @param {string} html
 * @param {readonly Language[]} languages English first
 * @returns {string} the same where it has no canonical address
 */
export function withAlternates(html, languages) {
  return html.replace(canonical, (own, origin, path) => {
    const [, first = ''] = path.split('/')
    const isTranslated = languages.some(({ id }) => id === first && id !== 'en')
    const plain = isTranslated ? path.slice(first.length + 1) : path === '/' ? '' : path
    const link = (/** @type {string} */ tag, /** @type {string} */ prefix) =>
      `<link rel="alternate" hreflang="${tag}" href="${origin}${prefix}${plain || (prefix ? '' : '/')}"/>`
    const links = languages.map(({ id, tag }) => (id === 'en' ? link('en', '') : link(tag, `/${id}`)))
    return own + links.join('') + link('x-default', '')
  })
}
