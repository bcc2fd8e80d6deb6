import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/demo-wallet'

/** The prompts of the Demo Wallet, which stands for a wallet's own window. */
export const demoWalletTexts = {
  title: 'デモ ウォレット',
  approve: '承認',
  refuse: '拒否',
  account: (position: number) => `アカウント ${position}`,
  connect: (host: string) =>
    `このページ (${host}) が接続を求めています。選択したアカウントはページから見えるようになりますが、再度確認を求めることなく何かを送信することはできません。アカウントを選択するか、要求を拒否してください。`,
  switchChain: 'このページが別のネットワークへの切り替えを求めています。',
  addChain: 'このページが、ウォレットにネットワークを追加し、それに切り替えることを求めています。',
  signMessage: 'このページがメッセージへの署名を求めています。署名は無料です。',
  signData:
    'このページがデータへの署名を求めています。署名は無料ですが、コントラクトがその署名を使って、署名者に代わって動作する可能性があります。',
  sendTransaction: 'このページがトランザクションの送信を求めています。元に戻すことはできません。',
  watchToken: 'このページが、ウォレットの一覧にトークンを追加することを求めています。',
  upgradeAccount:
    'このページが、複数の呼び出しを一度に行うことを求めています。アカウントはこのコントラクトのコードを実行するようになり (EIP-7702)、そのコードは呼び出しを 1 つのトランザクションですべて行うか、まったく行わないかのどちらかです。元に戻すには、同様の要求をもう一度行うしかありません。',
  sendCalls: (count: number) =>
    `このページが、1 つのトランザクションで ${count} 個の呼び出しを送信することを求めています。すべて行われるか、まったく行われないかのどちらかです。元に戻すことはできません。`,
  ofCall: (position: number, label: string) => `${position}. ${label}`,
  does: {
    allow: (amount: string, spender: string) => `${spender} に、ちょうど ${amount} を使うことを許可します。`,
    allowAll: (token: string, spender: string) =>
      `${spender} に、現在および今後保有するすべての ${token} を使うことを許可します。`,
    takeBack: (token: string, spender: string) => `${spender} に与えた、${token} を使う許可を取り消します。`,
    transfer: (amount: string, to: string) => `${amount} を ${to} に送金します。`,
    wrap: (amount: string) => `${amount} をラップします。`,
    unwrap: (amount: string) => `${amount} をアンラップします。`,
    swap: (given: string, got: string, to: string) =>
      `${given} を ${got} 以上にスワップし、${to} に送ります。`,
  },
  ownAccount: '自分のアカウント',
  router: (address: string) => `取引所のルーター (${address})`,
  wrapped: (symbol: string) => `ラップされた ${symbol}`,
  never: '期限なし',
  facts: {
    account: 'アカウント',
    contract: 'コントラクト',
    currency: '通貨',
    data: 'データ',
    decimals: '小数桁数',
    does: '動作',
    for: '対象',
    from: '送信元',
    message: 'メッセージ',
    network: 'ネットワーク',
    node: 'ノード',
    to: '送信先',
    token: 'トークン',
    until: '期限',
    value: '金額',
  },
  newContract: '新しいコントラクト',
  noData: 'なし',
  amount: (amount: string, symbol: string, wei: bigint) => `${amount} ${symbol} (${wei} wei)`,
  chain: (name: string, chainId: number) => `${name} (${chainId})`,
  unnamedChain: 'ネットワーク',
  errors: {
    rejected: 'ユーザーが要求を拒否しました。',
    unauthorized: 'このアカウントはここでは許可されていません。',
    pending: 'デモ ウォレットで要求が既に開かれています。',
    invalid: (what: string) => `パラメータが無効です: ${what}`,
    unknownChain: (chainId: number) =>
      `デモ ウォレットはネットワーク ${chainId} を認識していません。先に追加してください。`,
    unreachableChain: (chainId: number) =>
      `デモ ウォレットはネットワーク ${chainId} のノードに接続できません。`,
    capability: (name: string) => `デモ ウォレットは機能 ${name} をサポートしていません。`,
    batchChain: (chainId: number) =>
      `デモ ウォレットは、ネットワーク ${chainId} でのバッチ呼び出しをサポートしていません。`,
    batchAccount: 'バッチ呼び出しをサポートするのは、デモ ウォレットのアカウント 3 だけです。',
    knownBatch: 'この ID のバッチは既に送信されています。',
    unknownBatch: 'デモ ウォレットに、このバッチが見つかりません。',
    largeBatch: (most: number) => `デモ ウォレットが 1 つのバッチで受け付ける呼び出しは ${most} 個までです。`,
    noUpgrade: 'ユーザーがアカウントのアップグレードを拒否しました。',
    nodeRefused: 'ノードが要求を拒否しました。',
  },
} as const satisfies PartialTranslation<typeof english.demoWalletTexts>
