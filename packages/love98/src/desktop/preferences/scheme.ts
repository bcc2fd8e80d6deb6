import { createPreference } from '@/desktop/preferences/create-preference'
import { schemeShape } from '@/domain/appearance/scheme-shape'
import { schemeKey } from '@/domain/appearance/storage-keys'
import { skin } from './skin'

/**
 * The color scheme over the skin, as declarations (`schemeCss`), or null for the skin's own colors. The script in the
 * page's head sets it before the first paint.
 */
export const scheme = createPreference<string | null>({
  key: schemeKey,
  initial: null,
  parse: (text) => (text !== null && schemeShape.test(text) ? text : null),
  serialize: (css) => css,
  apply(css) {
    document.body.style.cssText = css ?? ''
  },
})

/** Applies a skin without a color scheme. */
export function applySkin(id: string): void {
  scheme.choose(null)
  skin.choose(id)
}
