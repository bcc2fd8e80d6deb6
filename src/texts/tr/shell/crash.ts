import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/crash'

/** The blue screen of a desktop that failed. */
export const crashTexts = {
  heading: 'Love98',
  happened: (id: string) => `Masaüstünde önemli bir özel durum (${id}) oluştu. Masaüstü kapatıldı.`,
  lines: [
    'Cüzdanınız etkilenmedi. Bu sayfa sizin onayınız olmadan hiçbir şey gönderemez.',
    'Yeniden âşık olmak için herhangi bir tuşa basın. Pencereleriniz geri yüklenecek.',
  ],
  forgetting:
    'Sorun yeniden oluştu. Nedeni kayıtlı ayarlarınız olabilir. Onlar olmadan başlatırsanız görünüm ayarlarınız, açık pencereler, kayıtlı oyunlar ve koşulları kabulünüz bu tarayıcıdan silinir ve cüzdanınızın bağlantısı kesilir.',
  restart: 'Yeniden başlat',
  forget: 'Kayıtlı ayarlar olmadan başlat',
  copy: 'Hata kimliğini kopyala',
  copied: 'Kopyalandı.',
  notCopied: 'Tarayıcınız kopyalamayı engelledi. Metni seçip CTRL+C tuşlarına basın.',
} as const satisfies PartialTranslation<typeof english.crashTexts>
