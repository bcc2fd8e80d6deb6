import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-tools'

/** What the Treasury offers beside its lists: hashes to compare, receiving, the explorer, and the history as a file. */
export const treasuryToolsTexts = {
  hashes: 'Donanım cüzdanı için karmalar',
  hashesHint: 'İmzalamadan önce bunları cihazın gösterdiğiyle karşılaştırın.',
  domainHash: 'Alan karması',
  messageHash: 'İleti karması',
  copyOf: (name: string) => `Kopyala: ${name}`,
  receive: 'Al…',
  receiveTitle: 'Al',
  receiveHint: (network: string) => `Bu adrese yalnızca ${network} ağının varlıklarını gönderin.`,
  qrLabel: (text: string) => `QR kodu: ${text}`,
  qrOf: 'QR kodunun içeriği',
  qrAll: 'adres ve ağ (EIP-681)',
  qrAddress: 'yalnızca adres',
  explorer: (name: string) => `${name} üzerinde görüntüle`,
  find: 'Bul',
  findHint: 'Bir sözcük, adres veya token',
  found: (count: number, all: number) => `Yüklenen ${all} işlemden ${count} tanesi`,
  loadAll: 'Tümünü yükle',
  stopLoading: 'Durdur',
  loaded: (count: number) => `${count} yüklendi…`,
  noneFound: 'Yüklenen hiçbir işlemde bu metin yok. Başka bir metin girin.',
  saveHistory: 'CSV olarak kaydet',
  historyFile: 'history.csv',
  historyColumns: {
    time: 'zaman',
    nonce: 'nonce',
    what: 'ne',
    source: 'kaynak',
    status: 'durum',
    id: 'kimlik',
    hash: 'işlem karması',
  },
  sources: { bytes: 'baytlarından okundu', gateway: 'Safe hizmetinin söylediği' },
} as const satisfies PartialTranslation<typeof english.treasuryToolsTexts>
