import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/get-wallet'

/** Pairing with a phone: the QR code, the link and troubleshooting. */
export const pairingTexts = {
  scanWith: (name: string) => `Mit ${name} scannen`,
  scanWithPhone: 'Mit dem Telefon scannen',
  codeFor: (name: string) =>
    `QR-Code, der ${name} verbindet; „Link kopieren“ kopiert dieselbe Adresse als Text`,
  codeExpiresIn: (time: string) => `Dieser Code läuft ab in ${time}`,
  linkExpiresIn: (time: string) => `Dieser Link läuft ab in ${time}`,
  copyLink: 'Link kopieren',
  copied: 'Kopiert.',
  cannotCopy: 'Ihr Browser hat das Kopieren blockiert. Markieren Sie den Link, und drücken Sie STRG+C.',
  link: 'Kopplungslink',
  open: (name: string) => `${name} öffnen`,
  showCode: 'QR-Code anzeigen',
  didNotOpen: (name: string) =>
    `Wenn ${name} nicht geöffnet wird, ist die App möglicherweise nicht installiert.`,
  preparingCode: 'Ein Code wird vorbereitet…',
  preparingLink: 'Ein Link wird vorbereitet…',
  scan: (name: string) => `Scannen Sie den Code mit ${name}.`,
  openToConnect: (name: string) => `Öffnen Sie ${name}, um die Verbindung herzustellen.`,
  waitingFor: (name: string) => `Warten auf ${name}…`,
  rejectedCode: 'Anforderung abgelehnt. Ein neuer Code ist bereit.',
  rejectedLink: 'Anforderung abgelehnt. Ein neuer Link ist bereit.',
  rejected: 'Anforderung abgelehnt.',
  expiredLink: 'Die Zeit für die Anforderung ist abgelaufen. Ein neuer Link ist bereit.',
  expired: 'Die Zeit für die Anforderung ist abgelaufen.',
  noWalletYet: (name: string) => `Sie haben ${name} nicht?`,
  get: 'HOLEN',
} as const satisfies PartialTranslation<typeof english.pairingTexts>

/** The Get a Wallet screen. */
export const getWalletTexts = {
  title: 'Wallet beschaffen',
  get: 'HOLEN',
  getNamed: (name: string) => `${name} HOLEN`,
  both: 'Mobile Wallet und Erweiterung',
  mobile: 'Mobile Wallet',
  extension: 'Browsererweiterung',
  notHere: 'Nicht das, was Sie suchen?',
  notHereList: 'Um mit einer anderen Wallet zu beginnen, wählen Sie sie in der Liste aus.',
  getWallet: (name: string) => `${name} beschaffen`,
  forBrowser: (name: string, browser: string) => `${name} für ${browser}`,
  forBrowserText: 'Verwenden Sie Ihre Wallet in diesem Browser.',
  thisBrowser: 'Diesen Browser',
  addTo: (browser: string) => `Zu ${browser} hinzufügen`,
  forMobile: (name: string) => `${name} für Mobilgeräte`,
  forMobileText:
    'Tragen Sie Ihre Wallet auf dem Telefon bei sich, und scannen Sie einen Code, um sie zu verbinden.',
  forMobileHereText: 'Verwenden Sie Ihre Wallet auf diesem Gerät.',
  getApp: 'App holen',
  install: (name: string) => `${name} installieren`,
  installText: 'Scannen Sie den Code mit dem Telefon, um die App für iOS oder Android herunterzuladen',
  codeOfDownload: (name: string) => `QR-Code der Downloadseite von ${name}`,
  continue: 'Weiter',
  started: (name: string) => `Erste Schritte mit ${name}`,
  extensionSteps: [
    'Installieren Sie die Erweiterung von der Seite, die geöffnet wurde, und heften Sie sie an die Symbolleiste an.',
    'Erstellen oder importieren Sie eine Wallet. Schreiben Sie ihre Wiederherstellungsphrase auf, und geben Sie sie niemals weiter.',
    'Aktualisieren Sie diese Seite. Die Wallet steht dann in der Liste.',
  ],
  mobileSteps: [
    'Installieren Sie die App auf Ihrem Telefon.',
    'Erstellen oder importieren Sie eine Wallet. Schreiben Sie ihre Wiederherstellungsphrase auf, und geben Sie sie niemals weiter.',
    'Klicken Sie hier auf „Wallet verbinden“, und scannen Sie den Code mit der App.',
  ],
  refresh: 'Aktualisieren',
  connect: 'Verbinden',
  opens: (name: string) => `${name} (wird in neuer Registerkarte geöffnet)`,
} as const satisfies PartialTranslation<typeof english.getWalletTexts>
