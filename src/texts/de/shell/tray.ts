import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/tray'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('de')

/** The tray's icons. */
export const trayTexts = {
  connection: {
    disconnected: 'Es ist keine Wallet verbunden',
    connecting: 'Eine Wallet wird verbunden',
    reconnecting: 'Eine Wallet wird erneut verbunden',
    connected: 'Eine Wallet ist verbunden',
    connectedTo: (chain: string) => `Eine Wallet ist mit ${chain} verbunden`,
    wrongNetwork: 'Eine Wallet verwendet ein nicht unterstütztes Netzwerk',
  },
  lamps: {
    connect: 'Wallet verbinden…',
    account: 'Konto…',
    network: 'Netzwerk wechseln…',
    blink: 'Aktivitätslämpchen anzeigen',
  },
  language: 'Sprache: Deutsch',
  soundsOn: 'Lautstärke',
  soundsOff: 'Lautstärke (stumm)',
  notifications: 'Benachrichtigungen',
  newNotifications: (count: number) =>
    plural(count, { one: `Benachrichtigungen, ${count} neue`, other: `Benachrichtigungen, ${count} neue` }),
  block: (number: string) => `Block ${number}`,
  dateTime: 'Datum/Uhrzeit',
  copyTime: 'Datum und Uhrzeit kopieren',
  copyBlock: 'Blocknummer kopieren',
  copied: 'Kopiert.',
  notCopied: 'Ihr Browser hat das Kopieren blockiert. Kopieren Sie diesen Text:',
} as const satisfies PartialTranslation<typeof english.trayTexts>
