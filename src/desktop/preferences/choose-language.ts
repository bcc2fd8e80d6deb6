import { languageCookie } from '@/domain/storage-keys'
import { currentLocale, pageLanguage } from '@/texts/locale'
import { type LocaleId, languages } from '@/texts/locales'
import { mirrored, showMirrored } from './language'
import { pathIn } from './language-path'

/** Seconds. Browsers keep no cookie longer. */
const year = 31_536_000

/**
 * Chooses a language: the pseudo-language in the page itself, any other by the same address in that language. The choice
 * is kept in a cookie, which the server reads where an address names no language; nothing is kept before the choice.
 *
 * @throws {LoveError} `chunk-unavailable` when the texts of the pseudo-language cannot be loaded; nothing has changed then
 */
export async function chooseLanguage(tag: LocaleId): Promise<void> {
  if (tag === currentLocale().id) return
  const language = languages.find((candidate) => candidate.tag === tag)
  await showMirrored(language === undefined)
  mirrored.write(language === undefined)
  if (!language) return
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that is supported
  document.cookie = `${languageCookie}=${language.id}; Path=/; Max-Age=${year}; SameSite=Lax`
  if (tag === pageLanguage.id) return
  const { pathname, search, hash } = location
  location.assign(pathIn(language.id, pathname) + search + hash)
}
