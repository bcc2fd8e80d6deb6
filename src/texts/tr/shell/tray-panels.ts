import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/tray-panels'

/** The panels that open from the tray. */
export const volumeTexts = {
  title: 'Ses düzeyi',
  sounds: 'Sesler',
  level: 'Ses düzeyi',
  percent: (percent: number) => `%${percent}`,
} as const satisfies PartialTranslation<typeof english.volumeTexts>

export const dateTimeTexts = {
  title: 'Tarih/Saat',
  date: 'Tarih',
  time: 'Saat',
  zone: (name: string) => `Geçerli saat dilimi: ${name}`,
} as const satisfies PartialTranslation<typeof english.dateTimeTexts>

export const notificationTexts = {
  title: 'Bildirimler',
  none: 'Bildirim yok. İletiler, siz sayfadan ayrılana kadar burada listelenir.',
  cleared: 'Liste boş.',
  open: 'Aç',
  copyAll: 'Tümünü kopyala',
  copied: 'Kopyalandı.',
  clear: 'Temizle',
  undo: 'Geri al',
  close: 'Kapat',
  kinds: { information: 'Bilgi', warning: 'Uyarı', error: 'Hata' },
  dismiss: 'Gizle',
  more: (count: number) => `${count} tane daha`,
} as const satisfies PartialTranslation<typeof english.notificationTexts>
