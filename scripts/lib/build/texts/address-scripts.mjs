import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** @param {string} language @returns {string} what stands before `static/chunks` in the addresses of a language's files */
export const baseOf = (language) => `/_next/static/${language}/`

/**
 * Lets the pages of a language load the scripts of that language. Files without texts are the same bytes at both addresses.
 *
 * @param {string} buildFolder `.next`
 * @param {readonly string[]} pages HTML files below `server/app`
 * @param {string} language
 */
export async function addressScripts(buildFolder, pages, language) {
  for (const page of pages) {
    const file = join(buildFolder, 'server', 'app', page)
    const html = await readFile(file, 'utf8')
    await writeFile(file, html.replaceAll('/_next/static/chunks/', `${baseOf(language)}static/chunks/`))
  }
}
