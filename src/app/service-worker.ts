import 'server-only'
import events from '@/browser/service-worker/events.ts?classic-script'
import { offlinePageTexts } from '@/texts/en/shell/offline'
import { inLanguage } from '@/texts/page-language'
import { build } from './build'
import { community } from './community'
import { translated } from './translated'

/**
 * The service worker, with the version of the build in front: its bytes change with every build, which is how a browser
 * detects one. Where `site.offline` is false, and while developing, it unregisters itself and deletes its caches. It is a classic
 * script: module workers are not supported by every browser that the product supports.
 */
export function serviceWorker(): string {
  const isWanted = community.site.offline && !build.isDevelopment
  const facts = [
    `const version = ${JSON.stringify(build.version)}`,
    `const isWanted = ${isWanted}`,
    `const languages = ${JSON.stringify(translated.map(({ lang }) => lang))}`,
    // The script begins with a parenthesis, which would go on with an object.
    `const notCachedTexts = ${JSON.stringify(notCachedTexts())};`,
  ]
  return [...facts, events].join('\n')
}

/** What a page says that is neither kept nor reached, by what its address begins with; English has nothing there. */
function notCachedTexts(): Readonly<Record<string, string>> {
  const own = translated.map(({ lang }) => [lang, inLanguage(lang, () => offlinePageTexts.notCached)])
  return Object.fromEntries([['', offlinePageTexts.notCached], ...own])
}
