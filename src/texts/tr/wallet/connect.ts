import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/connect'

/** The Connect a Wallet dialog: the list and the status of a connection. */
export const connectTexts = {
  title: 'Cüzdan bağla',
  list: 'Cüzdanlar',
  recent: 'Son kullanılan',
  unsupported: (name: string) => `${name} (desteklenmiyor)`,
  choose: 'Bir cüzdan seçin.',
  opening: (name: string) => `${name} açılıyor… Bağlantıyı uzantıda onaylayın.`,
  openingElsewhere: (name: string) => `${name} açılıyor… Bağlantıyı cüzdanın penceresinde onaylayın.`,
  retry: 'Yeniden dene',
  failed: 'Cüzdanınız bağlanamadı.',
  cancel: 'İptal',
  copied: 'Kopyalandı.',
  back: '< Geri',
  whatIsAWallet: 'Cüzdan nedir?',
  home: 'Sahip olduklarınız için bir yer',
  homeText:
    "Cüzdan; paralarınızın, token'larınızın ve koleksiyon parçalarınızın anahtarlarını saklar. Onları gösterir, gönderir ve alır.",
  logIn: 'Oturum açmanın bir yolu',
  logInText:
    'Bu sayfaya adresinizi gösterir ve herhangi bir şey imzalanmadan veya ödenmeden önce size sorar. Kullanıcı adı ve parola gerekmez.',
  getAWallet: 'Cüzdan edin',
  learnMore: 'Daha fazla bilgi',
  noWallet:
    'Bu tarayıcıda cüzdan bulunamadı. Bir cüzdan yükleyin veya sizinkinin kilidini açın. Ardından burada görünür.',
} as const satisfies PartialTranslation<typeof english.connectTexts>
