import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/connect'

/** The Connect a Wallet dialog: the list and the status of a connection. */
export const connectTexts = {
  title: 'Wallet verbinden',
  list: 'Wallets',
  recent: 'Zuletzt verwendet',
  unsupported: (name: string) => `${name} (nicht unterstützt)`,
  choose: 'Wählen Sie eine Wallet aus.',
  opening: (name: string) => `${name} wird geöffnet… Bestätigen Sie die Verbindung in der Erweiterung.`,
  openingElsewhere: (name: string) =>
    `${name} wird geöffnet… Bestätigen Sie die Verbindung im Fenster der Wallet.`,
  retry: 'Wiederholen',
  failed: 'Ihre Wallet konnte nicht verbunden werden.',
  cancel: 'Abbrechen',
  copied: 'Kopiert.',
  back: '< Zurück',
  whatIsAWallet: 'Was ist eine Wallet?',
  home: 'Ein Ort für das, was Ihnen gehört',
  homeText:
    'Eine Wallet verwahrt die Schlüssel zu Ihren Coins, Token und Sammlerstücken. Sie zeigt, sendet und empfängt diese.',
  logIn: 'Eine Art der Anmeldung',
  logInText:
    'Sie zeigt dieser Seite Ihre Adresse und fragt Sie, bevor etwas signiert oder bezahlt wird. Sie benötigen weder Benutzernamen noch Kennwort.',
  getAWallet: 'Wallet beschaffen',
  learnMore: 'Weitere Informationen',
  noWallet:
    'In diesem Browser wurde keine Wallet gefunden. Installieren Sie eine Wallet, oder entsperren Sie Ihre. Sie wird dann hier angezeigt.',
} as const satisfies PartialTranslation<typeof english.connectTexts>
