import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/help'

/** The frame of the manual. */
export const helpTexts = {
  caption: 'Love98 Yardımı',
  tabs: { contents: 'İçindekiler', index: 'Dizin', find: 'Bul' },
  tabsLabel: 'Yardım görünümleri',
  topicsLabel: 'Konular',
  typeFirstLetters: 'Aradığınız sözcüğün ilk birkaç harfini yazın:',
  typeWords: 'Bulmak istediğiniz sözcükleri yazın:',
  found: (count: number) => `${count} konu bulundu`,
  nothingFound: 'Konu bulunamadı. Daha az veya daha kısa sözcükler deneyin.',
  open: (program: string) => `Aç: ${program}`,
  copy: 'Konuyu kopyala',
  copied: 'Kopyalandı.',
  notCopied: 'Tarayıcınız kopyalamayı engelledi. Metni seçip Ctrl+C tuşlarına basın.',
  keysHead: 'Tuş',
  keysDoes: 'Yaptığı iş',
  chapters: {
    start: 'İlk adımlar',
    programs: 'Programlar',
    wallet: 'Cüzdan ve hesap',
    keyboard: 'Klavye',
    community: 'Kendi masaüstünüz',
  },
  places: {
    everywhere: 'Her yerde',
    switcher: 'Pencere seçerken',
    icons: 'Masaüstündeki simgeler',
    windows: 'Pencereler',
    placing: 'Menüde Taşı veya Boyutlandır seçildikten sonra',
    menus: 'Menüler',
    taskbar: 'Görev çubuğu',
    controls: 'Sekmeler, ağaçlar ve listeler',
    folders: 'Bağlantı klasörleri',
    chart: 'Grafikler',
    run: 'Çalıştır',
    'stand-by': 'Bekleme ve mavi ekran',
  },
} as const satisfies PartialTranslation<typeof english.helpTexts>

/** What each key does, by the name of its shortcut. */
export const keyTexts = {
  'open-start': 'Başlat menüsünü açar.',
  'next-part': 'Masaüstünden pencerelere, sonra görev çubuğuna gider.',
  'previous-part': 'Ters yönde gider.',
  'show-desktop': 'Tüm pencereleri simge durumuna küçültür. Geri getirmek için yeniden basın.',
  'switch-window': 'Tüm pencereleri gösterir. Her basış sonrakine gider. Seçmek için tuşları bırakın.',
  'switch-window-back': 'Aynısını ters sırada yapar.',
  'context-menu': 'Seçili öğenin kısayol menüsünü açar.',
  dismiss: 'Bir iletişim kutusunu, paneli veya ipucunu kapatır.',
  'choose-window': 'O yöndeki sonraki pencereye gider.',
  'take-window': 'Seçilen pencereyi öne getirir.',
  'leave-switcher': 'Değişiklik yapmadan iptal eder.',
  'open-icon': 'Simgeyi açar.',
  'move-between-icons': 'O yöndeki sonraki simgeye gider.',
  'first-icon': 'İlk simgeye gider.',
  'last-icon': 'Son simgeye gider. Bir harf, o harfle başlayan sonraki simgeye gider.',
  'select-icon': 'Simgeyi seçer; Ctrl ile seçime ekler.',
  'select-all-icons': 'Tüm simgeleri seçer.',
  'select-no-icon': 'Seçimi temizler.',
  'take-back-move': 'Simgelerin son taşınmasını geri alır.',
  'close-window': 'Etkin pencereyi kapatır.',
  'system-menu':
    'Pencerenin sistem menüsünü açar: Önceki boyut, Taşı, Boyutlandır, Simge durumuna küçült, Ekranı kapla, Kapat.',
  'menu-bar': 'Pencerenin menü çubuğuna gider. Alt ve altı çizili bir harf o menüyü açar.',
  'cancel-drag': 'Bir pencerenin sürüklenmesini iptal eder.',
  place: 'Bir pencereyi sekiz piksel taşır veya boyutlandırır ya da bir simgeyi bir yer taşır.',
  'place-finely': 'Bir pencereyi bir piksel taşır veya boyutlandırır.',
  'keep-place': 'Yeni konumu veya boyutu kabul eder.',
  'leave-place': 'Eski konumu veya boyutu geri yükler.',
  'move-in-menu': 'Sonraki komuta gider. Altı çizili bir harf kendi komutuna gider.',
  'first-row': 'İlk komuta gider.',
  'last-row': 'Son komuta gider.',
  'open-submenu': 'Alt menüyü açar.',
  'close-submenu': 'Son açılan menüyü kapatır.',
  'choose-row': 'Komutu seçer.',
  'leave-menus': 'Tüm menüleri kapatır.',
  'move-in-taskbar': 'Görev çubuğundaki sonraki düğmeye gider.',
  'ends-of-taskbar': 'İlk veya son düğmeye gider.',
  'move-in-list': 'Sonraki sekmeye veya satıra gider. Bir ağaçta Sol bir dalı kapatır, Sağ açar.',
  'ends-of-list': 'İlk veya son öğeye gider.',
  'pages-of-list': 'Sonraki veya önceki sayfaya gider.',
  'choose-in-list': 'Odağın bulunduğu öğeyi seçer.',
  'open-drop-down': 'Açılan bir listeyi açar veya seçili öğeyle kapatır.',
  'close-drop-down': 'Açılan bir listeyi değişiklik yapmadan kapatır.',
  'move-in-folder': 'O yöndeki sonraki simgeye gider.',
  'ends-of-folder': 'İlk veya son simgeye gider.',
  'copy-link': 'Seçili simgenin adresini kopyalar.',
  'move-in-chart': 'Önceki veya sonraki muma gider ve değerlerini okur.',
  'pages-of-chart': 'On mum geri veya ileri gider.',
  'ends-of-chart': 'İlk veya son muma gider.',
  'leave-chart': 'Bir mumu işaretleyen çizgileri gizler.',
  'copy-figures': 'Değerleri bir hesap tablosu için kopyalar.',
  'earlier-entry': 'Önceki girişi gösterir.',
  'later-entry': 'Sonraki girişi gösterir.',
  'end-stand-by': 'Ekranı açar veya masaüstünü yeniden başlatır. Diğer tüm tuşlar da aynısını yapar.',
} as const satisfies PartialTranslation<typeof english.keyTexts>

