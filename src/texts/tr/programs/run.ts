import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/run'

/** The Run dialog and its answers. */
export const runTexts = {
  about:
    'Bir programın veya bağlantının adını, bir adresi, bir işlemi veya bu topluluğun bir web sayfasını yazın; sizin için açılacaktır.',
  open: 'Aç:',
  ok: 'Tamam',
  cancel: 'İptal',
  notFound: (text: string) =>
    `"${text}" bulunamıyor.\nYazımı denetleyip yeniden deneyin. Yazabileceklerinizin listesi için Yardım'da Çalıştır konusuna bakın.`,
  notConfigured: (label: string) => `${label} yapılandırılmamış.\nTopluluk bu bağlantıyı henüz ayarlamadı.`,
  setting: (path: string) => `love98.config.ts: ${path}`,
  foreign: (host: string) =>
    `${host} bu topluluğun bir sitesi değil, bu nedenle burada açılamaz.\nOna güveniyorsanız adresini tarayıcınıza yazın.`,
  badHexadecimal:
    'Geçerli bir adres veya işlem değil.\n0x ve ardından bir adres için 40, bir işlem için 64 onaltılık rakam girin.',
  aboutTitle: (site: string) => `${site} Hakkında`,
  version: (site: string) =>
    `${site}\nBugünün topluluğu için 1998'den bir masaüstü.\nElle çizildi, yazıldı ve bestelendi.`,
  loveTitle: 'love',
  love: 'Bizi seviyor musunuz? Yalnızca bir düğme var, o yüzden biliyoruz.',
  formatTitle: 'format c:',
  format:
    'Bu sürücüdeki tüm aşk sonsuza dek yok olurdu.\nHiçbir şey biçimlendirilmedi. Asla da biçimlendirilmeyecek.',
} as const satisfies PartialTranslation<typeof english.runTexts>
