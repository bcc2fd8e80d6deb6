import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/window-placement'

/** Announcements while windows are moved, sized and arranged; in the same chunk as that code. */
export const placingTexts = {
  moveHint: (title: string) =>
    `${title} penceresini taşımak için ok tuşlarına basın. Kabul etmek için ENTER, iptal etmek için ESC tuşuna basın.`,
  sizeHint: (title: string) =>
    `${title} penceresini boyutlandırmak için ok tuşlarına basın. Kabul etmek için ENTER, iptal etmek için ESC tuşuna basın.`,
  place: (left: number, top: number) => `sol ${left}, üst ${top}`,
  size: (width: number, height: number) => `genişlik ${width}, yükseklik ${height}`,
  kept: 'Konum kabul edildi',
  putBack: 'Konum geri yüklendi',
  switcher: 'Pencereler',
} as const satisfies PartialTranslation<typeof english.placingTexts>
