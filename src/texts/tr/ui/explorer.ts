import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/ui/explorer'

/** Folder windows, independent of their content. */
export const explorerTexts = {
  file: 'Dosya',
  open: 'Aç',
  copyLink: 'Bağlantıyı kopyala',
  copyKey: 'Ctrl+C',
  close: 'Kapat',
  view: 'Görünüm',
  asWebPage: 'Web sayfası olarak',
  views: { large: 'Büyük simgeler', small: 'Küçük simgeler', list: 'Liste', details: 'Ayrıntılar' },
  help: 'Yardım',
  helpTopics: 'Yardım konuları',
  address: 'Adres',
  path: (title: string) => `LOVE varlıklarım\\${title}`,
  name: 'Ad',
  leadsTo: 'Adres',
  objects: (count: number) => `${count} nesne`,
  notConfigured: 'yapılandırılmamış',
  newTab: '(yeni sekmede açılır)',
  opensInNewTab: 'Yeni sekmede açılır.',
  selectToSee: 'Adresini görmek için bir simge seçin.',
  copied: 'Bağlantı kopyalandı.',
  notCopied: 'Tarayıcınız kopyalamayı engelledi. Adresi seçip CTRL+C tuşlarına basın.',
} as const satisfies PartialTranslation<typeof english.explorerTexts>

/** The folders of links. */
export const linkFolderTexts = {
  about: {
    bridge:
      "Token'ları bir ağdan diğerine taşıyan hizmetler. Üçüncü taraflarca işletilir; ne imzaladığınızı okuyun.",
    governance: 'Topluluğun oy kullandığı siteler. Oyu cüzdanınızda imzalarsınız, asla burada değil.',
    collections: 'Topluluğun NFT koleksiyonları.',
    markets: "Topluluğun token'ları için borsalar ve cüzdanlar.",
    partners: 'Topluluğun ortaklarının siteleri.',
    social: 'Topluluğun kanalları.',
  },
  notConfigured: 'yapılandırılmamış',
  nothing: 'Bu klasör boş.',
  notSetUp: 'Topluluk bu klasör için henüz bağlantı ayarlamadı.',
  missing: (label: string) => `${label} yapılandırılmamış.\nTopluluk bu bağlantıyı henüz ayarlamadı.`,
  setting: (path: string) => `love98.config.ts: ${path}`,
  ok: 'Tamam',
} as const satisfies PartialTranslation<typeof english.linkFolderTexts>
