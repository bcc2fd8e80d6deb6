import { languageParameter } from '@/domain/heartbreak/wire/deep-link'
import { languageCookie } from '@/domain/storage-keys'
import { languages } from '@/texts/locales'
import { chooseLanguage } from '../../../server/delivery/choose-language.mjs'

export type Language = (typeof languages)[number]

/**
 * The language of an answer whose address is the same in all: the one that `?lang=` names, else the chosen one, else the
 * one that the browser asks for (RFC 4647 lookup), else English. What is no language of ours counts as absent.
 */
export function requestLanguage(request: Request): Language {
  const isNamed = (name: string | null | undefined) => languages.find(({ id }) => id === name)
  const chosen = new RegExp(`(?:^|;\\s*)${languageCookie}=([\\w-]{1,16})(?:;|$)`)
  const accepted = request.headers.get('accept-language') ?? ''
  return (
    isNamed(new URL(request.url).searchParams.get(languageParameter)) ??
    isNamed(chosen.exec(request.headers.get('cookie') ?? '')?.[1]) ??
    languages.find((language) => language === chooseLanguage(accepted, languages)) ??
    languages[0]
  )
}
