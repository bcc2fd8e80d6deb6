import { basePath } from '@/domain/build/base-path'
import { languageCookie } from '@/domain/storage-keys'
import { type LanguageId, languages } from '@/language/languages'
import { languageFacts } from '@/texts/language-facts'

/** Seconds. Browsers keep no cookie longer. */
const year = 31_536_000

/**
 * Opens the same address in another language. The choice is kept in a cookie, which the server reads where an
 * address names no language; nothing is kept before the choice.
 */
export function chooseLanguage(id: LanguageId): void {
  if (!languages.some((language) => language.id === id)) return
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that is supported
  document.cookie = `${languageCookie}=${id}; Path=${basePath}/; Max-Age=${year}; SameSite=Lax`
  const current: string = languageFacts.id
  if (id === current) return
  const { pathname, search, hash } = location
  location.assign(pathIn(id, pathname) + search + hash)
}

/**
 * The same address in another language: `/es/p/notepad` in English is `/p/notepad`.
 *
 * @param id of a language, as `languages` has it
 */
export function pathIn(id: string, path: string): string {
  const local = basePath === '' ? path : path.slice(basePath.length)
  const [first = '', ...rest] = local.split('/').slice(1)
  const isPrefixed = languages.some((language) => language.id === first && first !== 'en')
  const plain = (isPrefixed ? rest : [first, ...rest]).filter(Boolean)
  return `${basePath}/${[...(id === 'en' ? [] : [id]), ...plain].join('/')}`
}
