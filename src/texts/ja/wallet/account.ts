import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/account'

/** The account window. */
export const accountTexts = {
  title: 'アカウント',
  name: '名前',
  account: 'アカウント',
  balance: '残高',
  address: 'アドレス',
  copyAddress: 'アドレスのコピー',
  copied: 'コピーしました。',
  copiedStatus: 'アドレスをクリップボードにコピーしました。',
  cannotCopy: 'ブラウザによってコピーがブロックされました。アドレスを選択し、Ctrl+C キーを押してください。',
  send: '送金…',
  disconnect: '切断',
} as const satisfies PartialTranslation<typeof english.accountTexts>

/** Recent transactions. */
export const transactionTexts = {
  title: '最近のトランザクション',
  none: 'トランザクションがここに表示されます…',
  pending: '保留中',
  confirmed: '承認済み',
  failed: '失敗',
  reverted: '失敗: コントラクトによって拒否されました',
  replaced: '失敗: 別のトランザクションに置き換えられました',
  cancelled: '失敗: ウォレットでキャンセルされました',
  'given-up': '失敗: ウォレットが断念したと報告しています',
  partial: '一部だけ完了したとウォレットが報告しています: 残高を確認してください',
  late: 'まだ保留中',
  taken: 'ウォレットが受け付けました: ウォレットで確認してください',
  unanswered: 'ウォレットが送信したかどうか不明です: ウォレットで確認してください',
  proposed: 'Safe の所有者を待っています',
  dropped: 'ネットワークで見つかりません (破棄または置き換えられました)',
  spedUp: '承認済み (高速化)',
  differs: '要求したトランザクションとは異なります',
  checkAgain: '再確認',
  checkNamed: (description: string) => `再確認: ${description}`,
  remove: '削除',
  removeNamed: (description: string) => `削除: ${description}`,
  clear: 'すべてクリア',
  explorer: 'ブロック エクスプローラで詳細を表示',
  opens: (description: string) => `${description} (新しいタブでブロック エクスプローラを開きます)`,
} as const satisfies PartialTranslation<typeof english.transactionTexts>

/** Connected wallets and their accounts. */
export const connectionTexts = {
  title: '接続',
  inUse: '使用中',
  use: '使用',
  chooseNamed: (name: string) => `${name} を使用`,
  disconnect: '切断',
  disconnectNamed: (name: string) => `${name} を切断`,
  hint: '別のアドレスを使うには、ウォレットで選択してください。',
} as const satisfies PartialTranslation<typeof english.connectionTexts>
