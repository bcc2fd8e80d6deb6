import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/demo-wallet'
import { pluralsIn } from '@/texts/plurals'

const plural = pluralsIn('de')

/** The prompts of the Demo Wallet, which stands for a wallet's own window. */
export const demoWalletTexts = {
  title: 'Demo-Wallet',
  approve: 'Genehmigen',
  refuse: 'Ablehnen',
  account: (position: number) => `Konto ${position}`,
  connect: (host: string) =>
    `Diese Seite (${host}) möchte eine Verbindung herstellen. Sie sieht das Konto, das Sie auswählen, und kann nichts senden, ohne erneut zu fragen. Wählen Sie ein Konto aus, oder lehnen Sie ab.`,
  switchChain: 'Diese Seite möchte zu einem anderen Netzwerk wechseln.',
  addChain: 'Diese Seite möchte Ihrer Wallet ein Netzwerk hinzufügen und zu ihm wechseln.',
  signMessage: 'Diese Seite bittet Sie, eine Nachricht zu signieren. Das Signieren ist kostenlos.',
  signData:
    'Diese Seite bittet Sie, Daten zu signieren. Das Signieren ist kostenlos, aber ein Vertrag kann die Signatur verwenden, um für Sie zu handeln.',
  sendTransaction:
    'Diese Seite bittet Sie, eine Transaktion zu senden. Sie kann nicht rückgängig gemacht werden.',
  watchToken: 'Diese Seite möchte einen Token in Ihrer Wallet auflisten.',
  upgradeAccount:
    'Diese Seite möchte mehrere Aufrufe auf einmal ausführen. Ihr Konto führt dann den Code dieses Vertrags aus (EIP-7702), der entweder alle Aufrufe in einer Transaktion ausführt oder keinen. Nur eine weitere Anforderung dieser Art kann dies rückgängig machen.',
  sendCalls: (count: number) =>
    plural(count, {
      one: `Diese Seite bittet Sie, ${count} Aufruf in einer Transaktion zu senden. Er kann nicht rückgängig gemacht werden.`,
      other: `Diese Seite bittet Sie, ${count} Aufrufe in einer Transaktion zu senden: Entweder werden alle ausgeführt oder keiner. Dies kann nicht rückgängig gemacht werden.`,
    }),
  ofCall: (position: number, label: string) => `${position}. ${label}`,
  does: {
    allow: (amount: string, spender: string) => `Erlaubt ${spender}, genau ${amount} auszugeben.`,
    allowAll: (token: string, spender: string) =>
      `Erlaubt ${spender}, alle ${token} auszugeben, die Sie besitzen, jetzt und später.`,
    takeBack: (token: string, spender: string) =>
      `Widerruft die Freigabe, mit der ${spender} ${token} ausgeben kann.`,
    transfer: (amount: string, to: string) => `Sendet ${amount} an ${to}.`,
    wrap: (amount: string) => `Verpackt ${amount} (Wrap).`,
    unwrap: (amount: string) => `Entpackt ${amount} (Unwrap).`,
    swap: (given: string, got: string, to: string) =>
      `Tauscht ${given} gegen mindestens ${got}; der Empfänger ist ${to}.`,
  },
  ownAccount: 'Ihr eigenes Konto',
  router: (address: string) => `der Router der Börse (${address})`,
  wrapped: (symbol: string) => `Wrapped ${symbol}`,
  never: 'keine Begrenzung',
  facts: {
    account: 'Konto',
    contract: 'Vertrag',
    currency: 'Währung',
    data: 'Daten',
    decimals: 'Nachkommastellen',
    does: 'Wirkung',
    for: 'Für',
    from: 'Von',
    message: 'Nachricht',
    network: 'Netzwerk',
    node: 'Knoten',
    to: 'An',
    token: 'Token',
    until: 'Bis',
    value: 'Wert',
  },
  newContract: 'ein neuer Vertrag',
  noData: 'keine',
  amount: (amount: string, symbol: string, wei: bigint) => `${amount} ${symbol} (${wei} wei)`,
  chain: (name: string, chainId: number) => `${name} (${chainId})`,
  unnamedChain: 'Netzwerk',
  errors: {
    rejected: 'Der Benutzer hat die Anforderung abgelehnt.',
    unauthorized: 'Dieses Konto ist hier nicht zugelassen.',
    pending: 'In der Demo-Wallet ist bereits eine Anforderung offen.',
    invalid: (what: string) => `Ungültige Parameter: ${what}`,
    unknownChain: (chainId: number) =>
      `Die Demo-Wallet erkennt das Netzwerk ${chainId} nicht. Fügen Sie es zuerst hinzu.`,
    unreachableChain: (chainId: number) => `Die Demo-Wallet erreicht keinen Knoten des Netzwerks ${chainId}.`,
    capability: (name: string) => `Die Demo-Wallet unterstützt die Fähigkeit ${name} nicht.`,
    batchChain: (chainId: number) =>
      `Die Demo-Wallet unterstützt im Netzwerk ${chainId} keine gebündelten Aufrufe.`,
    batchAccount: 'Nur Konto 3 der Demo-Wallet unterstützt gebündelte Aufrufe.',
    knownBatch: 'Ein Stapel mit dieser ID wurde bereits gesendet.',
    unknownBatch: 'Die Demo-Wallet findet diesen Stapel nicht.',
    largeBatch: (most: number) => `Die Demo-Wallet nimmt höchstens ${most} Aufrufe in einem Stapel an.`,
    noUpgrade: 'Der Benutzer hat das Upgrade des Kontos abgelehnt.',
    nodeRefused: 'Der Knoten hat die Anforderung abgelehnt.',
  },
} as const satisfies PartialTranslation<typeof english.demoWalletTexts>
