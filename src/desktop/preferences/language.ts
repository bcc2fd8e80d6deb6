import { readStored, removeStored, writeStored } from '@/browser/storage'
import { LoveError } from '@/domain/errors'
import { english, type Locale, speak } from '@/texts/locale'
import { isLocaleId, type LocaleId } from '@/texts/locales'

/** Where the chosen language is kept. English, the default, leaves nothing behind. */
export const languageKey = 'love98-locale'

/**
 * Speaks a language from now on and remembers it.
 * @throws {LoveError} `chunk-unavailable` when its texts cannot be loaded; nothing has changed then
 */
export async function chooseLanguage(id: LocaleId): Promise<void> {
  show(await load(id))
  if (id === english.id) removeStored(languageKey)
  else writeStored(languageKey, id)
}

/**
 * Speaks the language that the page was painted in: the script in the page wrote it on the root, from the address
 * (`?locale=`, for this page alone) or from what was stored. A language that cannot be loaded is English again.
 */
export async function adoptPaintedLanguage(): Promise<void> {
  const { lang } = document.documentElement
  if (!isLocaleId(lang) || lang === english.id) return
  show(await load(lang).catch(() => english))
}

/** Another tab of the same browser chose a language: follow it. */
export async function followStoredLanguage(): Promise<void> {
  const stored = readStored(languageKey)
  show(await load(isLocaleId(stored) ? stored : english.id).catch(() => english))
}

async function load(id: LocaleId): Promise<Locale> {
  if (id === english.id) return english
  try {
    return (await import('@/texts/pseudo')).mirrored
  } catch (cause) {
    throw new LoveError('chunk-unavailable', cause)
  }
}

function show(locale: Locale): void {
  const { documentElement: root } = document
  root.lang = locale.id
  root.dir = locale.direction
  speak(locale)
}
