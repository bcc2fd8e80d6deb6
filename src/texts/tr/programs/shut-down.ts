import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/shut-down'

/** The Shut Down dialog and the screens that follow it. */
export const shutDownTexts = {
  question: 'Masaüstünün ne yapmasını istiyorsunuz?',
  choices: {
    'stand-by': 'Beklet',
    'shut-down': 'Kapat',
    restart: 'Yeniden başlat',
    disconnect: 'Cüzdanın bağlantısını kes',
  },
  ok: 'Tamam',
  cancel: 'İptal',
  restartTitle: 'Yeniden başlat',
  restartQuestion:
    'Tüm pencereler kapatılacak ve konumları sıfırlanacak.\nSimgeleriniz, görünüm paketiniz, kabul ettiğiniz koşullar ve cüzdanınız değişmeyecek.',
  restart: 'Yeniden başlat',
  standingBy: 'Beklemede',
  pressAnyKey: 'Devam etmek için herhangi bir tuşa basın.',
  safe: 'Artık kalbinizi güvenle kapatabilirsiniz.',
  turnOn: 'Aç',
  starting: (site: string) => `${site} başlatılıyor`,
  skip: 'Devam etmek için herhangi bir tuşa basın.',
} as const satisfies PartialTranslation<typeof english.shutDownTexts>
