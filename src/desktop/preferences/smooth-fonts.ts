import { createPreference } from '@/browser/create-preference'
import { smoothFontsKey } from '@/domain/storage-keys'

/**
 * Whether text has smooth edges instead of the letters of whole pixels; `null` until it is chosen in this page. What draws
 * the letters follows the attributes of the root.
 */
export const smoothFonts = createPreference<boolean | null>({
  key: smoothFontsKey,
  initial: null,
  parse: (text) => text !== null,
  serialize: (isSmooth) => (isSmooth ? 'on' : null),
  apply: (isSmooth) => document.documentElement.toggleAttribute('data-smooth-fonts', isSmooth === true),
})

/** Whether edges are smooth: chosen in this page, or in an earlier one. Never throws. */
export function hasSmoothFonts(): boolean {
  return smoothFonts.getState() ?? smoothFonts.read() === true
}