/** The manual: a topic has a title, words for the index, and paragraphs. */
export const helpTopics = {
  welcome: {
    title: 'Hoş geldiniz',
    words: ['başlangıç', 'hakkında', 'hoş geldiniz'],
    text: [
      "Bu, bugünün bir topluluğu için 1998'den kalma bir masaüstüdür. Çevreye göz atmak için cüzdan gerekmez.",
      'Tema, duvar kâğıdı, boyutlar ve pencerelerin konumları gibi seçimleriniz bu tarayıcıda saklanır.',
      'Bir sözcüğe bakmak için Dizin sekmesini tıklatın. Tüm konularda aramak için Bul sekmesini tıklatın. Hoş geldiniz ekranını yeniden görmek için Başlat, Programlar, Hoş geldiniz komutunu tıklatın.',
    ],
  },
  icons: {
    title: 'Simgeleri açma',
    words: ['açma', 'çift tıklatma', 'dokunma', 'simgeler'],
    text: [
      "Açmak için bir simgeyi çift tıklatın. Dokunmatik ekranda dokunun. Klavyede Enter tuşuna basın. Simgeleri tek tıklatmayla açmak için Başlat, Ayarlar, Web stili'ni tıklatın.",
      "Bir programı veya bağlantıyı yeni sekmede açmak için simgesini orta fare düğmesiyle tıklatın ya da sağ tıklatıp Yeni sekmede aç'ı tıklatın.",
      'Taşımak için bir simgeyi sürükleyin. Simgeleri hizalamak veya düzenlemek, varsayılan sıralarını geri yüklemek ya da bir taşımayı geri almak için masaüstünü sağ tıklatın.',
      'Topluluk, "yapılandırılmamış" yazan bir simgenin adresini ayarlamamıştır.',
    ],
  },
  windows: {
    title: 'Pencereleri taşıma ve boyutlandırma',
    words: [
      'boyutlandırma',
      'ekranı kapla',
      'kapat',
      'pencereler',
      'simge durumuna küçült',
      'sistem menüsü',
      'taşıma',
    ],
    text: [
      'Bir pencereyi taşımak için başlık çubuğunu sürükleyin. Ekranı kaplaması için başlık çubuğunu çift tıklatın. Boyutlandırmak için bir kenarını veya köşesini sürükleyin. Sürüklemeyi iptal etmek için Esc tuşuna basın.',
      "Klavyeyi kullanmak için başlık çubuğunun solundaki simgeyle sistem menüsünü açın, Taşı veya Boyutlandır'ı seçin ve ok tuşlarına basın. Kabul etmek için Enter, iptal etmek için Esc tuşuna basın.",
      "Görev çubuğunda her pencere için bir düğme vardır. Pencereyi öne getirmek için düğmeyi tıklatın; simge durumuna küçültmek için yeniden tıklatın. Pencereler, siz Kapat komutunda Yeniden başlat'ı seçene kadar konumlarını korur.",
    ],
  },
  'start-menu': {
    title: 'Başlat menüsü ve görev çubuğu',
    words: ['başlat menüsü', 'bildirim alanı', 'görev çubuğu', 'hızlı başlat'],
    text: [
      'Başlat menüsünde bu masaüstünün tüm programları, tüm bağlantıları, belgeleri ve ayarları bulunur.',
      'Görev çubuğunun diğer ucunda ses düzeyi, bildirimler, cüzdan ve saat vardır. Tarihi görmek için saatin üzerine gelin.',
      'Kısayol menüsünü açmak için masaüstünü, bir simgeyi, bir başlık çubuğunu veya görev çubuğunu sağ tıklatın. Dokunmatik ekranda basılı tutun. Tarayıcınızın menüsünü açmak için Shift tuşunu basılı tutup sağ tıklatın.',
    ],
  },
  phones: {
    title: 'Telefonlar ve tabletler',
    words: ['dokunma', 'tablet', 'telefon'],
    text: [
      'Küçük bir ekranda her pencere masaüstünü doldurur. Pencereler arasında geçiş yapmak için görev çubuğunu kullanın. İletişim kutuları ekranın altında açılır.',
      'Bir öğeyi açmak için dokunun. Kısayol menüsünü açmak için basılı tutun.',
    ],
  },
  access: {
    title: 'Kendinize göre okuma ve kullanma',
    words: ['boyut', 'ekran okuyucu', 'hareket', 'karşıtlık', 'klavye'],
    text: [
      'Her şeyi klavyeyle kullanabilirsiniz; tüm tuşlar için Klavye bölümüne bakın. Ekran okuyucular masaüstünü bağlantı listesi, pencereleri iletişim kutusu olarak, iletileri de göründüklerinde okur.',
      "Daha büyük denetimler için Görüntü Özellikleri'ni açıp Görünüm'ü tıklatın. Masaüstü, sisteminizin karşıtlık ayarlarını izler: daha fazla karşıtlık için siyah bir renk düzeni veya sisteminizin renklerini kullanır.",
      'Hiçbir şey yanıp sönmez. Sisteminiz hareketi azaltacak şekilde ayarlanmışsa hiçbir şey kendiliğinden hareket etmez.',
    ],
  },
  languages: {
    title: 'Diller',
    words: ['çeviriler', 'diller', 'miktarlar', 'tarihler'],
    text: [
      'Bir dil seçmek için bildirim alanında dilin harflerini, örneğin TR’yi tıklatın. Görüntü Özellikleri’nde Efektler’i de tıklatabilirsiniz. Bu tarayıcı seçiminizi saklar. /tr gibi bir dil belirten adresler her zaman o dilde açılır.',
      'Tarihler, saatler ve listeler dilin biçimindedir. Miktarlar her dilde aynı biçimdedir: 1,234.50 örneğinde olduğu gibi binlikler arasında virgül, ondalıklardan önce nokta vardır. Kopyaladığınız, karşılaştırdığınız veya yazdığınız bir miktar her zaman aynı anlama gelir.',
      'Çeviriler, anadili bu diller olan okurlar tarafından gözden geçirilmemiştir. Henüz çevrilmemiş bir metin İngilizce gösterilir. Hesabınızı doğrulamak için imzaladığınız ileti her zaman İngilizcedir.',
    ],
  },
  offline: {
    title: 'Ağ olmadan',
    words: ['ağ', 'çevrimdışı', 'yükleme'],
    text: [
      'Masaüstü, kullandığınız programlar, Not Defteri, Görüntü Özellikleri ve tüm temalar bu tarayıcıda saklanır ve ağ olmadan çalışır. Fiyatlar, bakiyeler ve imzalama için ağ gerekir.',
      'Masaüstünü uygulama olarak yüklemek için tarayıcınızın adres çubuğunu veya menüsünü kullanın.',
    ],
  },
  treasury: {
    title: 'Hazine',
    words: ['bakiyeler', 'çoklu imza', 'hazine', 'kuyruk', 'Safe'],
    text: [
      "Bir Safe'in varlıklarını, bekleyen işlemlerini, geçmişini ve iletilerini görmek için Hazine'yi kullanın. Safe, birkaç sahibi olan bir cüzdandır. Bir işlem ancak yeterli sayıda sahip imzaladıktan sonra yürütülür.",
      "Önce bu topluluğun Safe'i açılır. Başka bir Safe görmek için adresini yazıp Aç'ı tıklatın. Cüzdan bağlamanız gerekmez. Geri dönmek için Safe menüsünü kullanın. Değerlerin para birimini veya adresin ağını değiştirmek için Para birimi ve Ağ menülerini kullanın.",
      "Sahipler işlemleri imzalayabilir, reddedebilir, yürütebilir ve önerebilir. İmzalamanızdan önce bu sayfa, gösterilenin karmasını hesaplar ve karşılaştırır. Uyarıları okuyun: Safe'in denetimini başkalarına verebilecek şeyleri belirtirler.",
      'Bir satırın ayrıntılarını görmek için satırı tıklatın. "Bunlardan yalnızca biri çalışacak" başlığı altında sahipler bir işlemi yürütebilir. Diğerleri o zaman iptal edilir.',
    ],
  },
  swap: {
    title: 'Takas çiftleri',
    words: ['borsa', 'çiftler', 'fiyatlar', 'hacim', 'likidite', 'sıralama', 'takas', 'token'],
    text: [
      'Takas çiftleri, bu topluluğun çiftlerini ve havuzlarındaki fiyatları gösterir. Pencereyi görebildiğiniz sürece fiyatlar dört saniyede bir güncellenir. Durum çubuğu fiyatların bloğunu, bir güncelleme gecikirse de yaşlarını gösterir. Fiyatlar tavsiye değildir.',
      "24 sa, fiyatın 24 saatteki değişimidir; Hacim, o sürede takas edilen miktardır. Likidite, havuzun iki tarafının, çiftin ilk token'ı cinsinden değeridir. Çizgi, son 24 saatin fiyatını gösterir.",
      'Listeyi sıralamak için bir sütun başlığını tıklatın. Sırayı ters çevirmek için yeniden tıklatın. Klavyeyle hücreler arasında gezinmek için ok tuşlarına basın. Bir çiftin grafiğini açmak için adını çift tıklatın veya seçip Enter tuşuna basın.',
      "Takas et, çiftin iki token'ını cüzdanınızla takas eden bir pencere açar. Bu yapılandırılmamışsa topluluğun seçtiği borsaya götürür. Cüzdana ekle, cüzdanınızdan bir token'ı göstermesini ister; hiçbir şey taşımaz.",
    ],
  },
  exchange: {
    title: 'Token takası',
    words: ['borsa', 'fiyat etkisi', 'izin', 'kayma payı', 'onay', 'son süre', 'takas', 'token', 'vergi'],
    text: [
      "Token takası, bir çiftin iki token'ını o çiftin havuzu ve Uniswap V2 yönlendiricisi üzerinden, kendi cüzdanınızla takas eder. Bir tutar girin; pencere en yeni blokta karşılığında ne alacağınızı gösterir. Ters çevir, diğer yönde takas eder. Burada hiçbir ücret alınmaz.",
      "Neyi imzalayacağınızı görmek için Takas et'e basın. Önce takasın benzetimi yapılır; böylece en az tutar, token'ın kestiği vergiyi de hesaba katar. Bir token'ın, takas sözleşmesinin tutarı almasına izin vermesi gerekir: bu izin, tam olarak bu tutar için ayrı bir adımdır ve hiçbir şey taşımaz.",
      "İmzaladığınızda takasın benzetimi bir kez daha yapılır. En az tutar düştüyse pencere yeniden sorar. En az tutardan azını alan veya son süreden önce bir bloğa girmeyen takas başarısız olur: token'larınız sizde kalır ve ağ maliyetini ödersiniz.",
      "Kayma payını ve son süreyi Seçenekler'de belirleyin. Büyük bir tutar havuzun fiyatını değiştirir: %10'dan itibaren onaylamak için bir sözcük yazarsınız, %15'in üzerinde ise seçenekler izin vermedikçe pencere reddeder.",
    ],
  },
  send: {
    title: 'Aşk gönder',
    words: ['adres', 'aktarım', 'alıcı', 'gönder', 'ens'],
    text: [
      "Aşk gönder, hesabınızdan bir adrese veya ENS adına ETH ya da bu topluluğun bir token'ını gönderir. Tutarı, ondalıklar için nokta kullanarak girin. En çok düğmesi, ağ ücretleri için 0.01 ETH bırakır.",
      'Gözden geçirme, cüzdanınız açılmadan önce adresin tamamını gösterir. Kendi adresiniz, sözleşmeler, bu tarayıcıdan daha önce gönderim yapmadığınız bir adres ve bildiğiniz bir başkasına benzeyen bir adres konusunda uyarır: saldırganlar ilk ve son karakterleri aynı olan adresler oluşturur. Her karakteri karşılaştırın.',
      'İmzalamanızdan önce aktarımın benzetimi yapılır. Bir token her aktarımdan bir bölüm kesiyorsa gözden geçirme ne kadarının ulaşacağını söyler. Makbuz kopyalanabilir; aktarım ayrıca Hesap penceresinin Son işlemler bölümünde görünür.',
      '/p/send?to=love.eth&token=LOVE&amount=5 gibi bir bağlantı formu doldurur. Asla bir şey göndermez.',
    ],
  },
  holdings: {
    title: 'LOVE varlıklarım',
    words: ['bakiye', 'değer', 'pay', 'portföy', 'varlıklar'],
    text: [
      "LOVE varlıklarım, bağlı hesapta veya Safe'te bulunan ETH'yi ve bu topluluğun tüm token'larını listeler. Değer, ücretler ve bir takasın etkisi olmadan, havuzların oranının söylediğidir. \"havuz yok\", token'dan ETH'ye giden bir havuz olmadığı anlamına gelir.",
      "Bir satır seçin, sonra Takas et, Gönder, Cüzdana ekle veya Kopyala'yı tıklatın. Sütuna göre sıralamak için başlığını tıklatın, sırayı ters çevirmek için bir kez daha tıklatın. Ok tuşları satırdan satıra gider.",
    ],
  },
  charts: {
    title: 'Grafikler',
    words: ['bildirimler', 'fiyatlar', 'geçmiş', 'grafikler', 'mumlar', 'uyarılar', 'csv'],
    text: [
      "Bir çiftin son bir saat, 24 saat, 7 gün veya 30 gündeki ya da bu sunucunun sakladığı tüm geçmişteki fiyatını görmek için Grafikler'i kullanın. Değerler havuzlardaki işlemlerden hesaplanır. Birkaç pencere açabilirsiniz. Başka bir çifti göstermek için Çift menüsünü kullanın.",
      'İçi boş bir mum yükselen, dolu bir mum düşen fiyatı gösterir. Mumun gövdesi ilk fiyattan son fiyata, ince çizgisi en yüksekten en düşüğe gider. Alttaki sütunlar hacmi gösterir. Küçük bir pencerede bir mum birkaç aralığın yerini tutabilir.',
      "Bir mumun değerlerini okumak için üzerine gelin veya ok tuşlarına, Home ya da End tuşuna basın. Değerleri tablo olarak görmek için Görünüm menüsünde Tablo'yu tıklatın. Başka yerde kullanmak için Düzen menüsünde Kopyala'yı veya Dosya menüsünde CSV olarak kaydet'i tıklatın. Dosyadaki zamanlar UTC'dir.",
      "Bir fiyat bir sınırın üzerinde veya altında olduğunda bir kez bildirim almak için Uyarılar menüsünde Fiyat uyarıları'nı tıklatın. Uyarılar bu tarayıcıda saklanır ve bu masaüstünün bir sayfası açıkken denetlenir. Ayrıca sisteminizin bir bildirimini görmek için onay kutusunu seçin. Tarayıcınız o zaman izninizi ister.",
    ],
  },
  notepad: {
    title: 'Not Defteri',
    words: ['belgeler', 'beni oku', 'koşullar', 'not defteri'],
    text: [
      "Bu masaüstünün belgelerini okumak ve kopyalamak için Not Defteri'ni kullanın: Beni Oku, koşullar ve kısa bir yardım. Bir belge açmak için Dosya'yı tıklatın. Metin kopyalamak veya satırları kaydırmak için Düzen'i tıklatın.",
    ],
  },
  heartbreak: {
    title: 'Heartbreak',
    words: ['günün tahtası', 'heartbreak', 'ipuçları', 'oyun', 'oyun kayıtları'],
    text: [
      'Tahtadaki bazı kalpler kırıktır. Sağlamların hepsini bulun. Bir sayı, karesine kaç kırık kalbin değdiğini gösterir. Açmak için bir kalbi tıklatın, işaretlemek için sağ tıklatın. Bir sayının çevresindeki diğer kalpleri açmak için çift tıklatın veya iki düğmeyle birden tıklatın. Her standart tahta, başlangıçta açık olan bölgeden başlayarak mantıkla çözülebilir.',
      "Dokunmatik ekranda açmak için dokunun, işaretlemek için basılı tutun, diğer her şey için tahtanın altındaki düğmeleri kullanın. Tuşlar için oyun penceresinde Yardım, Tuşlar'ı tıklatın.",
      'Yalnızca dereceli oyunlar cüzdan gerektirir. Tek ödül, sıralamadaki sürenizdir. Dereceli bir oyun sırasında sayfadan ayrılırsanız geri gelip 30 dakikası içinde devam edebilirsiniz; saat işlemeye devam eder. Pencereyi kapatırsanız oyundan vazgeçmiş olursunuz.',
      "Kazandığınız bir oyunun resmini kaydetmek, kopyalamak veya paylaşmak için Oyun, Paylaş'ı, ardından Resim'i tıklatın. Günün tahtasını çözdüğünüzde görev çubuğu bunu art arda kaç gündür yaptığınızı gösterir.",
    ],
  },
  solitaire: {
    title: 'Solitaire',
    words: ['günün eli', 'kartlar', 'klondike', 'oyun', 'solitaire'],
    text: [
      'Her rengi üstteki dört temelde astan papaza kurun. Sütunlarda bir kartı, diğer renkten bir üstündeki kartın üzerine koyun; boş bir sütuna papaz gider. Kart çekmek için desteyi tıklatın.',
      'Kartları fareyle veya parmakla sürükleyin ya da ok tuşlarıyla masada dolaşıp almak ve bırakmak için Enter tuşuna basın. Bir kartı temele göndermek için çift tıklatın. Gidebilecek tüm kartları göndermek için masayı sağ tıklatın. Geri al, her hamleyi geri alır.',
      "Bir veya üç kart çekmek ya da puansız veya saatsiz oynamak için Oyun, Seçenekler'i tıklatın. Kart arkalığını seçmek için Oyun, Deste'yi tıklatın. Oyununuz bu tarayıcıda saklanır.",
      'Günün eli, UTC gece yarısına kadar herkes için aynı oyundur. Başlatırken bağlantı gerektirir.',
    ],
  },
  guestbook: {
    title: 'Ziyaretçi defteri',
    words: ['doğrula', 'gizle', 'imza', 'imzala', 'sil', 'yazı', 'ziyaretçi defteri'],
    text: [
      "UTC'ye göre günde bir satır bırakın. Bir cüzdan bağlayın, oturum açın, bağlantı içermeyen en çok 140 karakterlik düz metin girin ve İmzala'yı tıklatın. Cüzdanınız metni bu site, hesabınız ve günle birlikte gösterir. İmzalamak ücretsizdir ve hiçbir izin vermez.",
      "Yazınızı herkes okuyabilir ve doğrulayabilir: yazıyı seçip Özellikler, Doğrula'yı tıklatın. Tarayıcınız imzayı kendisi denetler; bir sözleşmenin hesabı söz konusuysa en yeni blokta sözleşmeye sorar. Tüm yazıları imzalarıyla birlikte bir dosyaya kaydetmek için Dışa aktar düğmesini tıklatın.",
      "Yazınızı silmek için seçin, Sil'i tıklatın ve imzalayın. Metni ve imzası silinir. Başkalarının daha önce aldığı kopyalar silinmez.",
      'Bu sitenin sahipleri bir yazıyı veya hesabı kendi imzalarıyla gizleyebilir ve yeniden gösterebilir. Gizlenmiş bir yazıda, onu kimin gizlediği belirtilir.',
    ],
  },
  display: {
    title: 'Görüntü Özellikleri',
    words: [
      'arka plan',
      'duvar kâğıdı',
      'düzenler',
      'efektler',
      'ekran koruyucular',
      'görünüm',
      'renkler',
      'temalar',
    ],
    text: [
      "Bir duvar kâğıdı ve konumunu seçmek için Arka plan'ı tıklatın. Birkaç dakika boyunca bir şey yapmadığınızda ne gösterileceğini seçmek için Ekran koruyucu'yu tıklatın. Bir tema, denetimlerin boyutunu ve bir renk düzeni seçmek için Görünüm'ü tıklatın. Görsel efektleri, tek veya çift tıklatmayı, dili ve varsa kullanım istatistiklerini seçmek için Efektler'i tıklatın.",
      "Bir renk düzeni oluşturmak için Görünüm'ü, ardından Düzenle'yi tıklatın. Bir öğe ve renklerini seçin, bir ad girin ve Kaydet'i tıklatın. Bir Windows temasının (.theme) renklerini içe aktarabilir veya dosyayı renk düzeninin üzerine bırakabilir, düzeninizi tema olarak dışa aktarabilir ve bağlantı olarak paylaşabilirsiniz.",
      "Küçük monitör, değişikliklerinizin önizlemesini gösterir. Kaydetmek için Tamam veya Uygula'yı, vazgeçmek için İptal'i tıklatın.",
    ],
  },
  bridge: {
    title: 'Köprü',
    words: ['geçiş', 'köprü', 'zincirler'],
    text: [
      "Token'ları bir zincirden diğerine taşıyan hizmetlerin bağlantılarını içeren bir klasör. Üçüncü taraflarca işletilirler. İmzalamadan önce cüzdanınızın gösterdiğini okuyun.",
      "Adresini görmek için bir simge seçin. Adresi kopyalamak için Dosya, Bağlantıyı kopyala'yı tıklatın. Simgelerin gösterilme biçimini değiştirmek için Görünüm'ü tıklatın.",
    ],
  },
  governance: {
    title: 'Yönetişim',
    words: ['oylama', 'yönetişim'],
    text: [
      'Topluluğun oy kullandığı sitelerin bağlantılarını içeren bir klasör. Oyu cüzdanınızda, o sitede imzalarsınız.',
    ],
  },
  collections: {
    title: 'Koleksiyonlar',
    words: ['koleksiyonlar', 'NFT'],
    text: [
      'Topluluğun NFT koleksiyonlarının bağlantılarını içeren bir klasör. Her bağlantı yeni sekmede açılır.',
    ],
  },
  markets: {
    title: 'Piyasalar',
    words: ['alım satım', 'borsa', 'Chia', 'piyasalar'],
    text: [
      'Borsanın, Chia cüzdanlarının, Chia piyasalarının ve blok gezgininin bağlantılarını içeren bir klasör.',
    ],
  },
  partners: {
    title: 'Ortaklar',
    words: ['ortaklar'],
    text: ['Topluluğun ortaklarının sitelerinin bağlantılarını içeren bir klasör.'],
  },
  social: {
    title: 'Sosyal',
    words: ['Discord', 'sosyal', 'Telegram', 'Twitter'],
    text: [
      'Topluluğun kanallarının bağlantılarını içeren bir klasör. Cüzdanınızın gizli kurtarma ifadesini bunların hiçbirinde asla paylaşmayın.',
    ],
  },
  help: {
    title: 'Yardım',
    words: ['el kitabı', 'yardım'],
    text: [
      "Bölümler için İçindekiler'i, bir sözcüğe bakmak için Dizin'i, tüm konularda aramak için Bul'u tıklatın. Bir programın konusunu açmak için penceresinde Yardım'ı tıklatın.",
    ],
  },
  run: {
    title: 'Çalıştır',
    words: ['adres', 'çalıştır', 'işlem', 'komutlar'],
    text: [
      'Bir programı açmak için notepad veya display gibi adını yazın. Bir belgeyi açmak için adını notepad sözcüğünden sonra yazın, örneğin notepad terms. Bir bağlantıyı açmak için adını yazın.',
      'Bir adres veya işlem (0x…) topluluğun blok gezgininde açılır. Bir web sayfası, topluluk onun sitesine bağlantı veriyorsa açılır.',
      'Daha önce yazdıklarınızı görmek için Yukarı veya Aşağı tuşuna basın. winver, love ve bsod komutlarını da deneyin. Asla yazmamanız gereken bir komut daha var.',
    ],
  },
  'shut-down': {
    title: 'Kapat',
    words: ['bağlantıyı kes', 'beklet', 'ekran koruyucu', 'kapat', 'yeniden başlat'],
    text: [
      'Beklet, siz bir tuşa basana veya tıklatana kadar ekranı kapatır. Kapat, cüzdanın bağlantısını keser; sonra sekmeyi kapatabilirsiniz. Yeniden başlat, tüm pencereleri kapatıp konumlarını sıfırlar, ama ayarlarınızı korur. Cüzdanın bağlantısını kes, yalnızca cüzdanın bağlantısını keser.',
    ],
  },
  'what-is-a-wallet': {
    title: 'Cüzdan nedir?',
    words: ['adres', 'anahtarlar', 'cüzdan', 'hesap'],
    text: [
      "Cüzdan, anahtarları saklayan bir uygulama veya cihazdır. Bir anahtarla, zincirdeki bir hesabın size ait olduğunu kanıtlar ve ne yapması gerektiğini imzalarsınız. Token'ların kendisi cüzdanda değil, zincirdedir.",
      'Bir hesabın adresini paylaşabilirsiniz. Gizli kurtarma ifadesini, yani anahtarlarının oluşturulduğu sözcükleri, hiçbir kişiyle ve bu sayfa da içinde olmak üzere hiçbir sayfayla asla paylaşmayın. Bunu isteyen herkes sizi soymaya çalışıyordur.',
      "Cüzdanınız yoksa Cüzdan bağla'yı, ardından Cüzdan edin'i tıklatın.",
    ],
  },
  connecting: {
    title: 'Cüzdan bağlama',
    words: ['bağlama', 'cüzdan'],
    text: [
      'Bu tarayıcıdaki cüzdanları görmek için görev çubuğunda Cüzdan bağla düğmesini tıklatın. Bağlanmak adresinizi bu sayfaya gösterir; sayfanın herhangi bir şey göndermesine izin vermez. Cüzdanınız her ödemeyi ve her imzayı onaylamanızı ister. Onaylamadan önce gösterdiğini okuyun.',
      'Cüzdanınız listede yoksa kilidini açın ve listeyi yeniden açın. Bir ileti zaten açık bir istek olduğunu söylüyorsa önce o isteği cüzdanınızda yanıtlayın.',
      "Bağlantıyı kesmek için görev çubuğundaki hesap düğmesini, ardından Bağlantıyı kes'i tıklatın. Kapat komutunu da kullanabilirsiniz.",
    ],
  },
  terms: {
    title: 'Koşullar',
    words: ['kabul', 'koşullar', 'kurallar'],
    text: [
      "Koşullar, bir adresi ilk kez bağladığınızda gösterilir. Kabulünüz yalnızca bu adres için bu tarayıcıda saklanır. Koşulları yeniden okumak için Not Defteri'ni açıp Dosya, Koşullar'ı tıklatın.",
      'Kabul etmezseniz bağlantıyı kesip yine de çevreye göz atabilirsiniz.',
    ],
  },
  verifying: {
    title: 'Hesap doğrulama',
    words: ['doğrulama', 'ileti', 'imza', 'imzalama'],
    text: [
      'Hesabın size ait olduğunu kanıtlamak için bir ileti imzalayabilirsiniz. İmzalamak ücretsizdir ve hiçbir izin vermez. Bunu yalnızca dereceli oyunlar ve ziyaretçi defteri yazıları gibi, hesabınızla yayımladıklarınız gerektirir. Şimdi değil düğmesini tıklatırsanız hesabınızı daha sonra Hesap penceresinde doğrulayabilirsiniz.',
      'İletişim kutusu, iletinin bu sayfayı, hesabınızı ve ağınızı belirttiğini denetler ve iletiyi size gösterir. İmzaladığınız son ileti, makbuzunuz olarak bu tarayıcıda saklanır.',
    ],
  },
  'wrong-network': {
    title: 'Yanlış ağ',
    words: ['ağ', 'değiştirme', 'zincir'],
    text: [
      'Cüzdanınız burada desteklenmeyen bir ağda. Ağı değiştirmek için görev çubuğunda Yanlış ağ düğmesini tıklatın veya ağı cüzdanınızda değiştirin. Cüzdanınızda bu ağ yoksa sizden eklemenizi ister.',
    ],
  },
  safety: {
    title: 'Güvende kalma',
    words: ['dolandırıcılık', 'güvenlik', 'tehlike'],
    text: [
      'İmzalamadan önce cüzdanınızın gösterdiğini okuyun. Bir işlem geri alınamaz. Adreslerin yalnızca başını ve sonunu değil, tamamını karşılaştırın. Bu sayfayı size gönderilen bir bağlantıdan değil, kendi yer iminizden açın.',
      'Bu sayfa gizli kurtarma ifadenizi asla istemez, sizinle asla kendiliğinden iletişime geçmez ve bir ödeme almanız için sizden asla ödeme istemez.',
    ],
  },
  'treasury-names': {
    title: 'Hazine: Adres defteri ve alma',
    words: ['adres defteri', 'al', 'içe aktarma', 'QR kodu'],
    text: [
      "Hazine'nin Safe menüsündeki Adres defteri, adreslere verdiğiniz adları her ağ için saklar. Yalnızca bu tarayıcıda saklanırlar. Adı olan bir alıcı, adres defterinizde olduğu belirtilerek işaretlenir ve adres adın yanında kalır.",
      "Adlarınızı başka bir tarayıcıya taşımak için Dışa aktar'ı, orada da İçe aktar'ı tıklatın. Dosya, Safe web uygulamasının biçimindedir: address, name, chainId. Okunamayan satırlar belirtilir, diğerleri eklenir.",
      "Safe menüsündeki Al, Safe'in adresini QR kodu olarak gösterir. Cüzdanınız okumazsa “yalnızca adres” seçeneğini seçin.",
    ],
  },
  'treasury-calls': {
    title: 'Hazine: Sözleşme çağrıları ve koleksiyon parçaları',
    words: ['ABI', 'koleksiyon parçaları', 'NFT', 'sözleşme çağrısı'],
    text: [
      "Herhangi bir sözleşmeyi çağırmak için Kuyruk'ta Sözleşme çağrısı'nı tıklatın. Adresi girip ABI'yi yapıştırın, bir işlev seçin ve alanlarını doldurun. Listeler ve yapılar JSON olarak girilir. Gözden geçirme, baytların ne yaptığını söyler. ABI'nizdeki adlar da orada durur ve denetlenmemiştir.",
      "Bir koleksiyon parçasını görmek veya göndermek için satırında Aç'ı tıklatın. Bir resim yalnızca zincirde saklanıyorsa gösterilir, çünkü aksi hâlde başka bir sunucu ona baktığınızı öğrenirdi.",
    ],
  },
  'treasury-checks': {
    title: 'Hazine: Karmalar ve geçmiş',
    words: ['alan karması', 'CSV', 'donanım cüzdanı', 'geçmiş', 'ileti karması'],
    text: [
      'Donanım cüzdanı sözcükler yerine karmalar gösterir. İmzalamadan önce ayrıntılardaki alan karmasını ve ileti karmasını ekranındakilerle karşılaştırın.',
      "Geçmiş, bir işlemi sahipler imzaladıysa baytlarından tanımlar. “Safe hizmetinin söylediği” ile başlayan satırlar denetlenmemiştir. Yalnızca bazı satırları görmek için Bul alanına yazın. Kaydetmek için CSV olarak kaydet'i tıklatın. Dosya, yüklenmiş satırları içerir. Her şeyi kaydetmek için önce Tümünü yükle'yi tıklatın.",
    ],
  },
  'treasury-settings': {
    title: "Hazine: Bir Safe'in ayarları",
    words: ['eşik', 'koruma', 'modüller', 'sahipler', 'sürüm', 'yedek işleyici'],
    text: [
      "Bir Safe'in ayarlarını görmek için Safe menüsünde Özellikler'i tıklatın. Sahipler orada bir değişiklik önerebilir: Değiştir'i tıklatın. Diğer sahipler bunu her işlem gibi imzalar.",
      "Safe'in sürümü 1.3.0 ise ve ağda Safe projesinin bunu değiştiren sözleşmesi varsa, daha yeni bir sürüm önerebilirsiniz. Safe'in adresi, sahipleri ve varlıkları olduğu gibi kalır. Gözden geçirme, iki sürümü ve Safe'in sonrasında sahip olacağı sözleşmeyi gösterir.",
    ],
  },
  'all-keys': {
    title: 'Tüm tuşlar',
    words: ['kısayollar', 'klavye', 'tuşlar'],
    text: [
      'Sisteminiz veya tarayıcınız bu tuşların bazılarını kendisi kullanabilir. Her biri için bir menüde komut da vardır.',
    ],
  },
  forking: {
    title: 'Topluluğunuz için bir masaüstü',
    words: ['kendi masaüstünüz', 'kopyalama', 'love98.config.ts', 'yapılandırma'],
    text: [
      "Tek bir dosya, love98.config.ts, bu masaüstünü bir topluluğa uyarlar: ad, programlar ve sıraları, bağlantılar, token'lar, çiftler ve koşullar. Projeyi kopyalayın, dosyayı değiştirin ve başlatın. Bir değer yanlışsa başlatma durur ve değeri belirtir.",
      'Henüz bilinmeyen bir değeri null olarak ayarlayın. "yapılandırılmamış" olarak gösterilir ve iletisinin ayrıntıları ayarı belirtir. Gizlemek için showUnset değerini false yapın.',
      'Her tema bir renk dosyasıdır; simgeler metin dosyalarındaki çizimlerdir. Program, tema, cüzdan veya çift eklemek için CONTRIBUTING.md dosyasına bakın.',
    ],
  },
  errors: {
    title: 'Bir şeyler ters giderse',
    words: ['çökme', 'geçersiz işlem', 'hata', 'mavi ekran'],
    text: [
      'Bir program geçersiz bir işlem yürütürse yalnızca o program kapatılır. İletide programı yeniden başlatabilir, ayrıntıları görüntüleyip kopyalayabilirsiniz.',
      'Masaüstünün kendisinde hata oluşursa mavi ekran bir hata kimliği gösterir. Sorunu bildirmek için hata kimliğini kopyalayın. Sonra yeniden başlatmak için herhangi bir tuşa basın. Cüzdanınız etkilenmez.',
    ],
  },
} as const satisfies PartialTranslation<typeof english.helpTopics>
