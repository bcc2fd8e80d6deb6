import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-simulation'

/** What a transaction of a Safe would do, by a simulation of its execution. */
export const treasurySimulationTexts = {
  heading: 'シミュレーション',
  running: 'シミュレーションを実行しています…',
  notOffered: '不明: このサイトのノードはシミュレーションを提供していません。',
  noAnswer: '不明: ノードから、読み取れる応答がありませんでした。',
  at: (block: string) =>
    `このサイトのノードがブロック ${block} でシミュレーションしました。実際の結果は異なる可能性があります。必要な署名の数の変更はシミュレーションされません。`,
  fails: '実行は失敗します。',
  failsWith: (reason: string) => `実行は失敗します: ${reason}`,
  nothing: 'トランザクションは成功します。Safe の資産の移動を報告したコントラクトはありません。',
  out: (what: string, to: string) => `出: ${what} (送信先: ${to})`,
  in: (what: string, from: string) => `入: ${what} (送信元: ${from})`,
  allowed: (spender: string, what: string) => `許可: ${spender} が ${what} を使えるようになります`,
  allAllowed: (operator: string, token: string) =>
    `許可: ${operator} がコレクション ${token} のすべてを移動できるようになります`,
  notAllowed: (operator: string, token: string) => `許可の取り消し: ${operator} (コレクション ${token})`,
  settings: {
    AddedOwner: (address: string) => `所有者の追加: ${address}`,
    RemovedOwner: (address: string) => `所有者の削除: ${address}`,
    EnabledModule: (address: string) => `モジュールの有効化: ${address}`,
    DisabledModule: (address: string) => `モジュールの無効化: ${address}`,
    ChangedGuard: (address: string) => `トランザクション ガード: ${address}`,
    ChangedModuleGuard: (address: string) => `モジュール ガード: ${address}`,
    ChangedFallbackHandler: (address: string) => `フォールバック ハンドラ: ${address}`,
  },
  coinGained: (amount: string) =>
    `Safe の残高が ${amount} 増えます。ノードが報告したコインの移動を合計しても、この額になりません。`,
  coinLost: (amount: string) =>
    `Safe の残高が ${amount} 減ります。ノードが報告したコインの移動を合計しても、この額になりません。`,
  unread: (event: string, contract: string) =>
    `認識できません: コントラクト ${contract} の、Safe に関係するイベント ${event}`,
  noEvent: '(名前なし)',
  more: (count: number) => `ほかに ${count} 件が表示されていません。`,
} as const satisfies PartialTranslation<typeof english.treasurySimulationTexts>
