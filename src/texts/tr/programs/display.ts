import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/display'

/** Display Properties. */
export const displayTexts = {
  tabsLabel: 'Özellikler',
  tabs: { background: 'Arka plan', appearance: 'Görünüm', effects: 'Efektler' },
  wallpaper: 'Duvar kâğıdı',
  ownWallpaper: '(Tema varsayılanı)',
  noWallpaper: '(Yok)',
  pictures: { love: 'Kalp bulutları', 'vaporwave-arcade': 'Gece sürüşü', 'tang-gang': 'Mandalina çetesi' },
  placement: 'Görüntü:',
  placements: { center: 'Ortala', tile: 'Döşe', stretch: 'Uzat' },
  skin: 'Tema',
  size: 'Boyut',
  sizes: {
    standard: 'Windows standart',
    large: 'Windows standart (büyük)',
    'extra-large': 'Windows standart (çok büyük)',
  },
  effects: 'Görsel efektler',
  contents: 'Sürüklerken pencere içeriğini göster',
  smoothFonts: 'Ekran yazı tiplerinin kenarlarını yumuşat',
  opening: 'Simgeleri açma',
  singleClick: 'Öğe açmak için tek tıklat',
  doubleClick: 'Öğe açmak için çift tıklat',
  language: 'Dil',
  ok: 'Tamam',
  cancel: 'İptal',
  apply: 'Uygula',
  unsavedTitle: 'Görüntü Özellikleri',
  unsaved: 'Değişiklikleriniz uygulansın mı?',
  yes: 'Evet',
  no: 'Hayır',
  privacy: 'Gizlilik',
  statistics: 'Kullanım istatistiklerini gönder',
  statisticsNote: (host: string) =>
    `Açtığınız programları ve bu masaüstünde yaptıklarınızın bir kaydını şuraya gönderir: ${host}. Anahtarlarınız asla gönderilmez. Siz açmadıkça kapalıdır.`,
  monitor: {
    inactive: 'Etkin değil',
    active: 'Etkin',
    text: 'Pencere metni',
    selected: 'Seçili',
    start: 'Başlat',
  },
} as const satisfies PartialTranslation<typeof english.displayTexts>
