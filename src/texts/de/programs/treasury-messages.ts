import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-messages'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('de')

/** The messages of a Safe: what a signature of one says. */
export const treasuryMessagesTexts = {
  empty: 'Eine leere Nachricht',
  text: (quoted: string) => `Den Text signieren: ${quoted}`,
  signIn: (site: string, account: string) => `Bei ${site} anmelden als ${account}`,
  order: (gives: string, receives: string) => `Auftrag: ${gives} geben für ${receives}`,
  severalOrders: (count: number) => plural(count, { one: `${count} Auftrag:`, other: `${count} Aufträge:` }),
  anyNft: (collection: string) => `ein beliebiges NFT der Sammlung ${collection}`,
  paidTo: (what: string, to: string) => `${what}, gezahlt an ${to}`,
  nothing: 'nichts',
  safeTransaction: (nonce: string, safe: string, what: string) =>
    `Transaktion ${nonce} des Safes ${safe} signieren: ${what}`,
  transfer: {
    anyone: (what: string, from: string, to: string) =>
      `Jedem erlauben, ${what} von ${from} an ${to} zu senden`,
    recipient: (what: string, from: string, to: string) => `${to} erlauben, ${what} von ${from} zu entnehmen`,
  },
  lasting: (words: string) => `${words}, unbefristet`,
  signedUntil: (words: string, time: string) => `${words}; Frist zur Verwendung der Signatur: ${time}`,
  from: (words: string, time: string) => `${words}, ab ${time}`,
  cancel: (nonce: string, owner: string, token: string) =>
    `Die Autorisierung ${nonce} von ${owner} aufheben: Token ${token}`,
  manage: (manager: string, owner: string, contract: string) =>
    `${manager} erlauben, alles zu verwalten, was ${owner} beim Vertrag ${contract} hat`,
  noLongerManage: (manager: string, owner: string, contract: string) =>
    `${manager} nicht mehr erlauben zu verwalten, was ${owner} beim Vertrag ${contract} hat`,
  borrow: (borrower: string, what: string) =>
    `${borrower} erlauben, Schulden zulasten dieses Kontos aufzunehmen: ${what}`,
  accountCalls: (account: string, contract: string, count: number) =>
    plural(count, {
      one: `Dem Konto ${account} erlauben, ${count} Aufruf auszuführen, geprüft vom Vertrag ${contract}`,
      other: `Dem Konto ${account} erlauben, ${count} Aufrufe auszuführen, geprüft vom Vertrag ${contract}`,
    }),
  accountData: (account: string, contract: string) =>
    `Dem Konto ${account} erlauben, Daten auszuführen, die diese Seite nicht lesen kann, geprüft vom Vertrag ${contract}`,
  blind: {
    message: (contract: string, data: string) =>
      `Eine Nachricht des Safes ${contract} signieren, die diese Seite nicht lesen kann: ${data}`,
    orders: (contract: string, data: string) =>
      `Aufträge beim Vertrag ${contract} signieren, die diese Seite nicht lesen kann: ${data}`,
  },
  code: (code: string, chain: string, nonce: string) =>
    `Ein Konto ab jetzt den Code von ${code} ausführen lassen: Netzwerk ${chain}, Nonce ${nonce}`,
  vote: (choice: string, proposal: string, space: string) =>
    `Mit ${choice} über den Vorschlag ${proposal} von ${space} bei Snapshot abstimmen`,
  forContract: (contract: string, name: string) =>
    `Für den Vertrag ${contract}. Die Nachricht nennt ihn ${name}.`,
  type: 'Typ',
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
    empty: 'Die Nachricht ist leer, daher deckt die Signatur nichts ab.',
    'left-out':
      'Die Nachricht hat Felder, die von der Signatur nicht abgedeckt werden. Sie werden nicht als Teil davon angezeigt.',
    'any-chain': 'Die Nachricht nennt kein Netzwerk. Ihre Signatur ist in jedem Netzwerk gültig.',
    'unknown-form':
      'Diese Seite kennt diese Form von Nachricht nicht. Ein Vertrag entscheidet, was sie bewirkt.',
    'unread-sign-in':
      'Es geht darin um eine Anmeldung, aber nicht in der Standardform. Websites akzeptieren sie möglicherweise.',
    'own-site':
      'Sie dient der Anmeldung bei dieser Website. Signieren Sie nur, wenn Sie diese Anmeldung selbst begonnen haben.',
    'data-text': 'Die Nachricht besteht aus Daten. Diese Seite kann nicht erkennen, was sie bedeutet.',
    'hash-text':
      'Die Nachricht besteht aus Daten, z. B. einem Hash. Diese Seite kann nicht erkennen, was sie bedeutet.',
    allowance:
      'Sie erlaubt einem anderen Konto, Token auszugeben, jetzt und später, ohne jede weitere Signatur.',
    transfer: 'Sie erlaubt anderen, Token ohne jede weitere Signatur zu übertragen.',
    manager: 'Sie ändert, wer alles übertragen kann, was dieses Konto bei einem Vertrag hat.',
    debt: 'Sie erlaubt einem anderen Konto, Kredite aufzunehmen, für die haftet, was dieses Konto eingezahlt hat.',
    blind: 'Sie signiert Daten, die diese Seite nicht lesen kann.',
    'account-calls':
      'Sie erlaubt einem Vertrag, Aufrufe im Namen eines Kontos auszuführen, ohne jede weitere Signatur.',
    code: 'Sie gibt die Kontrolle über ein Konto an den Code eines anderen Vertrags.',
    'unknown-amount':
      'Sie enthält eine Adresse und einen Betrag. Ein Vertrag zahlt damit möglicherweise Token aus.',
    'unknown-bytes':
      'Sie enthält Daten, die diese Seite nicht lesen kann. Ein Vertrag oder ein Konto führt sie möglicherweise aus.',
    order: 'Sie ist ein Auftrag, den andere ohne jede weitere Signatur ausführen können.',
    'other-chain': 'Sie gilt für ein anderes Netzwerk als dieser Safe.',
    'other-site': 'Sie dient der Anmeldung bei einer anderen Website.',
    'other-account': 'Sie gilt für ein anderes Konto als diesen Safe.',
    'other-safe': 'Sie signiert als Eigentümer eines anderen Safes.',
  },
} as const satisfies PartialTranslation<typeof english.treasuryMessagesTexts>
