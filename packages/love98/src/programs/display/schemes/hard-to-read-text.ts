import type { SchemeColors } from '@/domain/appearance/schemes/colors'
import { findUnreadableItems } from '@/domain/appearance/schemes/items'
import { listText } from '@/language/list-text'
import { colorSchemes } from '@/texts/color-schemes'

/**
 * Lists the items of a scheme that are hard to read, with their contrast rounded down; null if every item is
 * readable.
 */
export function hardToReadText(colors: SchemeColors): string | null {
  const items = findUnreadableItems(colors).map(({ id, ratio }) =>
    colorSchemes.hardToReadItem(colorSchemes.items[id], (Math.floor(ratio * 10) / 10).toFixed(1)),
  )
  return items.length > 0 ? colorSchemes.hardToRead(listText(items)) : null
}
