import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { offlinePageTexts } from '@/texts/en/shell/offline'
import { inLanguage } from '@/texts/page-language'
import { build } from '../build'
import { community } from '../community'
import { translated } from '../translated'

export const dynamic = 'force-static'

/** In the order in which they are joined. */
const files = ['cache.mjs', 'events.mjs']

/**
 * The service worker, with the version of the build in front: its bytes change with every build, which is how a browser
 * detects one. Where `site.offline` is false, and while developing, it unregisters itself and deletes its caches.
 */
export async function GET(): Promise<Response> {
  const read = files.map((file) =>
    readFile(join(process.cwd(), 'src', 'browser', 'service-worker', file), 'utf8'),
  )
  const text = (await Promise.all(read)).map(withoutModuleSyntax).join('\n')
  const isWanted = community.site.offline && !build.isDevelopment
  const facts = [
    `const version = ${JSON.stringify(build.version)}`,
    `const isWanted = ${isWanted}`,
    `const languages = ${JSON.stringify(translated.map(({ lang }) => lang))}`,
    `const notCachedTexts = ${JSON.stringify(notCachedTexts())}`,
  ]
  return new Response([...facts, text].join('\n'), {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8' },
  })
}

/** What a page says that is neither kept nor reached, by what its address begins with; English has nothing there. */
function notCachedTexts(): Readonly<Record<string, string>> {
  const own = translated.map(({ lang }) => [lang, inLanguage(lang, () => offlinePageTexts.notCached)])
  return Object.fromEntries([['', offlinePageTexts.notCached], ...own])
}

/** One classic script: module workers are not supported by every browser that the product supports. */
function withoutModuleSyntax(text: string): string {
  return text
    .replace(/^import \{[^}]*\} from '[^']+'\n/gm, '')
    .replace(/^export (?=const|function|async)/gm, '')
}
