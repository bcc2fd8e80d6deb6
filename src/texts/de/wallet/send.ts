import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/send'

/** Send Love. */
export const sendTexts = {
  loading: 'Wird geladen…',
  retry: 'Wiederholen',
  notConnected: 'Um ETH oder Token zu senden, verbinden Sie eine Wallet.',
  from: 'Von:',
  asset: 'Vermögenswert:',
  to: 'An:',
  amount: 'Betrag:',
  max: 'Max.',
  recipients: 'Empfänger',
  recent: 'Zuletzt',
  book: 'Adressbuch',
  choose: 'Empfänger auswählen',
  noRecent:
    'Die Konten, an die Sie senden, werden hier angezeigt. Sie werden nur in diesem Browser gespeichert.',
  noEntries: 'Das Adressbuch des Safes hat keine Einträge in diesem Netzwerk.',
  holds: (amount: string, symbol: string) => `Verfügbar: ${amount} ${symbol}`,
  holdsUnknown: 'Das Guthaben ist nicht bekannt.',
  maxLeaves: (amount: string, symbol: string) => `Lässt ${amount} ${symbol} für Netzwerkgebühren übrig.`,
  tooMuch: (amount: string, symbol: string) => `Nicht genügend ${symbol}. Sie haben ${amount}.`,
  unknownToken:
    'Der Link verlangt einen Token, der hier nicht konfiguriert ist. Wählen Sie einen Vermögenswert aus.',
  fromLink: 'Von einem Link ausgefüllt. Überprüfen Sie jedes Feld, bevor Sie fortfahren.',
  review: 'Überprüfen…',
  back: '< Zurück',
  send: 'Senden',
  reviewLabel: 'Überweisung überprüfen',
  network: 'Netzwerk:',
  name: 'Name:',
  address: 'Adresse:',
  arrives: 'Kommt an:',
  reported: 'Token meldet:',
  reportsOther: (reported: string, arrives: string) =>
    `Der Token meldet ${reported}, aber das Guthaben des Empfängers ändert sich um ${arrives}.`,
  reverseNone: 'Diese Adresse hat keinen eigenen Namen.',
  reverseSame: (name: string) => `Diese Adresse nennt sich ${name}.`,
  reverseOther: (name: string) => `Diese Adresse nennt sich ${name}, nicht so, wie Sie es eingegeben haben.`,
  refusals: {
    'zero-address':
      'Die Nulladresse. Was dorthin gesendet wird, ist verloren. Geben Sie eine andere Adresse ein.',
    'token-contract':
      'Dies ist der Vertrag des Tokens selbst. Was dorthin gesendet wird, ist verloren. Geben Sie eine andere Adresse ein.',
  },
  nameMoved: (name: string, before: string, now: string) =>
    `${name} hat sich geändert: vorher ${before}, jetzt ${now}. Fragen Sie den Eigentümer des Namens, welche Adresse richtig ist.`,
  warnings: {
    own: 'Dies ist Ihr eigenes Konto.',
    contract:
      'Dies ist ein Vertrag, der nicht wie ein Konto antwortet. Was dorthin gesendet wird, kann verloren sein.',
    'first-time': 'Sie haben von diesem Browser aus noch nie an diese Adresse gesendet.',
    'not-checked': 'Das Netzwerk hat nicht mitgeteilt, was sich an dieser Adresse befindet.',
  },
  iHaveCompared: 'Ich habe die ganze Adresse verglichen.',
  simulating: 'Wird simuliert…',
  runs: 'Die Simulation ist erfolgreich.',
  arrivesLess: (kept: string, symbol: string) =>
    `${symbol} behält ${kept} von dieser Überweisung ein, wie die Simulation zeigt.`,
  notSimulated: 'Die Überweisung wurde nicht simuliert, weil das Netzwerk nicht geantwortet hat.',
  answerInWallet: 'Antworten Sie in Ihrer Wallet…',
  stopWaiting: 'Nicht mehr warten',
  stopped:
    'Wenn Sie sie später in Ihrer Wallet genehmigen, wird sie gesendet und unter „Letzte Transaktionen“ angezeigt.',
  accountChanged: 'Das Konto oder das Netzwerk wurde gewechselt. Überprüfen Sie die Überweisung erneut.',
  description: (amount: string, symbol: string, to: string) => `${amount} ${symbol} an ${to} senden`,
  receipt: 'Beleg',
  sent: 'Gesendet',
  proposed: 'Den Eigentümern des Safes vorgeschlagen',
  status: 'Status:',
  transaction: 'Transaktion:',
  proposal: 'safeTxHash:',
  block: 'Block:',
  fee: 'Netzwerkgebühr:',
  feeAbout: (amount: string) => `etwa ${amount}`,
  feeUnknown: 'Ihre Wallet zeigt sie an',
  copyReceipt: 'Beleg kopieren',
  copied: 'Kopiert!',
  notCopied: 'Ihr Browser hat das Kopieren blockiert. Markieren Sie den Text, und drücken Sie Strg+C.',
  another: 'Neue Überweisung',
  explorer: (name: string) => `Auf ${name} anzeigen`,
  readOnlySafe: 'Sie sind kein Eigentümer dieses Safes und können daher nur lesen.',
} as const satisfies PartialTranslation<typeof english.sendTexts>
