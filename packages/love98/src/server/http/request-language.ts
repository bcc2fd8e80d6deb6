import { languageParameter } from '@/domain/heartbreak/wire/deep-link'
import { languageCookie } from '@/domain/storage-keys'
import { languages } from '@/language/languages'
import { chooseLanguage } from './choose-language'

export type Language = (typeof languages)[number]

/**
 * Returns the language of an answer whose address is the same in all languages: the language of `?lang=`, else the
 * chosen one, else the browser's preferred one (RFC 4647 lookup), else English. A stored choice that no longer exists
 * counts as English.
 */
export function requestLanguage(request: Request): Language {
  const isNamed = (name: string | null | undefined) => languages.find(({ id }) => id === name)
  const chosen = new RegExp(`(?:^|;\\s*)${languageCookie}=([^;]*)`).exec(
    request.headers.get('cookie') ?? '',
  )?.[1]
  const accepted = request.headers.get('accept-language') ?? ''
  return (
    isNamed(new URL(request.url).searchParams.get(languageParameter)) ??
    (chosen === undefined
      ? languages.find((language) => language === chooseLanguage(accepted, languages))
      : isNamed(chosen)) ??
    languages[0]
  )
}
