import type { SchemeColors } from '@/domain/appearance/schemes/colors'
import { hardToRead } from '@/domain/appearance/schemes/items'
import type { colorSchemeTexts } from '@/texts/en/display/color-schemes'
import { listText } from '@/texts/list-text'

/** What of a scheme is hard to read, with its contrast rounded down; null when all of it is easy. */
export function hardToReadText(colors: SchemeColors, texts: typeof colorSchemeTexts): string | null {
  const items = hardToRead(colors).map(({ id, ratio }) =>
    texts.hardItem(texts.items[id], (Math.floor(ratio * 10) / 10).toFixed(1)),
  )
  return items.length > 0 ? texts.hard(listText(items)) : null
}
