import 'server-only'
import cache from '@/browser/service-worker/cache.ts?raw'
import events from '@/browser/service-worker/events.ts?raw'
import { offlinePageTexts } from '@/texts/en/shell/offline'
import { inLanguage } from '@/texts/page-language'
import { build } from './build'
import { community } from './community'
import { translated } from './translated'

/**
 * The service worker, with the version of the build in front: its bytes change with every build, which is how a browser
 * detects one. Where `site.offline` is false, and while developing, it unregisters itself and deletes its caches.
 */
export function serviceWorker(): string {
  const text = [cache, events].map(withoutModuleSyntax).join('\n')
  const isWanted = community.site.offline && !build.isDevelopment
  const facts = [
    `const version = ${JSON.stringify(build.version)}`,
    `const isWanted = ${isWanted}`,
    `const languages = ${JSON.stringify(translated.map(({ lang }) => lang))}`,
    `const notCachedTexts = ${JSON.stringify(notCachedTexts())}`,
  ]
  return [...facts, text].join('\n')
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
