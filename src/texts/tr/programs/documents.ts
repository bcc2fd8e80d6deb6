import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/documents'

/** The documents that Notepad shows; the terms come from the community's file. */
export const documentTexts = {
  readme: {
    title: 'Beni Oku',
    paragraphs: [
      "Love98'e hoş geldiniz.",
      "Bu, bugünün topluluğu için 1998'den bir masaüstüdür. Çevreye göz atmak için cüzdan gerekmez.",
      "GÖRÜNÜM PAKETLERİ\nBaşlat'ı tıklatın, Ayarlar'ın, sonra Görünüm paketleri'nin üzerine gelin ve bir görünüm paketi tıklatın. Önce bir önizleme görmek için Görüntü Özellikleri'ni kullanın. Seçiminiz bu tarayıcıda saklanır.",
      "CÜZDAN\nBu tarayıcıdaki cüzdanları görmek için görev çubuğunda Cüzdan bağla'yı tıklatın. Bağlanmak adresinizi bu sayfaya gösterir. Sayfanın herhangi bir şey göndermesine izin vermez. Cüzdanınız her ödemeyi ve her imzayı onaylamanızı ister. Onaylamadan önce gösterdiğini okuyun.",
      'TAKAS ÇİFTLERİ VE GRAFİKLER\nFiyatlar, onları gösteren bir pencere görünürken dört saniyede bir havuzlardan okunur. Grafikler geçmişlerini gösterir. Fiyatlar yatırım tavsiyesi değildir.',
      'BU TARAYICIDA SAKLANANLAR\n- Ayarlarınız, pencereleriniz, oyunlarınız ve fiyat uyarılarınız.\n- Koşulları kabul eden adresler.\n- Bağladığınız cüzdan.\n- Dekontunuz olarak, burada imzaladığınız son ileti.',
      'SUNUCUDA SAKLANANLAR\n- Hesabınızı doğrularsanız: siz oturumu kapatana veya oturumun süresi dolana kadar adresiniz ve bir oturum.\n- Dereceli oyun oynarsanız: adresiniz ve oyunlarınız.\n- Ziyaretçi defterini imzalarsanız: adresiniz ve siz silene kadar yazılarınız ile imzaları.',
    ],
  },
  terms: { title: 'Koşullar' },
  help: {
    title: 'Yardım',
    paragraphs: [
      'SİMGELERİ AÇMA\nBir simgeyi açmak için çift tıklatın. Dokunmatik ekranda dokunun. Klavyede ENTER tuşuna basın. Bir programı yeni sekmede açmak için simgesini orta fare düğmesiyle tıklatın.',
      'SİMGELERİ SEÇME\nSimgelere gitmek için TAB tuşuna basın. Sonraki simgeye gitmek için bir ok tuşuna basın. İlk veya son simgeye gitmek için HOME veya END tuşuna basın. Bir harfle başlayan sonraki simgeye gitmek için o harfe basın.',
      'PENCERELER\nBir pencereyi taşımak için başlık çubuğunu sürükleyin. Boyutlandırmak için bir kenarını veya köşesini sürükleyin. Ekranı kaplaması için başlık çubuğunu çift tıklatın. Sürüklemeyi iptal etmek için ESC tuşuna basın. Bir pencereyi öne getirmek için görev çubuğundaki düğmesini tıklatın. Simge durumuna küçültmek için düğmesini yeniden tıklatın.',
      'BAŞLAT MENÜSÜ\nSonraki komuta gitmek için bir ok tuşuna basın. Bir alt menüyü açmak için SAĞ OK tuşuna basın. Bir alt menüyü kapatmak için SOL OK veya ESC tuşuna basın. Bir komutu seçmek için altı çizili harfine basın.',
      "DOĞRULAMA\nBağlandıktan sonra, hesabın size ait olduğunu kanıtlamak için bir ileti imzalayabilirsiniz. İmzalamak ücretsizdir ve hiçbir izin vermez. Bu yalnızca dereceli oyunlar ve ziyaretçi defteri yazıları gibi, hesabınızla yayımladıklarınız için gerekir. Şimdi değil'i tıklatırsanız hesabınızı daha sonra Hesap penceresinde doğrulayabilirsiniz.",
      'BAĞLANMA\nCüzdanınız listede yoksa kilidini açın ve listeyi yeniden açın. Bir ileti zaten açık bir istek olduğunu söylüyorsa önce o isteği cüzdanınızda yanıtlayın.',
      "YANLIŞ AĞ\nCüzdanınız burada desteklenmeyen bir ağdaysa, ağı değiştirmek için Yanlış ağ'ı tıklatın veya ağı cüzdanınızda değiştirin.",
    ],
  },
} as const satisfies PartialTranslation<typeof english.documentTexts>
