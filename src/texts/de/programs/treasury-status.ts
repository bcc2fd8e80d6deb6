import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-status'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('de')

/** What the Treasury says of the Safe that it shows, and of what it could not read. */
export const treasuryStatusTexts = {
  ownTitle: 'Kasse',
  connectedTitle: 'Verbundener Safe - Kasse',
  otherTitle: (address: string) => `${address} - Safe (nicht die Kasse dieser Community)`,
  other: 'Dieser Safe ist nicht die Kasse dieser Community.',
  copyAnyway: 'Trotzdem kopieren',
  wrongLink: (why: string) => `Der Link enthält keinen Safe. ${why}`,
  ownStatus: 'Kasse der Community',
  connectedStatus: 'Verbundener Safe',
  otherStatus: 'Nicht die Kasse dieser Community',
  withReason: (text: string, why: string) => (why ? `${text}: ${why}` : text),
  notFinal: ' (noch nicht endgültig)',
  reverted: (why: string) =>
    `Die Ausführung wurde rückgängig gemacht${why ? `: ${why}` : ''}. Es wurde nichts geändert. Sie können sie erneut ausführen.`,
  notListed:
    'Der Safe-Dienst führt sie nicht mehr auf. Bereits geleistete Signaturen bleiben gültig, bis die Nonce der Transaktion verbraucht ist.',
  unknownToService: 'Der Safe-Dienst hat sie nicht. Schlagen Sie sie erneut vor.',
  nodeSilent:
    'Das Netzwerk antwortet nicht, daher ist das Ergebnis noch nicht bekannt. Es wird erneut versucht…',
  asServiceSays: (end: string) => `${end} (laut Safe-Dienst)`,
  notOnChain: (end: string) => `${end} (laut Safe-Dienst). Das Netzwerk bestätigt es noch nicht.`,
  nonceUsed:
    'Die Nonce wurde verbraucht, von dieser Transaktion oder von einer anderen. Das Ergebnis wird geprüft…',
  onlyNonceUsed: (end: string) =>
    `${end}. Das Netzwerk bestätigt nur, dass die Nonce dieser Transaktion verbraucht wurde. Vergleichen Sie die Guthaben, bevor Sie erneut zahlen.`,
  panic: (code: string) => `der Vertrag ist mit Panic ${code} fehlgeschlagen`,
  customError: (selector: string) => `der Vertrag ist mit Fehler ${selector} fehlgeschlagen`,
  contractSays: (text: string) => `der Vertrag meldet „${text}“`,
  safeErrors: {
    GS010: 'es war nicht genug Gas vorhanden',
    GS011: 'die Erstattung konnte nicht bezahlt werden',
    GS012: 'die Erstattung konnte nicht bezahlt werden',
    GS013: 'der Aufruf ist fehlgeschlagen',
    GS020: 'es fehlen Signaturen',
    GS021: 'eine Signatur ist fehlerhaft',
    GS022: 'eine Signatur ist fehlerhaft',
    GS023: 'eine Signatur ist fehlerhaft',
    GS024: 'die Signatur eines Vertrags ist ungültig',
    GS025: 'ein Eigentümer hat es nicht genehmigt',
    GS026: 'eine Signatur stammt nicht von einem Eigentümer',
  },
  unreadable: (count: number) =>
    plural(count, {
      one: `${count} Zeile kann nicht gelesen werden.`,
      other: `${count} Zeilen können nicht gelesen werden.`,
    }),
  noPrice: 'Kein Preis',
  listedBy:
    'Die Münze des Netzwerks und die Token dieser Community stehen immer in der Liste. Andere Token stehen dort laut Safe-Dienst.',
  totalWithout: (count: number) =>
    plural(count, {
      one: `Gesamt zu den Preisen des Safe-Dienstes, ohne ${count} Vermögenswert ohne Preis`,
      other: `Gesamt zu den Preisen des Safe-Dienstes, ohne ${count} Vermögenswerte ohne Preis`,
    }),
  totalProven: (count: number) =>
    plural(count, {
      one: `Gesamt zu den Preisen des Safe-Dienstes, ohne ${count} Vermögenswert, für den es keinen Preis oder vom Netzwerk keinen Betrag gibt`,
      other: `Gesamt zu den Preisen des Safe-Dienstes, ohne ${count} Vermögenswerte, für die es keinen Preis oder vom Netzwerk keinen Betrag gibt`,
    }),
  entriesLeftOut: (count: number) =>
    plural(count, {
      one: `${count} Eintrag des Safe-Dienstes wurde ausgelassen, weil er keinen Vertrag nennt oder einen anderen wiederholt.`,
      other: `${count} Einträge des Safe-Dienstes wurden ausgelassen, weil sie keinen Vertrag nennen oder einen anderen wiederholen.`,
    }),
  otherDecimals: (names: string) =>
    `Der Safe-Dienst nennt andere Nachkommastellen als das Netzwerk für: ${names}. Verwendet werden die des Netzwerks.`,
  notConfirmed:
    'Nicht signiert. Die Seite, die diese umgibt, hat eine Signatur geliefert, die der Vertrag des Safes nicht bestätigt.',
} as const satisfies PartialTranslation<typeof english.treasuryStatusTexts>
