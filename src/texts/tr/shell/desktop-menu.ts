import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/desktop-menu'

/** The desktop's menus. */
export const desktopMenuTexts = {
  open: 'Aç',
  openInNewTab: 'Yeni sekmede aç',
  copyLink: 'Bağlantıyı kopyala',
  move: 'Taşı',
  arrange: 'Simgeleri düzenle',
  byName: 'Ada göre',
  asAtFirst: 'Varsayılan sıra',
  autoArrange: 'Otomatik düzenle',
  lineUp: 'Simgeleri hizala',
  refresh: 'Yenile',
  undoMove: 'Taşımayı geri al',
  properties: 'Özellikler',
  letters: {
    open: 'A',
    openInNewTab: 'Y',
    copyLink: 'B',
    move: 'T',
    arrange: 'S',
    byName: 'd',
    asAtFirst: 'V',
    autoArrange: 'O',
    lineUp: 'h',
    refresh: 'n',
    undoMove: 'g',
    properties: 'z',
  },
} as const satisfies PartialTranslation<typeof english.desktopMenuTexts>
