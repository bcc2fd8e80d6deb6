import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-status'

/** What the Treasury says of the Safe that it shows, and of what it could not read. */
export const treasuryStatusTexts = {
  ownTitle: 'Hazine',
  connectedTitle: 'Bağlı Safe - Hazine',
  otherTitle: (address: string) => `${address} - Safe (bu topluluğun hazinesi değil)`,
  other: 'Bu Safe, bu topluluğun hazinesi değil.',
  copyAnyway: 'Yine de kopyala',
  wrongLink: (why: string) => `Bağlantı bir Safe içermiyor. ${why}`,
  ownStatus: 'Topluluk hazinesi',
  connectedStatus: 'Bağlı Safe',
  otherStatus: 'Bu topluluğun hazinesi değil',
  withReason: (text: string, why: string) => (why ? `${text}: ${why}` : text),
  notFinal: ' (henüz kesin değil)',
  reverted: (why: string) =>
    `Yürütme geri çevrildi${why ? `: ${why}` : ''}. Hiçbir şey değişmedi. Yeniden yürütebilirsiniz.`,
  notListed:
    "Safe hizmeti bu işlemi artık listelemiyor. Verilmiş imzalar, işlemin nonce'u kullanılana kadar geçerli kalır.",
  unknownToService: 'Safe hizmetinde yok. Yeniden önerin.',
  nodeSilent: 'Ağ yanıt vermiyor, bu nedenle sonuç henüz bilinmiyor. Yeniden deneniyor…',
  asServiceSays: (end: string) => `${end} (Safe hizmetine göre)`,
  notOnChain: (end: string) => `${end} (Safe hizmetine göre). Ağ bunu henüz doğrulamıyor.`,
  nonceUsed: "Nonce'u bu işlem veya başka bir işlem tarafından kullanıldı. Sonuç denetleniyor…",
  onlyNonceUsed: (end: string) =>
    `${end}. Ağ yalnızca işlemin nonce'unun kullanıldığını doğruluyor. Yeniden ödeme yapmadan önce bakiyeleri karşılaştırın.`,
  panic: (code: string) => `sözleşme ${code} panik koduyla başarısız oldu`,
  customError: (selector: string) => `sözleşme ${selector} hatasıyla başarısız oldu`,
  contractSays: (text: string) => `sözleşme şunu bildiriyor: "${text}"`,
  safeErrors: {
    GS010: 'yeterli gas yoktu',
    GS011: 'iade ödenemedi',
    GS012: 'iade ödenemedi',
    GS013: 'çağrısı başarısız oldu',
    GS020: 'imzalar eksik',
    GS021: 'bir imza bozuk biçimde',
    GS022: 'bir imza bozuk biçimde',
    GS023: 'bir imza bozuk biçimde',
    GS024: 'bir sözleşmenin imzası geçerli değil',
    GS025: 'bir sahip onaylamadı',
    GS026: 'bir imza bir sahibe ait değil',
  },
  unreadable: (count: number) => `${count} satır okunamıyor.`,
  noPrice: 'Fiyat yok',
  listedBy:
    "Ağın parası ve bu topluluğun token'ları her zaman listelenir. Diğer token'lar Safe hizmetinin bildirdiği gibi listelenir.",
  totalWithout: (count: number) =>
    `Safe hizmetinin fiyatlarıyla toplam, fiyatı olmayan ${count} varlık dışında`,
  totalProven: (count: number) =>
    `Safe hizmetinin fiyatlarıyla toplam, fiyatı veya ağdan gelen tutarı olmayan ${count} varlık dışında`,
  entriesLeftOut: (count: number) =>
    `Safe hizmetinin ${count} kaydı, bir sözleşme belirtmediği veya başka bir kaydı yinelediği için dışarıda bırakıldı.`,
  otherDecimals: (names: string) =>
    `Safe hizmeti şunlar için ağdan farklı ondalıklar veriyor: ${names}. Ağın verdikleri kullanılıyor.`,
  notConfirmed: "İmzalanmadı. Bunu çevreleyen sayfa, Safe'in sözleşmesinin doğrulamadığı bir imza verdi.",
} as const satisfies PartialTranslation<typeof english.treasuryStatusTexts>
