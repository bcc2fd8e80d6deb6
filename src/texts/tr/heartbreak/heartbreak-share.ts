import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/heartbreak/heartbreak-share'

/** The share pages of a board, a run and the daily boards. */
export const heartbreakShareTexts = {
  boardTitle: (level: string) => `Heartbreak · bir ${level} tahtası`,
  boardDescription: (columns: number, rows: number, broken: number) =>
    `${columns}×${rows} kapalı kalp, ${broken} tanesi kırık. Sağlamların hepsini bulun: mantık tek başına yeter.`,
  customDescription: (columns: number, rows: number, broken: number) =>
    `${columns}×${rows} kapalı kalp, ${broken} tanesi kırık. Hiçbirini kırmadan sağlamların hepsini bulun.`,
  wonTitle: (level: string, time: string, player: string) => `${level}, ${time} sn, ${player} · Heartbreak`,
  wonDescription: (level: string, date: string) =>
    `Bir ${level} tahtasının tüm sağlam kalpleri ${date} tarihinde bulundu. Her hamleyi izleyin veya tahtayı kendiniz oynayın.`,
  lostTitle: (level: string, player: string) => `${player} bir kalp kırdı · Heartbreak ${level}`,
  lostDescription: (level: string, date: string) =>
    `Bir ${level} tahtası ${date} tarihinde kaybedildi. Her hamleyi izleyin ve hangi kalbin güvenli olduğunun kanıtlanabileceğini görün.`,
  secretDescription: (level: string, date: string) =>
    `Bugünün ${level} tahtası (${date}). Oyun, gece yarısından (UTC) sonra izlenebilir.`,
  dailyTitle: (date: string) => `Heartbreak · ${date} tahtaları`,
  dailyDescription: 'Her gün ve düzey için bir tahta. Hiçbir tahta tahmin gerektirmez.',
  dailyOver: (date: string) => `${date} tahtaları sona erdi. Bugünün tahtalarını oynayın.`,
  play: 'Bu tahtayı oyna',
  watch: 'Oyunu izle',
  playToday: 'Bugünün tahtasını oyna',
  playAny: 'Heartbreak oyna',
  desktop: (site: string) => `${site} masaüstüne git`,
  pictureOf: (title: string) => `${title}: oyunun penceresi`,
  missingTitle: 'Sayfa bulunamadı · Heartbreak',
  missingBoard:
    'Bu tahta bulunamıyor. Kimliğinin bir bölümü eksik olabilir. Bağlantının tamamını kopyalayın; 26 harf ve rakamla biter.',
  missingRun:
    'Bu oyun bulunamıyor. Bitmemiş olabilir veya oyuncusu silmiş olabilir. Bağlantının tamamını kopyalayın.',
  missingDay: 'O gün için tahta yok. 2026-11-20 gibi, gelecekte olmayan bir tarih girin.',
} as const satisfies PartialTranslation<typeof english.heartbreakShareTexts>
