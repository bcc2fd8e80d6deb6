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
  reviewLabel: 'Transfer überprüfen',
  network: 'Netzwerk:',
  name: 'Name:',
  address: 'Adresse:',
  arrives: 'Kommt an:',
  reported: 'Token meldet:',
  reportsOther: (reported: string, arrives: string) =>
    `Der Token meldet ${reported}, aber das Guthaben des Empfängers ändert sich um ${arrives}.`,
  reverseNone: 'Diese Adresse hat keinen primären Namen.',
  reverseSame: (name: string) => `Der primäre Name dieser Adresse ist ${name}.`,
  reverseOther: (name: string) =>
    `Der primäre Name dieser Adresse ist ${name}; er unterscheidet sich von dem Namen, den Sie eingegeben haben.`,
  refusals: {
    'zero-address':
      'Dies ist die Nulladresse. Alles, was Sie an diese Adresse senden, ist verloren. Geben Sie eine andere Adresse ein.',
    'token-contract':
      'Dies ist der Vertrag des Tokens selbst. Alles, was Sie an ihn senden, ist verloren. Geben Sie eine andere Adresse ein.',
  },
  nameMoved: (name: string, before: string, now: string) =>
    `${name} hat sich geändert: vorher ${before}, jetzt ${now}. Fragen Sie den Eigentümer des Namens, welche Adresse richtig ist.`,
  warnings: {
    own: 'Dies ist Ihr eigenes Konto.',
    contract:
      'Dies ist ein Vertrag, der möglicherweise keine Transfers annimmt. Was Sie an ihn senden, kann verloren sein.',
    'first-time': 'Sie haben von diesem Browser aus noch nie an diese Adresse gesendet.',
    'not-checked': 'Diese Adresse konnte nicht geprüft werden, weil das Netzwerk nicht antwortet.',
  },
  iHaveCompared: 'Ich habe die ganze Adresse verglichen.',
  simulating: 'Wird simuliert…',
  runs: 'Die Simulation war erfolgreich.',
  arrivesLess: (kept: string, symbol: string) =>
    `Laut Simulation behält ${symbol} ${kept} von diesem Transfer ein.`,
  notSimulated: 'Der Transfer wurde nicht simuliert, weil das Netzwerk nicht geantwortet hat.',
  answerInWallet: 'Antworten Sie in Ihrer Wallet…',
  stopWaiting: 'Nicht mehr warten',
  stopped:
    'Wenn Sie ihn später in Ihrer Wallet genehmigen, wird er gesendet und unter „Letzte Transaktionen“ angezeigt.',
  accountChanged: 'Das Konto oder das Netzwerk wurde gewechselt. Überprüfen Sie den Transfer erneut.',
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
  copied: 'Kopiert.',
  notCopied: 'Ihr Browser hat das Kopieren blockiert. Markieren Sie den Text, und drücken Sie STRG+C.',
  another: 'Neuer Transfer',
  explorer: (name: string) => `Auf ${name} anzeigen`,
  readOnlySafe: 'Sie sind kein Eigentümer dieses Safes und können ihn daher nur ansehen.',
} as const satisfies PartialTranslation<typeof english.sendTexts>
