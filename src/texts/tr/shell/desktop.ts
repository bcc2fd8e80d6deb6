import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/desktop'

/** The desktop's icons and their commands. */
export const desktopTexts = {
  desktop: 'Masaüstü',
  selected: (count: number) => `${count} simge seçildi`,
  moved: (label: string, column: number, row: number) => `${label}: sütun ${column}, satır ${row}`,
  moving:
    'Simgeyi taşımak için ok tuşlarına basın. Kabul etmek için ENTER, iptal etmek için ESC tuşuna basın.',
  undone: 'Simgeler eski yerlerine taşındı',
  copied: (label: string) => `Bağlantı kopyalandı: ${label}`,
  notCopied: 'Tarayıcınız kopyalamayı engelledi. Bu bağlantıyı kopyalayın:',
} as const satisfies PartialTranslation<typeof english.desktopTexts>
