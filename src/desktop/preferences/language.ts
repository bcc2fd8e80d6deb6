import { createStoredValue } from '@/browser/create-preference'
import { loadChunk } from '@/browser/load-chunk'
import { languageKey } from '@/domain/storage-keys'
import { english, type Locale, speak } from '@/texts/locale'
import { isLocaleId, type LocaleId } from '@/texts/locales'

/** English, the default, is not stored. */
const language = createStoredValue<LocaleId>({
  key: languageKey,
  parse: (text) => (isLocaleId(text) ? text : english.id),
  serialize: (id) => (id === english.id ? null : id),
})

/**
 * Shows the page in a language and stores the choice.
 * @throws {LoveError} `chunk-unavailable` when its texts cannot be loaded; nothing has changed then
 */
export async function chooseLanguage(id: LocaleId): Promise<void> {
  show(await load(id))
  language.write(id)
}

/**
 * Shows the page in the language of the root's `lang`. The script in the page's head sets it from the address
 * (`?locale=`, for this page alone) or from the storage. Falls back to English when the texts cannot be loaded.
 */
export async function adoptPaintedLanguage(): Promise<void> {
  const { lang } = document.documentElement
  if (!isLocaleId(lang) || lang === english.id) return
  show(await load(lang).catch(() => english))
}

/** Shows the page in the stored language: another tab of the same browser may have changed it. */
export async function followStoredLanguage(): Promise<void> {
  show(await load(language.read()).catch(() => english))
}

async function load(id: LocaleId): Promise<Locale> {
  if (id === english.id) return english
  return (await loadChunk(() => import('@/texts/pseudo'))).mirrored
}

function show(locale: Locale): void {
  const { documentElement: root } = document
  root.lang = locale.id
  root.dir = locale.direction
  speak(locale)
}
