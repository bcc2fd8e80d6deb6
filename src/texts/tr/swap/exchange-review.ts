import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/swap/exchange-review'

/** Swap Tokens: from the press on Swap to the receipt. */
export const exchangeReviewTexts = {
  title: 'Takas Sihirbazı',
  receiptTitle: (pair: string) => `Takas: ${pair}`,
  checking: 'Takas simüle ediliyor…',
  close: 'Kapat',
  cancel: 'İptal',
  back: '< Geri',
  tryAgain: 'Yeniden dene',
  stepOf: (step: number, of: number) => `Adım ${step}/${of}`,
  steps: {
    reset: 'Eski iznin iptali',
    approval: 'İzin',
    swap: 'Takas',
    together: 'İzin ve takas',
  },
  approvalSays: (amount: string) =>
    `Bu, izindir; takas değildir. Takas sözleşmesinin tam olarak ${amount} harcamasına izin verir. Henüz hiçbir token taşınmaz; takas sonraki adımdır.`,
  resetSays: (symbol: string) =>
    `${symbol}, önce var olan iznin kaldırılmasını gerektirir. Bu adım izni sıfırlar. Henüz hiçbir token taşınmaz.`,
  togetherSays: 'Cüzdanınız izin ve takas için bir kez sorar. Ya ikisi de gerçekleşir ya hiçbiri.',
  spender: 'Takas sözleşmesi',
  allows: 'Harcayabileceği',
  nothing: 'hiçbir şey',
  pay: 'Ödediğiniz',
  expect: 'Yaklaşık alacağınız',
  minimum: 'En az',
  impact: 'Fiyat etkisi',
  cost: 'Ağ ücreti',
  costOfAll: 'Tüm adımların ağ ücreti',
  costAbout: (amount: string) => `yaklaşık ${amount}`,
  costUnknown: 'cüzdanınız gösterir',
  notSimulated: 'Bu düğüm takasları simüle edemez, bu nedenle token vergisi bilinmiyor.',
  taxOf: (symbol: string, percent: string) => `${symbol} her aktarımdan %${percent} keser.`,
  lessArrives: (percent: string) =>
    `Simülasyonda, havuz rezervlerinin verdiğinden %${percent} daha az ulaşıyor.`,
  fellSinceForm: (before: string, now: string, percent: string) =>
    `Formun gösterdiği: ${before}. Havuzun şimdi verdiği: ${now}, %${percent} daha az.`,
  clockAhead: (minutes: number) =>
    `Bu cihazın saati en yeni bloktan ${minutes} dakika ileri. Takas, belirlediğiniz süre sınırından o kadar daha uzun süre geçerli kalır.`,
  confirmLabel: (percent: string) =>
    `Fiyat etkisi nedeniyle %${percent} kaybedersiniz. Yine de takas etmek için "onay" yazın:`,
  confirmAnyway: (word: string) => `Yine de takas etmek için "${word}" yazın:`,
  confirmWord: 'onay',
  press: {
    reset: 'İzni iptal et',
    approval: 'İzin ver',
    swap: 'Takas et',
    again: 'Yeniden gönder',
    together: 'İzin ver ve takas et',
  },
  busyChecking: 'Bir kez daha simüle ediliyor…',
  busyWallet: 'Cüzdanınızda yanıtlayın…',
  notes: {
    fell: (from: string, to: string) =>
      `Fiyat değişti. En az tutar düştü: ${from} → ${to}. Gözden geçirip yeniden basın.`,
    'other-steps': "Token'ın izinleri değişti. Adımları gözden geçirip yeniden basın.",
    'worse-impact': 'Fiyat etkisi veya bir vergi büyüdü. Gözden geçirip yeniden basın.',
    rejected: 'İsteği reddettiniz. Hiçbir şey gönderilmedi.',
    repeated:
      'Aynı takas daha önce gönderildi veya istendi ve henüz onaylanmadı. Yeniden gönderirseniz iki kez yapılabilir.',
    'not-together': 'Cüzdanınız iki adımı birden yapamaz. İzinle devam edin.',
  },
  failsTitle: { approval: 'İzin başarısız olur.', swap: 'Takas başarısız olur.' },
  failures: {
    'insufficient-output-amount':
      "Fiyat, kayma payının izin verdiğinden fazla değişti. Yeniden deneyin veya Seçenekler'de daha fazla kayma payına izin verin.",
    'insufficient-liquidity': 'Havuzda yeterli miktar yok. Daha küçük bir tutar girin.',
    'transfer-from-failed': 'Token, hesabınızdan aktarılamadı.',
    'transfer-failed': 'Token, hesabınıza aktarılamadı.',
    expired: "Süre sınırı geçti. Seçenekler'de daha uzun bir süre seçin ve bu cihazın saatini denetleyin.",
    k: 'Token, bu havuzun desteklemediği bir vergi kesiyor.',
    paused: 'Token, sahibi tarafından duraklatılmış.',
    blacklisted: 'Token bu hesabı engelliyor.',
    'insufficient-funds': 'Hesap, tutarı ve ağ ücretini ödeyemiyor.',
    'insufficient-balance': "Bu token'dan yeterince yok.",
    'insufficient-allowance': 'İzin yetersiz.',
    unknown: 'Sözleşme bir neden bildirmedi.',
  },
  contractSays: (text: string) => `Sözleşme şunu bildiriyor: "${text}"`,
  unknown: {
    'no-answer': 'Düğüm bu takas hakkında yanıt vermedi. Yeniden deneyin.',
    contradiction:
      'Token, havuzdan farklı tutarlar bildiriyor. Sonuç güvenilir biçimde gösterilemez, bu nedenle bu takas kullanılamıyor.',
  },
  old: 'Fiyat 30 saniyeden eski. Sonraki blokla yeniden deneyin.',
  refused: 'Tutar geçerli fiyattan takas edilemez. Geri dönüp gözden geçirin.',
  interrupted: {
    account: 'Cüzdanınızdaki hesap değişti. Geri dönüp takası yeniden gözden geçirin.',
    network: 'Cüzdanınızdaki ağ değişti. Geri dönüp takası yeniden gözden geçirin.',
    disconnected: 'Cüzdanınız kilitli veya bağlantısı kesilmiş. Geri dönüp yeniden bağlayın.',
  },
  mining: {
    step: 'İzin gönderildi. Onaylanmasını bekleyin.',
    last: 'Takas gönderildi. Onaylanmasını bekleyin. Bu pencereyi kapatabilirsiniz: Hesap penceresindeki işlem listesi takası gösterir.',
  },
  proposed:
    "Takas, Safe'inizin kuyruğunda. Yeterli sayıda sahip imzaladığında ve içlerinden biri yürüttüğünde yapılır.",
  arrived: (amount: string) => `Aldığınız: ${amount}.`,
  arrivedUnknown: 'Takas tamamlandı. Ne kadar ulaştığı okunamadı; bakiyenize bakın.',
  differs: (reported: string, changed: string) =>
    `Sözleşmelerin bildirdiği: ${reported}, ama o blokta bakiyenizdeki değişim: ${changed}.`,
  uncounted: "O bloktaki bakiyeniz okunamadı. Tutarlar, token'ın kendisinin bildirdikleridir.",
  notSwapped: 'Bu işlem takas yapmadı: havuz bu işlemde hiçbir şey takas etmedi. Cüzdanınızı denetleyin.',
  spedUp: 'İşlemi cüzdanınızda hızlandırdınız; daha yüksek ücretli olan bir blokta.',
  paid: 'Ödediğiniz',
  received: 'Aldığınız',
  transaction: 'İşlem',
  safeTransaction: 'Safe işlemi',
  explorer: (name: string) => `${name} üzerinde görüntüle`,
  copy: 'Dekontu kopyala',
  copied: 'Kopyalandı.',
  notCopied: 'Tarayıcınız kopyalamayı engelledi.',
  ended: {
    reverted: "İşlem, bloğunda başarısız oldu. Ağ ücretini ödediniz; token'larınız taşınmadı.",
    replaced: 'Cüzdanınızda işlemi başka bir işlemle değiştirdiniz. Bu takas gerçekleşmedi.',
    cancelled: 'İşlemi cüzdanınızda iptal ettiniz. Bu takas gerçekleşmedi.',
    'given-up':
      'Cüzdanınız işlemin başarısız olduğunu söylüyor. Yeniden takas etmeden önce bakiyelerinize bakın.',
    partial:
      'Cüzdanınız işlemin kısmen yapıldığını söylüyor. Yeniden takas etmeden önce bakiyelerinize bakın.',
    taken:
      'Cüzdanınız işlemi devraldı ve ona ne olduğunu söylemiyor. Yeniden takas etmeden önce cüzdanınıza bakın.',
    removed:
      'İşlemi Son işlemler bölümünden kaldırdınız; bu nedenle artık aranmıyor. Yeniden takas etmeden önce cüzdanınıza bakın.',
    late: 'İşlem henüz bir blokta değil. Hesap penceresindeki Son işlemler bölümüne bakın.',
    dropped:
      'Ağ artık bu işlemi bilmiyor. Atılmış olabilir; yeniden takas etmeden önce cüzdanınızı denetleyin.',
    differs: 'Bloktaki işlem, gözden geçirilen takas değil. Cüzdanınızı denetleyin.',
  },
  descriptions: {
    swap: (given: string, got: string) => `${given} karşılığında en az ${got} takas et`,
    approval: (amount: string) => `Takas sözleşmesinin ${amount} harcamasına izin ver`,
    reset: (symbol: string) => `${symbol} için eski izni iptal et`,
  },
} as const satisfies PartialTranslation<typeof english.exchangeReviewTexts>
