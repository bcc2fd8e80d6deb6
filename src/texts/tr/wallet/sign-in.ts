import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/sign-in'

/** Verify your account `[S2.12]`. */
export const verifyTexts = {
  title: 'Hesabınızı doğrulayın',
  intro:
    'Bu hesabın size ait olduğunu kanıtlamak için cüzdanınızda bir ileti imzalayın. İmzalamak ücretsizdir ve hiçbir izin vermez.',
  whatYouSign: 'İmzaladığınız',
  noMessage: 'Henüz ileti yok.',
  switchNetwork: 'Ağı değiştir',
  disconnect: 'Bağlantıyı kes',
  notNow: 'Şimdi değil',
  site: 'Site',
  account: 'Hesap',
  network: 'Ağ',
  signBefore: 'Son imza zamanı',
  statement: 'Beyan',
  preparing: 'Sunucudan ileti isteniyor…',
  idle: '"Şimdi değil" cüzdanı bağlı tutar; "Bağlantıyı kes" bağlantısını keser.',
  signing: 'Cüzdanınızda onaylayın.',
  resumed: 'İmzalamış olan sahiplerin yeniden imzalaması gerekmez. Diğerleri bekleniyor.',
  queued: (place: string) =>
    `Oturum açmak için sahiplerin ${place} numaralı işlemi yürütmesi gerekir. Daha sonra geri gelebilirsiniz.`,
  verifying: 'İmza denetleniyor…',
  verified: 'Hesap doğrulandı',
  verifiedUntil: (time: string) => `Oturumunuz şu zamana kadar açık: ${time}.`,
} as const satisfies PartialTranslation<typeof english.verifyTexts>

/** The terms dialog `[S2.6]`; the terms come from the community's file. */
export const termsTexts = {
  ok: 'Tamam',
  agree: 'Kabul ediyorum',
  disconnect: 'Bağlantıyı kes',
  inLanguage: (language: string) => `Bu koşullar yalnızca şu dilde sunulmaktadır: ${language}.`,
} as const satisfies PartialTranslation<typeof english.termsTexts>

/** The account's verification and the proof of what was signed. */
export const verificationTexts = {
  verification: 'Doğrulama',
  signOut: 'Oturumu kapat',
  verify: 'Hesabı doğrula',
  signedOutHere: (reason: string) =>
    `Bu tarayıcıda oturumunuz kapatıldı. Sunucudaki oturumunuz, sunucu yanıt verdiğinde sona erer. ${reason}`,
  receipt: 'Dekont: ileti ve imza',
  receiptLines: (message: string, signature: string) => `İleti:\n${message}\n\nİmza:\n${signature}`,
  copied: 'Kopyalandı.',
  copyReceipt: 'Dekontu kopyala',
  receiptStatus: {
    idle: 'İmzaladığınız metin; kendi kayıtlarınız için.',
    copied: "Dekont Pano'ya kopyalandı.",
    failed: 'Tarayıcınız kopyalamayı engelledi. Dekontu seçip CTRL+C tuşlarına basın.',
  },
  looking: 'Denetleniyor…',
  notVerified: 'Doğrulanmadı',
  verifiedUntil: (time: string) => `Doğrulandı; bitiş: ${time}`,
} as const satisfies PartialTranslation<typeof english.verificationTexts>

/** The first button of the dialog, by phase `[S2.12]`. */
export const signInButtonTexts = {
  preparing: 'İleti hazırlanıyor…',
  idle: 'İletiyi imzala',
  failed: 'Yeniden dene',
  signing: 'İmza bekleniyor…',
  queued: 'Safe bekleniyor…',
  verifying: 'İmza doğrulanıyor…',
} as const satisfies PartialTranslation<typeof english.signInButtonTexts>
