import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/welcome'

/** The Welcome screen of the first visit. */
export const welcomeTexts = {
  title: (site: string) => `${site} sitesine hoş geldiniz`,
  skin: '1. Bir görünüm paketi seçin',
  wallet: '2. Bir cüzdan bağlayın',
  walletText:
    'Bakiyelerinizi görmek, ödeme yapmak ve dereceli oyun oynamak için cüzdan gerekir. Geri kalan her şey cüzdansız çalışır.',
  connect: 'Cüzdan bağla…',
  begin: '3. Çevreye göz atın',
  each: 'Masaüstünü her açtığımda bu ekranı göster',
  close: 'Kapat',
} as const satisfies PartialTranslation<typeof english.welcomeTexts>
