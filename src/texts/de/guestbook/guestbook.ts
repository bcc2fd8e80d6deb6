import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/guestbook/guestbook'

/** The window of the guestbook. */
export const guestbookTexts = {
  loading: 'Wird geladen…',
  retry: 'Wiederholen',
  offline:
    'Sie sind offline. Stellen Sie eine Verbindung mit dem Netzwerk her, um das Gästebuch zu lesen und sich einzutragen.',
  off: 'Diese Website hat kein Gästebuch.',
  empty: 'Noch keine Einträge. Machen Sie den Anfang!',
  label: 'Einträge im Gästebuch',
  heads: ['Name', 'Eintrag', 'Tag (UTC)'],
  hidden: 'Von einem Betreiber dieser Website ausgeblendet.',
  hiddenAccount: 'Alle Einträge dieses Kontos wurden von einem Betreiber dieser Website ausgeblendet.',
  names: 'Einige Namen sind noch nicht bekannt.',
  connectWhy:
    'Um sich in das Gästebuch einzutragen, verbinden Sie eine Wallet, und melden Sie sich an. Das Signieren ist kostenlos.',
  connect: 'Verbinden und anmelden…',
  wrote: 'Sie haben sich heute bereits eingetragen. Morgen (UTC) können Sie sich wieder eintragen.',
  youAreHidden:
    'Die Betreiber dieser Website haben Ihr Konto ausgeblendet. Sie können sich nicht in das Gästebuch eintragen.',
  entry: 'Ihr Eintrag für heute:',
  left: (used: number, limit: number) => `${used} von ${limit} Zeichen`,
  sign: 'Signieren…',
  signing: 'Signieren Sie in Ihrer Wallet…',
  sending: 'Wird gesendet…',
  added: 'Ihr Eintrag wurde hinzugefügt.',
  properties: 'Eigenschaften…',
  delete: 'Löschen…',
  hide: 'Ausblenden…',
  show: 'Wieder anzeigen…',
  hideAccount: 'Konto ausblenden…',
  showAccount: 'Konto anzeigen…',
  older: 'Ältere',
  newest: 'Neueste',
  refresh: 'Aktualisieren',
  export: 'Exportieren',
  exported: 'Das Gästebuch wurde als guestbook.jsonl gespeichert.',
  cancel: 'Abbrechen',
  asks: {
    delete:
      'Möchten Sie Ihren Eintrag dieses Tages löschen? Sein Text und seine Signatur werden gelöscht. Für diesen Tag können Sie keinen anderen Eintrag schreiben.',
    hide: 'Möchten Sie diesen Eintrag für alle Besucher ausblenden? An seiner Stelle werden Ihr Name und Ihre Signatur angezeigt.',
    show: 'Möchten Sie diesen Eintrag wieder allen Besuchern anzeigen?',
    hideAccount:
      'Möchten Sie alle Einträge dieses Kontos ausblenden und ihm keine weiteren Einträge mehr erlauben?',
    showAccount: 'Möchten Sie die Einträge dieses Kontos wieder anzeigen?',
  },
  yes: {
    delete: 'Löschen',
    hide: 'Ausblenden',
    show: 'Anzeigen',
    hideAccount: 'Ausblenden',
    showAccount: 'Anzeigen',
  },
  done: {
    delete: 'Der Eintrag wurde gelöscht.',
    hide: 'Der Eintrag ist ausgeblendet.',
    show: 'Der Eintrag wird wieder angezeigt.',
    hideAccount: 'Das Konto ist ausgeblendet.',
    showAccount: 'Das Konto wird wieder angezeigt.',
  },
  problems: {
    empty: 'Geben Sie Ihren Eintrag ein.',
    'too-long': 'Der Eintrag ist zu lang. Kürzen Sie ihn.',
    control:
      'Der Eintrag enthält Zeichen, die nicht angezeigt werden können. Geben Sie einfachen Text in einer Zeile ein.',
    direction: 'Der Eintrag enthält Zeichen, die die Textrichtung ändern. Entfernen Sie sie.',
    marks: 'Der Eintrag enthält zu viele Zusatzzeichen an einem Buchstaben. Entfernen Sie einige.',
    invisible: 'Der Eintrag enthält unsichtbare Zeichen. Entfernen Sie sie.',
    link: 'Links sind nicht erlaubt. Entfernen Sie die Adresse, oder fügen Sie nach einem Punkt ein Leerzeichen ein.',
  },
} as const satisfies PartialTranslation<typeof english.guestbookTexts>

/** Properties of an entry: what was signed, by whom, and whether this page could verify it. */
export const guestbookPropertyTexts = {
  title: 'Eigenschaften des Eintrags',
  author: 'Verfasser',
  contract: (chain: string) => `Vertrag auf ${chain}`,
  chain: (id: number) => `Netzwerk ${id}`,
  day: 'Tag (UTC)',
  received: 'Empfangen',
  receivedAt: (day: string, time: string) => `${day} ${time} UTC`,
  saidBy: (name: string) => `${name} schreibt:`,
  hiddenBy: (address: string) =>
    `Ausgeblendet von ${address}, zu diesem Zeitpunkt Betreiber dieser Website. Der Text wird nicht angezeigt.`,
  shownBy: (address: string) =>
    `Wieder angezeigt von ${address}, zu diesem Zeitpunkt Betreiber dieser Website.`,
  message: 'Signierte Nachricht',
  decision: 'Signierte Entscheidung',
  signature: 'Signatur',
  otherSite: (domain: string) => `Dieser Eintrag wurde für ${domain} signiert, nicht für diese Adresse.`,
  verify: 'Prüfen',
  verifying: 'Wird geprüft…',
  notChecked: 'Von dieser Seite noch nicht geprüft. Klicken Sie auf „Prüfen“.',
  key: (address: string) =>
    `Von dieser Seite geprüft: Der Schlüssel von ${address} hat diese Nachricht signiert.`,
  byContract: (address: string, chain: string, block: string) =>
    `Von dieser Seite geprüft: Der Vertrag ${address} auf ${chain} bestätigt diese Signatur bei Block ${block}.`,
  invalid: (address: string) => `Ungültig: Dies ist keine Signatur von ${address} für diese Nachricht.`,
  noLonger: (address: string, chain: string, block: string) =>
    `Nicht bestätigt: Der Vertrag ${address} auf ${chain} bestätigt diese Signatur bei Block ${block} nicht. Möglicherweise haben sich seine Eigentümer geändert.`,
  unknown:
    'Diese Seite konnte die Signatur nicht prüfen: Der Blockchain-Knoten antwortet nicht. Versuchen Sie es gleich noch einmal.',
  close: 'Schließen',
} as const satisfies PartialTranslation<typeof english.guestbookPropertyTexts>
