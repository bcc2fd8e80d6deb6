import { contrast } from '../../love98/src/domain/appearance/contrast.ts'
import { drawSkin } from './draw-skin.ts'

/** The minimum contrast of text (WCAG 2.2, 1.4.3). */
const textContrast = 4.5

/**
 * Returns a sentence with the color of the desktop, if it differs from the chosen one; else null.
 * @param color `#rrggbb`
 */
export function colorNote(color: string): string | null {
  const { Background } = drawSkin(color).palette
  if (Background === color) return null
  const reason =
    contrast(color, '#ffffff') < textContrast
      ? 'white text on your color would be hard to read'
      : 'it is softer than your color behind windows'
  return `The desktop becomes ${Background}: ${reason}`
}
