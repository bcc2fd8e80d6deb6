import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-messages'

/** The messages of a Safe: what a signature of one says. */
export const treasuryMessagesTexts = {
  empty: 'Eine leere Nachricht',
  signIn: (site: string, account: string) => `Bei ${site} anmelden als ${account}`,
  order: (gives: string, receives: string) => `Auftrag: ${gives} geben für ${receives}`,
  paidTo: (what: string, to: string) => `${what}, gezahlt an ${to}`,
  nothing: 'nichts',
  safeTransaction: (nonce: string, safe: string, what: string) =>
    `Transaktion ${nonce} des Safes ${safe} signieren: ${what}`,
  typed: (type: string) => `Typisierte Daten ${type} signieren`,
  typedOf: (type: string, name: string) => `Typisierte Daten ${type} von ${name} signieren`,
  field: (path: string, type: string) => `${path} (${type})`,
  domainField: (path: string, type: string) => `domain.${path} (${type})`,
  leftOut: 'Nicht signiert',
  leftOutHint: (paths: string) =>
    `Die Nachricht hat auch diese Felder, die von der Signatur nicht abgedeckt werden: ${paths}`,
  unreadable:
    'Dies kann hier nicht signiert werden, weil die Seite nicht lesen kann, was die Signatur abdeckt.',
  risks: {
    empty: 'Die Nachricht ist leer. Eine Signatur deckt keinen Text und keinen Wert ab.',
    'left-out':
      'Die Nachricht hat Felder, die von der Signatur nicht abgedeckt werden. Sie werden nicht als Teil davon angezeigt.',
    'any-chain': 'Die Nachricht nennt kein Netzwerk. Ihre Signatur ist in jedem Netzwerk gültig.',
    'hash-text':
      'Die Nachricht ist eine Zahl, z. B. ein Hash. Diese Seite kann nicht erkennen, was sie bedeutet.',
    allowance:
      'Sie erlaubt einem anderen Konto, Token auszugeben, jetzt und später, ohne jede weitere Signatur.',
    order: 'Sie ist ein Auftrag, den andere ohne jede weitere Signatur ausführen können.',
    'other-chain': 'Sie gilt für ein anderes Netzwerk als dieser Safe.',
    'other-site': 'Sie dient der Anmeldung bei einer anderen Site.',
    'other-account': 'Sie gilt für ein anderes Konto als diesen Safe.',
    'other-safe': 'Sie signiert eine Transaktion eines anderen Safes.',
  },
} as const satisfies PartialTranslation<typeof english.treasuryMessagesTexts>
