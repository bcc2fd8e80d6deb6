import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inlineScriptHashes } from '../../../server/inline-scripts.ts'
import type { Language } from '../../../src/server/http/choose-language.ts'
import { UserError } from '../user-error.mjs'
import { pagesFolder } from './prerender.ts'

/** Headers over some 8 KB are refused by common proxies; a hash takes 54 bytes. */
const hashLimit = 100

/**
 * The hashes of what stands in pages: of the scripts of the English ones, since those of other languages are answered with a list of
 * their own, and of all style sheets.
 *
 * @param pages paths below the folder of pages
 * @returns as CSP writes them, without quotes, sorted
 * @throws {UserError} when there are too many for a header
 */
export async function collectHashes(root: string, pages: readonly string[], languages: readonly Language[]) {
  const isTranslated = (page: string) =>
    languages.some(({ id }) => id !== 'en' && (page === `${id}.html` || page.startsWith(`${id}/`)))
  const scripts = new Set<string>()
  const styles = new Set<string>()
  for (const page of pages) {
    const html = await readFile(join(root, pagesFolder, page), 'utf8')
    for (const [, text = ''] of html.matchAll(/<style>([\s\S]*?)<\/style>/g)) styles.add(hashOf(text))
    if (!isTranslated(page)) for (const hash of inlineScriptHashes(html)) scripts.add(hash)
  }
  if (scripts.size + styles.size > hashLimit)
    throw new UserError(
      `The pages have ${scripts.size + styles.size} different scripts and styles, too many for one header (${hashLimit}).`,
    )
  return { scriptHashes: [...scripts].sort(), styleHashes: [...styles].sort() }
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
