import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-proposal'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('de')

/** What an owner types into the Treasury's forms, and the assets that they choose from. */
export const treasuryProposalTexts = {
  assetOf: (count: number) =>
    plural(count, { one: 'Vermögenswert', other: `Vermögenswert (1 von ${count} auswählen)` }),
  tokenAt: (symbol: string, address: string) => `${symbol} (${address})`,
  unknownToken: (address: string) => `Unbekannter Token (${address})`,
  smallestUnits: (amount: string) => `${amount} kleinste Einheiten`,
  unknownTokens:
    'Das Netzwerk hat nicht geantwortet; daher sind Symbole, Nachkommastellen oder Guthaben unbekannt.',
  to: 'An',
  nonceUsed: (next: string) =>
    `Diese Nonce kann nicht verwendet werden. Geben Sie ${next} oder eine höhere Zahl ein.`,
  replaces: (nonce: string) =>
    `Sie ersetzt die ausstehende Transaktion mit Nonce ${nonce}. Nur eine von ihnen wird ausgeführt.`,
  noBatch:
    'Dieses Netzwerk hat keinen Vertrag MultiSendCallOnly; daher können mehrere Zahlungen nicht zusammen vorgeschlagen werden. Schlagen Sie sie nacheinander vor.',
  replace: 'Ersetzen…',
  signAndExecute: 'Signieren und ausführen',
  notEnough:
    'Der Safe nimmt sie jetzt nicht an: Es fehlen Signaturen, oder seine Nonce hat sich geändert. Es wurde nichts gesendet.',
  signaturesRefused: (code: string) =>
    `Der Safe lehnt die Signaturen ab, die der Safe-Dienst geliefert hat (${code}). Es wurde nichts gesendet. Bitten Sie die Eigentümer, erneut zu signieren.`,
} as const satisfies PartialTranslation<typeof english.treasuryProposalTexts>
