import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/swap/exchange-review'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('de')

/** Swap Tokens: from the press on Swap to the receipt. */
export const exchangeReviewTexts = {
  title: 'Tausch-Assistent',
  receiptTitle: (pair: string) => `Tausch ${pair}`,
  checking: 'Der Tausch wird simuliert…',
  close: 'Schließen',
  cancel: 'Abbrechen',
  back: '< Zurück',
  tryAgain: 'Wiederholen',
  stepOf: (step: number, of: number) => `Schritt ${step} von ${of}`,
  steps: {
    reset: 'Alte Freigabe widerrufen',
    approval: 'Freigabe',
    swap: 'Tausch',
    together: 'Freigabe und Tausch',
  },
  approvalSays: (amount: string) =>
    `Dies ist die Freigabe, nicht der Tausch. Sie erlaubt dem Tauschvertrag, genau ${amount} auszugeben. Noch werden keine Token übertragen; der Tausch ist der nächste Schritt.`,
  resetSays: (symbol: string) =>
    `Für ${symbol} muss zuerst die bestehende Freigabe aufgehoben werden. Dieser Schritt setzt sie auf null. Noch werden keine Token übertragen.`,
  togetherSays:
    'Ihre Wallet fragt einmal nach der Freigabe und dem Tausch. Entweder geschieht beides oder nichts.',
  spender: 'Tauschvertrag',
  allows: 'Er darf ausgeben',
  nothing: 'nichts',
  pay: 'Sie zahlen',
  expect: 'Sie erhalten etwa',
  minimum: 'Mindestens',
  impact: 'Preisauswirkung',
  cost: 'Netzwerkgebühr',
  costOfAll: 'Netzwerkgebühr aller Schritte',
  costAbout: (amount: string) => `etwa ${amount}`,
  costUnknown: 'Ihre Wallet zeigt sie an',
  notSimulated:
    'Dieser Knoten kann keine Tauschvorgänge simulieren; daher ist eine Token-Steuer nicht bekannt.',
  taxOf: (symbol: string, percent: string) => `${symbol} behält ${percent} % jedes Transfers ein.`,
  lessArrives: (percent: string) =>
    `In der Simulation kommen ${percent} % weniger an, als die Reserven des Pools ergeben.`,
  fellSinceForm: (before: string, now: string, percent: string) =>
    `Das Formular zeigte ${before}. Der Pool gibt jetzt ${now}, ${percent} % weniger.`,
  clockAhead: (minutes: number) =>
    plural(minutes, {
      one: `Die Uhr dieses Geräts ist dem neuesten Block ${minutes} Minute voraus. Um diese Zeit bleibt der Tausch über Ihre Frist hinaus gültig.`,
      other: `Die Uhr dieses Geräts ist dem neuesten Block ${minutes} Minuten voraus. Um diese Zeit bleibt der Tausch über Ihre Frist hinaus gültig.`,
    }),
  confirmLabel: (percent: string) =>
    `Sie verlieren ${percent} % durch die Preisauswirkung. Um trotzdem zu tauschen, geben Sie „bestätigen“ ein:`,
  confirmAnyway: (word: string) => `Um trotzdem zu tauschen, geben Sie „${word}“ ein:`,
  confirmWord: 'bestätigen',
  press: {
    reset: 'Freigabe widerrufen',
    approval: 'Freigeben',
    swap: 'Tauschen',
    again: 'Erneut senden',
    together: 'Freigeben und tauschen',
  },
  busyChecking: 'Wird noch einmal simuliert…',
  busyWallet: 'Antworten Sie in Ihrer Wallet…',
  notes: {
    fell: (from: string, to: string) =>
      `Der Preis hat sich geändert. Das Minimum ist von ${from} auf ${to} gefallen. Überprüfen Sie es, und klicken Sie erneut.`,
    'other-steps':
      'Die Freigaben des Tokens haben sich geändert. Überprüfen Sie die Schritte, und klicken Sie erneut.',
    'worse-impact':
      'Die Preisauswirkung oder eine Steuer ist gestiegen. Überprüfen Sie dies, und klicken Sie erneut.',
    rejected: 'Sie haben die Anforderung abgelehnt. Es wurde nichts gesendet.',
    repeated:
      'Derselbe Tausch wurde bereits gesendet oder angefordert und ist noch nicht bestätigt. Wenn Sie ihn erneut senden, wird er möglicherweise zweimal ausgeführt.',
    'not-together':
      'Ihre Wallet kann nicht beide Schritte auf einmal ausführen. Fahren Sie mit der Freigabe fort.',
  },
  failsTitle: { approval: 'Die Freigabe würde fehlschlagen.', swap: 'Der Tausch würde fehlschlagen.' },
  failures: {
    'insufficient-output-amount':
      'Der Preis hat sich stärker verändert, als die Slippage zulässt. Versuchen Sie es erneut, oder lassen Sie unter „Optionen“ mehr Slippage zu.',
    'insufficient-liquidity': 'Der Pool enthält nicht genug. Geben Sie einen kleineren Betrag ein.',
    'transfer-from-failed': 'Der Token konnte nicht von Ihrem Konto übertragen werden.',
    'transfer-failed': 'Der Token konnte nicht auf Ihr Konto übertragen werden.',
    expired:
      'Die Frist ist abgelaufen. Wählen Sie unter „Optionen“ eine längere, und überprüfen Sie die Uhr dieses Geräts.',
    k: 'Der Token behält eine Steuer ein, die dieser Pool nicht unterstützt.',
    paused: 'Der Token wurde von seinem Eigentümer angehalten.',
    blacklisted: 'Der Token sperrt dieses Konto.',
    'insufficient-funds': 'Das Konto kann den Betrag und die Netzwerkgebühr nicht bezahlen.',
    'insufficient-balance': 'Sie haben nicht genug von diesem Token.',
    'insufficient-allowance': 'Die Freigabe ist zu klein.',
    unknown: 'Der Vertrag hat keinen Grund angegeben.',
  },
  contractSays: (text: string) => `Der Vertrag meldet: „${text}“`,
  unknown: {
    'no-answer': 'Der Knoten hat zu diesem Tausch nicht geantwortet. Versuchen Sie es erneut.',
    contradiction:
      'Der Token meldet andere Beträge als der Pool. Das Ergebnis kann nicht zuverlässig angezeigt werden; daher ist dieser Tausch nicht verfügbar.',
  },
  old: 'Der Preis ist älter als 30 Sekunden. Versuchen Sie es mit dem nächsten Block erneut.',
  refused:
    'Der Betrag kann zum aktuellen Preis nicht getauscht werden. Gehen Sie zurück, und überprüfen Sie ihn.',
  interrupted: {
    account:
      'Das Konto in Ihrer Wallet hat sich geändert. Gehen Sie zurück, und überprüfen Sie den Tausch erneut.',
    network:
      'Das Netzwerk in Ihrer Wallet hat sich geändert. Gehen Sie zurück, und überprüfen Sie den Tausch erneut.',
    disconnected: 'Ihre Wallet ist gesperrt oder getrennt. Gehen Sie zurück, und verbinden Sie sie erneut.',
  },
  mining: {
    step: 'Die Freigabe wurde gesendet. Warten Sie, bis sie bestätigt ist.',
    last: 'Der Tausch wurde gesendet. Warten Sie, bis er bestätigt ist. Sie können dieses Fenster schließen: Die Liste der Transaktionen unter „Konto“ zeigt ihn an.',
  },
  proposed:
    'Der Tausch ist in der Warteschlange Ihres Safes. Er wird ausgeführt, wenn genügend Eigentümer ihn signiert haben und einer von ihnen ihn ausführt.',
  arrived: (amount: string) => `Sie haben ${amount} erhalten.`,
  arrivedUnknown:
    'Der Tausch ist erfolgt. Wie viel angekommen ist, konnte nicht gelesen werden; überprüfen Sie Ihr Guthaben.',
  differs: (reported: string, changed: string) =>
    `Die Verträge melden ${reported}, aber Ihr Guthaben hat sich in diesem Block um ${changed} geändert.`,
  uncounted:
    'Ihr Guthaben in diesem Block konnte nicht gelesen werden. Die Beträge sind die, die der Token selbst meldet.',
  notSwapped:
    'Diese Transaktion hat nicht getauscht: Der Pool hat darin nichts gehandelt. Überprüfen Sie Ihre Wallet.',
  spedUp:
    'Sie haben die Transaktion in Ihrer Wallet beschleunigt; die mit der höheren Gebühr ist in einem Block.',
  paid: 'Sie haben bezahlt',
  received: 'Sie haben erhalten',
  transaction: 'Transaktion',
  safeTransaction: 'Safe-Transaktion',
  explorer: (name: string) => `Auf ${name} anzeigen`,
  copy: 'Beleg kopieren',
  copied: 'Kopiert.',
  notCopied: 'Ihr Browser hat das Kopieren blockiert.',
  ended: {
    reverted:
      'Die Transaktion ist in ihrem Block fehlgeschlagen. Sie haben die Netzwerkgebühr bezahlt; Ihre Token wurden nicht übertragen.',
    replaced:
      'Sie haben die Transaktion in Ihrer Wallet durch eine andere ersetzt. Dieser Tausch ist nicht erfolgt.',
    cancelled: 'Sie haben die Transaktion in Ihrer Wallet abgebrochen. Dieser Tausch ist nicht erfolgt.',
    'given-up':
      'Laut Ihrer Wallet ist der Vorgang fehlgeschlagen. Prüfen Sie Ihre Guthaben, bevor Sie erneut tauschen.',
    partial:
      'Laut Ihrer Wallet wurde der Vorgang teilweise ausgeführt. Prüfen Sie Ihre Guthaben, bevor Sie erneut tauschen.',
    taken:
      'Ihre Wallet hat den Vorgang übernommen und teilt nicht mit, was daraus geworden ist. Sehen Sie dort nach, bevor Sie erneut tauschen.',
    removed:
      'Sie haben den Vorgang aus „Letzte Transaktionen“ entfernt, daher wird nicht mehr danach gesucht. Sehen Sie in Ihrer Wallet nach, bevor Sie erneut tauschen.',
    late: 'Die Transaktion ist noch nicht in einem Block. Siehe „Letzte Transaktionen“ unter „Konto“.',
    dropped:
      'Das Netzwerk kennt die Transaktion nicht mehr. Sie wurde möglicherweise verworfen; überprüfen Sie Ihre Wallet, bevor Sie erneut tauschen.',
    differs:
      'Die Transaktion im Block ist nicht der Tausch, der überprüft wurde. Überprüfen Sie Ihre Wallet.',
  },
  descriptions: {
    swap: (given: string, got: string) => `${given} gegen mindestens ${got} tauschen`,
    approval: (amount: string) => `Dem Tauschvertrag erlauben, ${amount} auszugeben`,
    reset: (symbol: string) => `Die alte Freigabe für ${symbol} widerrufen`,
  },
} as const satisfies PartialTranslation<typeof english.exchangeReviewTexts>
