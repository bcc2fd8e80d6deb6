import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-review'

/** The review of a transaction of a Safe before it is signed. */
export const treasuryReviewTexts = {
  saidByGateway: 'Laut Safe-Dienst',
  saidByGatewayHint: 'Die Signatur deckt dies nicht ab, und diese Seite hat es nicht geprüft.',
  said: (words: string) => `Laut Safe-Dienst: ${words}`,
  reading: 'Wird gelesen…',
  nonceUsed: 'Nonce bereits verbraucht',
  conflictOver: (nonce: number) => `Keine davon kann ausgeführt werden: Nonce ${nonce} ist verbraucht`,
  field: {
    safeTxGas: 'safeTxGas',
    baseGas: 'baseGas',
    gasPrice: 'gasPrice',
    gasToken: 'gasToken',
    refundReceiver: 'refundReceiver',
    description: 'Beschreibung',
    decoded: 'Decodierter Aufruf',
  },
  nativeCoin: (address: string) => `${address} (die Münze des Netzwerks)`,
  executorReceives: (address: string) => `${address} (das ausführende Konto)`,
  noData: '0x (keine)',
  nextNonce: 'Nächste Nonce des Safes',
  estimate: (nonce: string, gas: string) =>
    `empfiehlt Nonce ${nonce} und safeTxGas ${gas}; keines davon wird verwendet`,
  versions: 'Version des Vertrags',
  versionChange: (from: string, to: string) => `jetzt ${from}, danach ${to}`,
  preparing: 'Der Safe wird gelesen…',
  back: '< Zurück',
  reported: (words: string) => `* ${words}`,
  reportedNote: '* Laut Safe-Dienst. Diese Seite hat es nicht geprüft.',
  unreadable: 'Dies kann hier nicht signiert werden, weil die Seite nicht lesen kann, was es tut.',
  riskFlags: {
    'unknown-call': 'Diese Seite weiß nicht, was die aufgerufene Funktion tut.',
    revoke:
      'Setzt eine Freigabe auf 0. Bei einer NFT-Sammlung erlaubt derselbe Aufruf dem Ausgebenden, NFT #0 zu übertragen.',
    'no-recipient':
      'Sendet an die Nulladresse oder an den Vertrag des Tokens selbst. Die Vermögenswerte gehen wahrscheinlich verloren.',
    name: 'Registriert oder verlängert einen Namen oder ändert seine Einträge.',
    'no-minimum': 'Der Tausch akzeptiert jeden Gegenwert, sogar nichts.',
    'price-unknown':
      'Diese Seite kennt den Preis nicht. Vergleichen Sie, was der Tausch nimmt, mit dem, was er mindestens gibt.',
    'minimum-unknown':
      'Diese Seite kann nicht erkennen, ob das Minimum die Transaktion schützt: Die Anzahl der Nachkommastellen des Tokens ist unbekannt oder ungewöhnlich.',
    'age-unknown': 'Diese Seite weiß nicht, seit wann der aufgerufene Vertrag vorhanden ist.',
    'left-behind': 'Lässt Guthaben bei einem Vertrag zurück, von dem jedes Konto es nehmen kann.',
    authority:
      'Gibt einem anderen Konto Rechte, bei einem Vertrag für diesen Safe zu handeln, ohne jede weitere Signatur.',
    'other-settings':
      'Ändert Module, Eigentümer, Wächter (Guards) oder Regeln eines anderen Vertrags. Wenn dieser Vertrag für diesen Safe handeln kann, können sie es auch.',
    'new-contract':
      'Diese Seite kennt die aufgerufene Funktion nicht, und der Vertrag ist weniger als einen Tag alt oder noch nicht vorhanden.',
    'safe-tx-gas':
      'safeTxGas ist nicht 0. Wenn der Aufruf fehlschlägt, gilt die Transaktion trotzdem als ausgeführt und verbraucht ihre Nonce.',
    'unused-refund': 'Erstattungsfelder sind gesetzt, obwohl gasPrice 0 ist. Sie haben keine Wirkung.',
    'nonce-gap':
      'Ihre Nonce lässt eine Lücke. Sie kann nicht ausgeführt werden, bis die Nonces davor verbraucht sind.',
    'nonce-used': 'Ihre Nonce ist bereits verbraucht. Sie kann niemals ausgeführt werden.',
    'delegate-call':
      'Delegate-Call: Code eines anderen Vertrags läuft, als wäre er der Safe selbst, und kann alles mit ihm tun.',
    'batch-elsewhere':
      'Die Aufrufe dieses Stapels werden von einem anderen Vertrag ausgeführt, nicht vom Safe.',
    allowance: 'Erlaubt einem anderen Konto, Token auszugeben, jetzt und später, ohne jede weitere Signatur.',
    operator:
      'Erlaubt einem anderen Konto, alles aus einer Sammlung zu übertragen, ohne jede weitere Signatur.',
    owners: 'Ändert, wem der Safe gehört.',
    threshold: 'Ändert, wie viele Eigentümer signieren müssen.',
    module: 'Ändert die Module, die alles ohne jede Signatur übertragen können.',
    guard: 'Ändert den Wächter (Guard), der jede Transaktion blockieren oder zulassen kann.',
    'fallback-handler': 'Ändert den Fallback-Handler, der im Namen des Safes antwortet.',
    contract: 'Ersetzt den Vertrag des Safes.',
    'older-contract': 'Der neue Vertrag des Safes hat eine ältere Version als der aktuelle.',
    'own-call': 'Ruft den Safe selbst auf eine Weise auf, die hier nicht bekannt ist.',
    'other-safe': 'Signiert eine Transaktion eines anderen Safes oder führt sie aus.',
    control: 'Ändert, wer einen Vertrag kontrolliert.',
    upgrade: 'Ersetzt den Code eines Vertrags.',
    'name-owner': 'Ändert, wem ein Name gehört oder was sein Eigentümer damit tun kann.',
    'name-address': 'Ändert, wohin Geld geht, das an einen Namen gesendet wird.',
    'swap-elsewhere': 'Der Erlös des Tauschs wird nicht an diesen Safe gezahlt.',
    'call-with-value': 'Sendet Guthaben mit einem Vertragsaufruf.',
    malformed:
      'Die Daten beginnen wie eine bekannte Funktion, sind aber nicht als solche codiert. Verträge lesen sie möglicherweise anders.',
    refund: 'Bezahlt das ausführende Konto aus dem Safe.',
    misdescribed:
      'Die Beschreibung des Safe-Dienstes stimmt nicht mit den Daten überein. Nur die Daten werden signiert.',
    'unreadable-batch': 'Es ist ein Stapel, dessen Aufrufe nicht gelesen werden können.',
  },
} as const satisfies PartialTranslation<typeof english.treasuryReviewTexts>
