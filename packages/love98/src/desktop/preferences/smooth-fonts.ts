import { createPreference } from '@/desktop/preferences/create-preference'
import { smoothFontsKey } from '@/domain/storage-keys'

/**
 * True if text uses a smooth font instead of the pixel font; `null` until it is chosen in this page. The
 * style sheets follow the attribute of the root element.
 */
export const smoothFonts = createPreference<boolean | null>({
  key: smoothFontsKey,
  initial: null,
  parse: (text) => text !== null,
  serialize: (isSmooth) => (isSmooth ? 'on' : null),
  apply: (isSmooth) => document.documentElement.toggleAttribute('data-smooth-fonts', isSmooth === true),
})

/** Returns true if fonts are smooth, as chosen in this page or an earlier one. Never throws. */
export function hasSmoothFonts(): boolean {
  return smoothFonts.getState() ?? smoothFonts.read() === true
}
