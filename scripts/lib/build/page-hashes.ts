import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inlineScriptHashes } from '../../../server/inline-scripts.ts'
import type { Language } from '../../../src/server/http/choose-language.ts'
import { UserError } from '../user-error.mjs'
import { pagesFolder } from './prerender.ts'

/** Common proxies refuse headers over about 8 KB; a hash takes 54 bytes. */
const hashLimit = 100

/**
 * Collects the hashes of inline scripts and styles: the scripts of the English pages, because pages in other languages
 * get separate lists, and all style sheets.
 * @param pages paths below the folder of pages
 * @returns in the form of CSP, without quotes, sorted
 * @throws {UserError} if there are too many for a header
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
