import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-review'

/** The review of a transaction of a Safe before it is signed. */
export const treasuryReviewTexts = {
  saidByGateway: 'Safe hizmetinin bildirdiği',
  saidByGatewayHint: 'İmza bunu kapsamaz ve bu sayfa bunu denetlemedi.',
  said: (words: string) => `Safe hizmetine göre: ${words}`,
  reading: 'Okunuyor…',
  nonceUsed: 'Nonce zaten kullanılmış',
  conflictOver: (nonce: number) => `Bunların hiçbiri çalışamaz: nonce ${nonce} kullanılmış`,
  field: {
    safeTxGas: 'safeTxGas',
    baseGas: 'baseGas',
    gasPrice: 'gasPrice',
    gasToken: 'gasToken',
    refundReceiver: 'refundReceiver',
    description: 'Açıklama',
    decoded: 'Kodu çözülmüş çağrı',
  },
  nativeCoin: (address: string) => `${address} (ağın parası)`,
  executorReceives: (address: string) => `${address} (yürüten hesap)`,
  noData: '0x (yok)',
  nextNonce: "Safe'in sonraki nonce'u",
  estimate: (nonce: string, gas: string) =>
    `nonce ${nonce} ve safeTxGas ${gas} öneriyor; ikisi de kullanılmıyor`,
  versions: 'Sözleşmenin sürümü',
  versionChange: (from: string, to: string) => `şimdi ${from}, sonra ${to}`,
  preparing: 'Safe okunuyor…',
  back: '< Geri',
  reported: (words: string) => `* ${words}`,
  reportedNote: '* Safe hizmetinin bildirdiği bilgidir. Bu sayfa bunu denetlemedi.',
  unreadable: 'Sayfa ne yaptığını okuyamadığı için bu burada imzalanamaz.',
  riskFlags: {
    'unknown-call': 'Bu sayfa, çağrılan işlevin ne yaptığını bilmiyor.',
    revoke: "Bir izni 0 yapar. Bir NFT koleksiyonunda aynı çağrı, izin verilene NFT #0'ı taşıma izni verir.",
    'no-recipient':
      "Sıfır adresine veya token'ın kendi sözleşmesine gönderir. Varlıklar büyük olasılıkla kaybolur.",
    name: 'Bir adı kaydeder veya yeniler ya da kayıtlarını değiştirir.',
    'no-minimum': 'Takas, karşılığında herhangi bir tutarı, hatta hiçbir şeyi kabul eder.',
    'price-unknown': 'Bu sayfa fiyatı bilmiyor. Takasın aldığını, vereceği en az tutarla karşılaştırın.',
    'minimum-unknown':
      "Bu sayfa, en az tutarın takası koruyup korumadığını bilemez: token'ın ondalıkları bilinmiyor veya olağan dışı.",
    'age-unknown': 'Bu sayfa, çağrılan sözleşmenin ne kadar süredir var olduğunu bilmiyor.',
    'left-behind': 'Herhangi bir hesabın para çekebileceği bir sözleşmede para bırakır.',
    authority:
      'Başka bir hesaba, bir sözleşmede başka hiçbir imza olmadan bu Safe adına hareket etme hakları verir.',
    'other-settings':
      'Başka bir sözleşmenin modüllerini, sahiplerini, korumalarını veya kurallarını değiştirir. O sözleşme bu Safe adına hareket edebiliyorsa bunlar da edebilir.',
    'new-contract': 'Bu sayfa çağrılan işlevi bilmiyor ve sözleşme bir günden daha yeni veya henüz yok.',
    'safe-tx-gas':
      "safeTxGas 0 değil. Çağrı başarısız olursa işlem yine de yürütülmüş sayılır ve nonce'unu kullanır.",
    'unused-refund': 'gasPrice 0 olduğu hâlde iade alanları ayarlanmış. Bir etkileri yok.',
    'nonce-gap': "Nonce'u bir boşluk bırakıyor. Önceki nonce'lar kullanılana kadar çalışamaz.",
    'nonce-used': "Nonce'u zaten kullanılmış. Asla çalışamaz.",
    'delegate-call':
      "Yetkili çağrı (delegate call): başka bir sözleşmenin kodu Safe'in kendisi olarak çalışır ve onunla her şeyi yapabilir.",
    'batch-elsewhere': 'Bu toplu işlemin çağrılarını Safe değil, başka bir sözleşme yapar.',
    allowance:
      'Başka bir hesabın, şimdi ve daha sonra, başka hiçbir imza olmadan token harcamasına izin verir.',
    operator:
      'Başka bir hesabın, başka hiçbir imza olmadan bir koleksiyondaki her şeyi taşımasına izin verir.',
    owners: "Safe'in kime ait olduğunu değiştirir.",
    threshold: 'Kaç sahibin imzalaması gerektiğini değiştirir.',
    module: 'Hiçbir imza olmadan her şeyi taşıyabilen modülleri değiştirir.',
    guard: 'Her işlemi engelleyebilen veya her işleme izin verebilen korumayı değiştirir.',
    'fallback-handler': 'Safe adına yanıt veren yedek işleyiciyi değiştirir.',
    contract: "Safe'in sözleşmesini değiştirir.",
    'older-contract': "Safe'in yeni sözleşmesinin sürümü geçerli olandan daha eski.",
    'own-call': "Safe'in kendisini burada bilinmeyen bir biçimde çağırır.",
    'other-safe': "Başka bir Safe'in işlemini imzalar veya yürütür.",
    control: 'Bir sözleşmeyi kimin denetlediğini değiştirir.',
    upgrade: 'Bir sözleşmenin kodunu değiştirir.',
    'name-owner': 'Bir adın kime ait olduğunu veya sahibinin o adla neler yapabileceğini değiştirir.',
    'name-address': 'Bir ada gönderilen paranın nereye gideceğini değiştirir.',
    'swap-elsewhere': "Takasın getirisi bu Safe'e ödenmez.",
    'call-with-value': 'Bir sözleşme çağrısıyla para gönderir.',
    malformed:
      'Veri bilinen bir işlev gibi başlıyor, ama öyle kodlanmamış. Sözleşmeler onu farklı okuyabilir.',
    refund: "Yürüten hesaba Safe'ten ödeme yapar.",
    misdescribed: 'Safe hizmetinin açıklaması verilerle uyuşmuyor. Yalnızca veriler imzalanır.',
    'unreadable-batch': 'Çağrıları okunamayan bir toplu işlemdir.',
  },
} as const satisfies PartialTranslation<typeof english.treasuryReviewTexts>
