import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/heartbreak/heartbreak-card'

/** The picture of a won game. */
export const cardTexts = {
  heading: 'Sonuç resmi',
  board: (level: string, columns: number, rows: number) => `${level} · ${columns}×${rows}`,
  won: (seconds: string) => `${seconds} saniyede kazanıldı`,
  wonZen: 'Kazanıldı',
  daily: (day: string) => `${day} tahtası (UTC)`,
  hints: (hints: number) => `İpucu: ${hints}`,
  streak: (days: number) => `${days} günlük seri`,
  fileName: 'heartbreak.png',
  save: 'Resmi kaydet',
  copy: 'Resmi kopyala',
  send: 'Paylaş…',
  saved: 'Resim kaydedildi.',
  copied: 'Resim kopyalandı.',
  failed: "Tarayıcınız bunu engelledi. Resmi kaydet'i tıklatın.",
  close: 'Kapat',
} as const satisfies PartialTranslation<typeof english.cardTexts>
