import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/account'

/** The account window. */
export const accountTexts = {
  title: 'Konto',
  name: 'Name',
  account: 'Konto',
  balance: 'Guthaben',
  address: 'Adresse',
  copyAddress: 'Adresse kopieren',
  copied: 'Kopiert!',
  copiedStatus: 'Adresse in die Zwischenablage kopiert.',
  cannotCopy: 'Ihr Browser hat das Kopieren blockiert. Markieren Sie die Adresse, und drücken Sie STRG+C.',
  send: 'Senden…',
  disconnect: 'Trennen',
} as const satisfies PartialTranslation<typeof english.accountTexts>

/** Recent transactions. */
export const transactionTexts = {
  title: 'Letzte Transaktionen',
  none: 'Ihre Transaktionen werden hier angezeigt…',
  pending: 'Ausstehend',
  confirmed: 'Bestätigt',
  failed: 'Fehlgeschlagen',
  reverted: 'Fehlgeschlagen: vom Vertrag abgelehnt',
  replaced: 'Fehlgeschlagen: durch eine andere Transaktion ersetzt',
  cancelled: 'Fehlgeschlagen: in der Wallet abgebrochen',
  'given-up': 'Fehlgeschlagen: laut Ihrer Wallet von ihr aufgegeben',
  partial: 'Laut Ihrer Wallet teilweise ausgeführt: Prüfen Sie Ihre Guthaben',
  late: 'Noch ausstehend',
  taken: 'Von Ihrer Wallet übernommen: Sehen Sie dort nach',
  unanswered: 'Nicht bekannt, ob Ihre Wallet sie gesendet hat: Sehen Sie dort nach',
  proposed: 'Wartet auf die Eigentümer des Safes',
  dropped: 'Im Netzwerk nicht gefunden (verworfen oder ersetzt)',
  spedUp: 'Bestätigt (beschleunigt)',
  differs: 'Nicht die Transaktion, die Sie angefordert haben',
  checkAgain: 'Erneut prüfen',
  checkNamed: (description: string) => `Erneut prüfen: ${description}`,
  remove: 'Entfernen',
  removeNamed: (description: string) => `Entfernen: ${description}`,
  clear: 'Alle löschen',
  explorer: 'Mehr im Block-Explorer anzeigen',
  opens: (description: string) => `${description} (öffnet den Block-Explorer in einer neuen Registerkarte)`,
} as const satisfies PartialTranslation<typeof english.transactionTexts>

/** Connected wallets and their accounts. */
export const connectionTexts = {
  title: 'Verbindungen',
  inUse: 'In Verwendung',
  use: 'Verwenden',
  chooseNamed: (name: string) => `${name} verwenden`,
  disconnect: 'Trennen',
  disconnectNamed: (name: string) => `${name} trennen`,
  hint: 'Um eine andere Adresse zu verwenden, wählen Sie sie in Ihrer Wallet aus.',
} as const satisfies PartialTranslation<typeof english.connectionTexts>
