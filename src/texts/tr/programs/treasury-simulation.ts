import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-simulation'

/** What a transaction of a Safe would do, by a simulation of its execution. */
export const treasurySimulationTexts = {
  heading: 'Simülasyon',
  running: 'Simüle ediliyor…',
  notOffered: 'Bilinmiyor: bu sitenin düğümü simülasyon sunmuyor.',
  noAnswer: 'Bilinmiyor: düğüm okunabilen bir yanıt vermedi.',
  at: (block: string) =>
    `Bu sitenin düğümü tarafından ${block} bloğunda simüle edildi. Gerçek sonuç farklı olabilir. Gereken imza sayısındaki değişiklikler simüle edilmez.`,
  fails: 'Yürütme başarısız oluyor.',
  failsWith: (reason: string) => `Yürütme başarısız oluyor: ${reason}`,
  nothing: "İşlem başarılı. Hiçbir sözleşme, Safe'in varlıklarının aktarıldığını bildirmiyor.",
  out: (what: string, to: string) => `Çıkan: ${what}, alıcı ${to}`,
  in: (what: string, from: string) => `Giren: ${what}, gönderen ${from}`,
  allowed: (spender: string, what: string) => `İzin verildi: ${spender} harcayabilir: ${what}`,
  allAllowed: (operator: string, token: string) =>
    `İzin verildi: ${operator}, ${token} koleksiyonundaki her şeyi taşıyabilir`,
  notAllowed: (operator: string, token: string) =>
    `Artık izinli değil: ${operator}, ${token} koleksiyonu için`,
  settings: {
    AddedOwner: (address: string) => `Sahip eklendi: ${address}`,
    RemovedOwner: (address: string) => `Sahip kaldırıldı: ${address}`,
    EnabledModule: (address: string) => `Modül etkinleştirildi: ${address}`,
    DisabledModule: (address: string) => `Modül devre dışı bırakıldı: ${address}`,
    ChangedGuard: (address: string) => `İşlem koruması: ${address}`,
    ChangedModuleGuard: (address: string) => `Modül koruması: ${address}`,
    ChangedFallbackHandler: (address: string) => `Yedek işleyici: ${address}`,
  },
  coinGained: (amount: string) =>
    `Safe'in bakiyesi ${amount} artıyor. Düğümün ağın parası için bildirdiği aktarımların toplamı buna eşit değil.`,
  coinLost: (amount: string) =>
    `Safe'in bakiyesi ${amount} azalıyor. Düğümün ağın parası için bildirdiği aktarımların toplamı buna eşit değil.`,
  unread: (event: string, contract: string) =>
    `Tanınmadı: ${contract} sözleşmesinin Safe ile ilgili olayı: ${event}`,
  noEvent: 'adsız',
  more: (count: number) => `${count} tane daha gösterilmiyor.`,
} as const satisfies PartialTranslation<typeof english.treasurySimulationTexts>
