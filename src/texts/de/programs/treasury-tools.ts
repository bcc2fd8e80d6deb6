import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-tools'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('de')

/** What the Treasury offers beside its lists: hashes to compare, receiving, the explorer, and the history as a file. */
export const treasuryToolsTexts = {
  hashes: 'Hashes für eine Hardware-Wallet',
  hashesHint: 'Vergleichen Sie diese vor dem Signieren mit der Anzeige des Geräts.',
  domainHash: 'Domain-Hash',
  messageHash: 'Nachrichtenhash',
  copyOf: (name: string) => `${name} kopieren`,
  receive: 'Empfangen…',
  receiveTitle: 'Empfangen',
  receiveHint: (network: string) => `Senden Sie nur Vermögenswerte von ${network} an diese Adresse.`,
  qrLabel: (text: string) => `QR-Code: ${text}`,
  qrOf: 'Der QR-Code enthält',
  qrAll: 'die Adresse und das Netzwerk (EIP-681)',
  qrAddress: 'nur die Adresse',
  explorer: (name: string) => `Auf ${name} anzeigen`,
  find: 'Suchen',
  findHint: 'Ein Wort, eine Adresse, ein Token',
  found: (count: number, all: number) => `${count} von ${all} geladenen Transaktionen`,
  loadAll: 'Alle laden',
  stopLoading: 'Anhalten',
  loaded: (count: number) => plural(count, { one: `${count} geladen…`, other: `${count} geladen…` }),
  noneFound: 'Keine geladene Transaktion enthält diesen Text. Geben Sie einen anderen Text ein.',
  saveHistory: 'Als CSV speichern',
  historyFile: 'history.csv',
  repeated: 'Wiederholt eine andere Zeile',
  times: 'Datum und Uhrzeit stammen vom Safe-Dienst.',
  historyColumns: {
    time: 'Zeit (laut Safe-Dienst)',
    nonce: 'Nonce',
    what: 'Beschreibung',
    source: 'Quelle',
    status: 'Status',
    id: 'ID',
    hash: 'Transaktionshash',
  },
  sources: { bytes: 'aus den Bytes gelesen', gateway: 'laut Safe-Dienst' },
} as const satisfies PartialTranslation<typeof english.treasuryToolsTexts>
