import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { UserError } from '../user-error.mjs'

const styleLink = /<link rel="stylesheet" href="(\/_next\/static\/[^"]+\.css)"([^>]*?)\/>/g

/**
 * Puts the style sheets of the built pages into the pages, so that the first paint waits for one answer instead of two
 * in a row. Each link stays behind its text, `disabled`: a browser does not load it, while React and the chunk loader
 * find it and take the sheet for loaded. The framework's own `inlineCss` writes the text three times
 * (226 KB instead of 90 for `/`).
 *
 * @param {string} buildFolder `.next`
 * @param {readonly string[]} pages HTML files below `server/app`
 * @returns {Promise<string[]>} the hashes of the style elements, sorted, as CSP writes them but without quotes
 */
export async function inlineStyles(buildFolder, pages) {
  /** @type {Set<string>} */
  const hashes = new Set()
  for (const page of pages) {
    const file = join(buildFolder, 'server', 'app', page)
    const html = await readFile(file, 'utf8')
    const sheets = await readSheets(buildFolder, html)
    const inlined = html.replace(styleLink, (_, href, rest) => {
      const text = sheets.get(href) ?? ''
      hashes.add(`sha256-${createHash('sha256').update(text).digest('base64')}`)
      return `<style>${text}</style><link rel="stylesheet" href="${href}"${rest} disabled=""/>`
    })
    await writeFile(file, inlined)
  }
  return [...hashes].sort()
}

/**
 * @param {string} buildFolder
 * @param {string} html
 * @returns {Promise<Map<string, string>>} text by address
 * @throws {UserError} for a sheet that cannot stand in a page
 */
async function readSheets(buildFolder, html) {
  const addresses = new Set(Array.from(html.matchAll(styleLink), ([, href = '']) => href))
  return new Map(
    await Promise.all(
      Array.from(addresses, async (href) => {
        const text = await readFile(join(buildFolder, href.slice('/_next/'.length)), 'utf8')
        if (/<\/style/i.test(text))
          throw new UserError(`${href} would end the element that contains it: "</style".`)
        if (/url\(\s*['"]?(?!\/|data:|#)/.test(text))
          throw new UserError(`${href} has an address relative to its own folder: write it from the root.`)
        return /** @type {const} */ ([href, text])
      }),
    ),
  )
}
