import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/documents'

/** The documents that Notepad shows; the terms come from the community's file. */
export const documentTexts = {
  readme: {
    title: 'Beni Oku',
    paragraphs: [
      "Love98'e hoş geldiniz.",
      "Bu, bugünün bir topluluğu için 1998'den kalma bir masaüstüdür. Çevreye göz atmak için cüzdan gerekmez.",
      "TEMALAR\nBaşlat, Ayarlar, Temalar'ı tıklatın ve Default, Vaporwave Arcade veya Tang Gang seçin. Görüntü Özellikleri her temanın önizlemesini gösterir. Seçiminiz bu tarayıcıda saklanır.",
      'CÜZDAN\nBu tarayıcıdaki cüzdanları görmek için görev çubuğunda Cüzdan bağla düğmesini tıklatın. Bağlanmak adresinizi bu sayfaya gösterir; sayfanın herhangi bir şey göndermesine izin vermez. Cüzdanınız her ödemeyi ve her imzayı onaylamanızı ister. Onaylamadan önce gösterdiğini okuyun.',
      'TAKAS ÇİFTLERİ VE GRAFİKLER\nFiyatlar, onları gösteren bir pencere görünürken dört saniyede bir zincirdeki havuzlardan okunur. Grafikler geçmişlerini gösterir. Yatırım tavsiyesi değildir.',
      'NELER SAKLANIR\nBu tarayıcıda: ayarlarınız, pencereleriniz, oyunlarınız ve fiyat uyarılarınız, koşulları kabul eden cüzdanlar, bağladığınız cüzdan ve burada imzaladığınız son ileti (makbuzunuz olarak). Sunucuda, hesabınızı doğrularsanız: siz oturumu kapatana veya oturumun süresi dolana kadar adresiniz ve bir oturum. Dereceli oyun oynarsanız: adresiniz ve oyunlarınız. Ziyaretçi defterini imzalarsanız: adresiniz ve siz silene kadar yazılarınız ile imzaları.',
    ],
  },
  terms: { title: 'Koşullar' },
  help: {
    title: 'Yardım',
    paragraphs: [
      'AÇMA\nBir simgeyi çift tıklatın. Dokunmatik ekranda dokunun. Klavyede Enter tuşuna basın. Bir programı yeni sekmede açmak için simgesini orta fare düğmesiyle tıklatın.',
      'SİMGELER\nSimgelere gitmek için Tab, sonraki simgeye gitmek için bir ok tuşu, ilk veya son simgeye gitmek için Home veya End, bir harfle başlayan sonraki simgeye gitmek için o harfin tuşuna basın.',
      'PENCERELER\nBir pencereyi taşımak için başlık çubuğunu, boyutlandırmak için bir kenarını veya köşesini sürükleyin. Ekranı kaplaması için başlık çubuğunu çift tıklatın. Sürüklemeyi iptal etmek için Esc tuşuna basın. Görev çubuğunda her pencere için bir düğme vardır. Pencereyi öne getirmek için düğmeyi tıklatın; simge durumuna küçültmek için yeniden tıklatın.',
      'BAŞLAT MENÜSÜ\nSonraki komuta gitmek için bir ok tuşuna, bir alt menüyü açmak için Sağ, kapatmak için Sol veya Esc tuşuna, bir komutu seçmek için altı çizili harfe basın.',
      'DOĞRULAMA\nBağlandıktan sonra, hesabın size ait olduğunu kanıtlamak için bir ileti imzalayabilirsiniz. İmzalamak ücretsizdir ve hiçbir izin vermez. Bunu yalnızca dereceli oyunlar ve ziyaretçi defteri yazıları gibi, hesabınızla yayımladıklarınız gerektirir. Şimdi değil düğmesini tıklatırsanız hesabınızı daha sonra Hesap penceresinde doğrulayabilirsiniz.',
      'BAĞLANMA\nCüzdanınız listede yoksa kilidini açın ve listeyi yeniden açın. Bir ileti zaten açık bir istek olduğunu söylüyorsa önce o isteği cüzdanınızda yanıtlayın.',
      'YANLIŞ AĞ\nCüzdanınız burada desteklenmeyen bir ağda. Ağı değiştirmek için Yanlış ağ düğmesini tıklatın veya ağı cüzdanınızda değiştirin.',
    ],
  },
} as const satisfies PartialTranslation<typeof english.documentTexts>
