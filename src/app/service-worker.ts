import { offlinePage } from '@/texts/offline-page'
import 'server-only'
import events from '@/browser/service-worker/events.ts?classic-script'

import { inLanguage } from '@/language/page-language'
import { build } from './build'
import { community } from './community'
import { translated } from './translated'

/**
 * Returns the source of the service worker, which starts with the version of the build. Its bytes change with every build, so
 * that browsers detect the update. In development and where `site.offline` is false, it unregisters itself and deletes its caches.
 * It is a classic script, because not every supported browser supports module workers.
 */
export function serviceWorker(): string {
  const isWanted = community.site.offline && !build.isDevelopment
  const facts = [
    `const version = ${JSON.stringify(build.version)}`,
    `const isWanted = ${isWanted}`,
    `const languages = ${JSON.stringify(translated.map(({ lang }) => lang))}`,
    // The semicolon is required: the script begins with a parenthesis, which would continue the expression.
    `const notCachedTexts = ${JSON.stringify(notCachedTexts())};`,
  ]
  return [...facts, events].join('\n')
}

/** The text of a page that is neither cached nor reachable, by language prefix of its address; English has an empty prefix. */
function notCachedTexts(): Readonly<Record<string, string>> {
  const own = translated.map(({ lang }) => [lang, inLanguage(lang, () => offlinePage.notCached)])
  return Object.fromEntries([['', offlinePage.notCached], ...own])
}
