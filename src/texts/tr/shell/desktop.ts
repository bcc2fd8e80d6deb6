import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/desktop'

/** The desktop's icons and their commands. */
export const desktopTexts = {
  desktop: 'Masaüstü',
  selected: (count: number) => `${count} simge seçildi`,
  moved: (label: string, column: number, row: number) => `${label}: sütun ${column}, satır ${row}`,
  moving: 'Taşımak için ok tuşlarını, kabul etmek için Enter, iptal etmek için Esc tuşunu kullanın',
  undone: 'Simgeler eski yerlerine taşındı',
  copied: (label: string) => `Bağlantı kopyalandı: ${label}`,
  notCopied: 'Tarayıcınız kopyalamayı engelledi. Bu bağlantıyı kopyalayın:',
} as const satisfies PartialTranslation<typeof english.desktopTexts>
