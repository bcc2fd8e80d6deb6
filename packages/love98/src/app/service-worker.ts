import { offlinePage } from '@/texts/offline-page'
import 'server-only'
import events from '@/browser/service-worker/events.ts?classic-script'

import { languages } from '@/language/languages'
import { inLanguage } from '@/language/page-language'
import { build } from './build'
import { community } from './community'

/** The ids of the languages whose pages have an address prefix: all but English. */
const translatedLanguages = languages.map(({ id }) => id).filter((id) => id !== 'en')

/**
 * Returns the source of the service worker, which starts with the version of the build. Its bytes change with
 * every build, so that browsers detect the update. In development and where `site.offline` is false, it
 * unregisters itself and deletes its caches. It is a classic script, because not every supported browser
 * supports module workers.
 */
export function serviceWorker(): string {
  const isWanted = community.site.offline && !build.isDevelopment
  const facts = [
    `const version = ${JSON.stringify(build.version)}`,
    `const isWanted = ${isWanted}`,
    `const languages = ${JSON.stringify(translatedLanguages)}`,
    // The semicolon is required: the script begins with a parenthesis, which would continue the expression.
    `const notCachedTexts = ${JSON.stringify(notCachedTexts())};`,
  ]
  return [...facts, events].join('\n')
}

/**
 * The text of a page that is neither cached nor reachable, by language prefix of its address; English has an
 * empty prefix.
 */
function notCachedTexts(): Readonly<Record<string, string>> {
  const own = translatedLanguages.map((id) => [id, inLanguage(id, () => offlinePage.notCached)])
  return Object.fromEntries([['', offlinePage.notCached], ...own])
}
