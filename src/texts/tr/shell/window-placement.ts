import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/window-placement'

/** Announcements while windows are moved, sized and arranged; in the same chunk as that code. */
export const placingTexts = {
  moveHint: (title: string) =>
    `${title} penceresini taşı: ok tuşlarını kullanın; kabul etmek için Enter, iptal etmek için Esc`,
  sizeHint: (title: string) =>
    `${title} penceresini boyutlandır: ok tuşlarını kullanın; kabul etmek için Enter, iptal etmek için Esc`,
  place: (left: number, top: number) => `sol ${left}, üst ${top}`,
  size: (width: number, height: number) => `genişlik ${width}, yükseklik ${height}`,
  kept: 'kabul edildi',
  putBack: 'geri alındı',
  switcher: 'Pencereler',
} as const satisfies PartialTranslation<typeof english.placingTexts>
