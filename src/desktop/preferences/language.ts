import { createStoredValue } from '@/browser/create-preference'
import { loadChunk } from '@/browser/load-chunk'
import { languageKey } from '@/domain/storage-keys'
import { type Locale, pageLanguage, speak } from '@/texts/locale'
import { pseudoLanguage } from '@/texts/locales'

const isPseudo = (text: string | null): text is 'ar-XB' => text === pseudoLanguage.tag

/** Whether the pseudo-language is on. The languages of people have addresses of their own: `choose-language.ts`. */
export const mirrored = createStoredValue<boolean>({
  key: languageKey,
  parse: isPseudo,
  serialize: (isOn) => (isOn ? pseudoLanguage.tag : null),
})

/**
 * Shows the page in the pseudo-language, or in its own.
 * @throws {LoveError} `chunk-unavailable` when its texts cannot be loaded; nothing has changed then
 */
export async function showMirrored(isOn: boolean): Promise<void> {
  show(await load(isOn))
}

/**
 * Shows the page in the pseudo-language where the root's `lang` says so. The script in the page's head sets it from the
 * address (`?locale=`, for this page alone) or from the storage. Without its texts the page stays as it is.
 */
export async function adoptPaintedLanguage(): Promise<void> {
  if (isPseudo(document.documentElement.lang)) show(await load(true).catch(() => pageLanguage))
}

/** Follows the storage: another tab of the same browser may have changed it. */
export async function followStoredLanguage(): Promise<void> {
  show(await load(mirrored.read()).catch(() => pageLanguage))
}

async function load(isOn: boolean): Promise<Locale> {
  return isOn ? (await loadChunk(() => import('@/texts/pseudo'))).mirrored : pageLanguage
}

function show(locale: Locale): void {
  const { documentElement: root } = document
  root.lang = locale.id
  root.dir = locale.direction
  speak(locale)
}
