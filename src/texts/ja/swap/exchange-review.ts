import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/swap/exchange-review'

/** Swap Tokens: from the press on Swap to the receipt. */
export const exchangeReviewTexts = {
  title: 'スワップ ウィザード',
  receiptTitle: (pair: string) => `スワップ ${pair}`,
  checking: 'スワップのシミュレーションを実行しています…',
  close: '閉じる',
  cancel: 'キャンセル',
  back: '< 戻る',
  tryAgain: '再試行',
  stepOf: (step: number, of: number) => `手順 ${step}/${of}`,
  steps: {
    reset: '古い許可の取り消し',
    approval: '許可',
    swap: 'スワップ',
    together: '許可とスワップ',
  },
  approvalSays: (amount: string) =>
    `これは許可であり、スワップではありません。スワップ コントラクトが、ちょうど ${amount} を使えるようにします。まだトークンは移動しません。スワップは次の手順です。`,
  resetSays: (symbol: string) =>
    `${symbol} では、先に既存の許可を取り消す必要があります。この手順は、許可をゼロにします。まだトークンは移動しません。`,
  togetherSays:
    'ウォレットは、許可とスワップについて 1 回だけ確認を求めます。両方が行われるか、どちらも行われないかのどちらかです。',
  spender: 'スワップ コントラクト',
  allows: '使える数量',
  nothing: 'なし',
  pay: '支払う数量',
  expect: '受け取る数量 (約)',
  minimum: '最低',
  impact: '価格への影響',
  cost: 'ネットワーク手数料',
  costOfAll: 'すべての手順のネットワーク手数料',
  costAbout: (amount: string) => `約 ${amount}`,
  costUnknown: 'ウォレットに表示されます',
  notSimulated: 'このノードはスワップをシミュレーションできないため、トークンの税があるかどうかは不明です。',
  taxOf: (symbol: string, percent: string) => `${symbol} は、送金のたびに ${percent}% を差し引きます。`,
  lessArrives: (percent: string) =>
    `シミュレーションでは、プールの準備金から得られる数量より ${percent}% 少なく到着します。`,
  fellSinceForm: (before: string, now: string, percent: string) =>
    `フォームに表示された数量は ${before} でした。現在プールから得られるのは ${now} で、${percent}% 少なくなっています。`,
  clockAhead: (minutes: number) =>
    `このデバイスの時計は、最新のブロックより ${minutes} 分進んでいます。スワップは、設定した制限時間よりその分だけ長く有効です。`,
  confirmLabel: (percent: string) =>
    `価格への影響により ${percent}% を失います。それでもスワップするには、「確認」と入力してください:`,
  confirmAnyway: (word: string) => `それでもスワップするには、「${word}」と入力してください:`,
  confirmWord: '確認',
  press: {
    reset: '許可の取り消し',
    approval: '許可する',
    swap: 'スワップ',
    again: 'もう一度送信',
    together: '許可してスワップ',
  },
  busyChecking: 'もう一度シミュレーションを実行しています…',
  busyWallet: 'ウォレットで応答してください…',
  notes: {
    fell: (from: string, to: string) =>
      `価格が変わりました。最低数量が ${from} から ${to} に下がりました。確認してから、もう一度押してください。`,
    'other-steps': 'トークンの許可が変わりました。手順を確認してから、もう一度押してください。',
    'worse-impact': '価格への影響、または税が大きくなりました。確認してから、もう一度押してください。',
    rejected: '要求を拒否しました。何も送信されていません。',
    repeated:
      '同じスワップが既に送信または要求されており、まだ承認されていません。もう一度送信すると、2 回実行される可能性があります。',
    'not-together': 'お使いのウォレットでは、両方の手順を一度に行えません。許可から続けてください。',
  },
  failsTitle: {
    approval: '許可は失敗します。',
    swap: 'スワップは失敗します。',
  },
  failures: {
    'insufficient-output-amount':
      '価格が、スリッページの許す範囲を超えて動きました。もう一度やり直すか、[オプション] でスリッページを大きくしてください。',
    'insufficient-liquidity': 'プールの数量が足りません。数量を減らしてください。',
    'transfer-from-failed': 'トークンを、このアカウントから移動できませんでした。',
    'transfer-failed': 'トークンを、このアカウントに移動できませんでした。',
    expired:
      '制限時間を過ぎました。[オプション] でより長い時間を選び、このデバイスの時計を確認してください。',
    k: 'トークンが税を差し引きますが、このプールはそれをサポートしていません。',
    paused: 'トークンは、その所有者によって停止されています。',
    blacklisted: 'トークンが、このアカウントをブロックしています。',
    'insufficient-funds': 'このアカウントでは、金額とネットワーク手数料を支払えません。',
    'insufficient-balance': 'このトークンの残高が足りません。',
    'insufficient-allowance': '許可額が足りません。',
    unknown: 'コントラクトは理由を示していません。',
  },
  contractSays: (text: string) => `コントラクトの応答: 「${text}」`,
  unknown: {
    'no-answer': 'ノードから、このスワップについての応答がありません。もう一度やり直してください。',
    contradiction:
      'トークンがプールとは異なる数量を報告しています。結果を正確に表示できないため、このスワップは利用できません。',
  },
  old: '価格が取得されてから 30 秒を過ぎています。次のブロックでもう一度やり直してください。',
  refused: 'この数量は、現在の価格ではスワップできません。戻って確認してください。',
  interrupted: {
    account: 'ウォレットのアカウントが変更されました。戻って、スワップをもう一度確認してください。',
    network: 'ウォレットのネットワークが変更されました。戻って、スワップをもう一度確認してください。',
    disconnected: 'ウォレットがロックされているか、切断されています。戻って、もう一度接続してください。',
  },
  mining: {
    step: '許可を送信しました。承認されるまでお待ちください。',
    last: 'スワップを送信しました。承認されるまでお待ちください。このウィンドウは閉じることができます。[アカウント] のトランザクションの一覧に表示されます。',
  },
  proposed: 'スワップは Safe のキューにあります。必要な数の所有者が署名し、1 人が実行すると行われます。',
  arrived: (amount: string) => `${amount} を受け取りました。`,
  arrivedUnknown: 'スワップは完了しました。受け取った数量を読み取れませんでした。残高を確認してください。',
  differs: (reported: string, changed: string) =>
    `コントラクトは ${reported} と報告していますが、そのブロックでの残高の変化は ${changed} です。`,
  uncounted: 'そのブロックでの残高を読み取れませんでした。数量は、トークン自体が報告しているものです。',
  notSwapped:
    'このトランザクションではスワップが行われませんでした。プールでは何も取引されていません。ウォレットを確認してください。',
  spedUp: 'ウォレットでトランザクションを高速化しました。手数料の高いほうがブロックに入りました。',
  paid: '支払った数量',
  received: '受け取った数量',
  transaction: 'トランザクション',
  safeTransaction: 'Safe トランザクション',
  explorer: (name: string) => `${name} で表示`,
  copy: '控えのコピー',
  copied: 'コピーしました。',
  notCopied: 'ブラウザによってコピーがブロックされました。',
  ended: {
    reverted:
      'トランザクションはブロックの中で失敗しました。ネットワーク手数料は支払われましたが、トークンは移動していません。',
    replaced:
      'ウォレットでトランザクションを別のトランザクションに置き換えました。このスワップは行われませんでした。',
    cancelled: 'ウォレットでトランザクションをキャンセルしました。このスワップは行われませんでした。',
    'given-up': 'ウォレットは、失敗したと報告しています。もう一度スワップする前に、残高を確認してください。',
    partial:
      'ウォレットは、一部だけが行われたと報告しています。もう一度スワップする前に、残高を確認してください。',
    taken:
      'ウォレットは受け付けましたが、その後どうなったかを報告していません。もう一度スワップする前に、ウォレットで確認してください。',
    removed:
      '[最近のトランザクション] から削除したため、もう検索されません。もう一度スワップする前に、ウォレットで確認してください。',
    late: 'トランザクションはまだブロックに入っていません。[アカウント] の [最近のトランザクション] を参照してください。',
    dropped:
      'ネットワーク上で、このトランザクションが見つからなくなりました。破棄された可能性があります。もう一度スワップする前に、ウォレットを確認してください。',
    differs:
      'ブロックに入ったトランザクションは、確認したスワップではありません。ウォレットを確認してください。',
  },
  descriptions: {
    swap: (given: string, got: string) => `${given} を ${got} 以上にスワップ`,
    approval: (amount: string) => `スワップ コントラクトが ${amount} を使うことを許可`,
    reset: (symbol: string) => `${symbol} の古い許可の取り消し`,
  },
} as const satisfies PartialTranslation<typeof english.exchangeReviewTexts>
