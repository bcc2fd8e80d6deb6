import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/guestbook/guestbook'

/** The window of the guestbook. */
export const guestbookTexts = {
  loading: '読み込んでいます…',
  retry: '再試行',
  offline: 'オフラインです。ゲストブックを読んだり書き込んだりするには、ネットワークに接続してください。',
  off: 'このサイトにゲストブックはありません。',
  empty: '書き込みはまだありません。最初の 1 行をどうぞ!',
  label: 'ゲストブックの書き込み',
  heads: ['名前', '書き込み', '日付 (UTC)'],
  hidden: 'このサイトの所有者が非表示にしました。',
  hiddenAccount: 'このサイトの所有者が、このアカウントの書き込みをすべて非表示にしました。',
  names: 'まだ分からない名前があります。',
  connectWhy: 'ゲストブックに書き込むには、ウォレットを接続してサインインしてください。署名は無料です。',
  connect: '接続してサインイン…',
  wrote: '今日は既に書き込みました。明日 (UTC) また書き込めます。',
  youAreHidden: 'このサイトの所有者が、このアカウントを非表示にしました。ゲストブックには書き込めません。',
  entry: '今日の書き込み:',
  left: (used: number, limit: number) => `${used}/${limit} 文字`,
  sign: '署名…',
  signing: 'ウォレットで署名してください…',
  sending: '送信しています…',
  added: '書き込みを追加しました。',
  properties: 'プロパティ…',
  delete: '削除…',
  hide: '非表示…',
  show: '再表示…',
  hideAccount: 'アカウントの非表示…',
  showAccount: 'アカウントの再表示…',
  older: '前の書き込み',
  newest: '最新',
  refresh: '最新の情報に更新',
  export: 'エクスポート',
  exported: 'ゲストブックを guestbook.jsonl として保存しました。',
  cancel: 'キャンセル',
  asks: {
    delete:
      'この日の書き込みを削除しますか? 本文と署名が消去されます。その日の書き込みをもう一度行うことはできません。',
    hide: 'この書き込みをすべての訪問者に対して非表示にしますか? 代わりに、自分の名前と署名が表示されます。',
    show: 'この書き込みをすべての訪問者に再び表示しますか?',
    hideAccount: 'このアカウントの書き込みをすべて非表示にし、これ以上書き込めないようにしますか?',
    showAccount: 'このアカウントの書き込みを再び表示しますか?',
  },
  yes: {
    delete: '削除',
    hide: '非表示にする',
    show: '表示する',
    hideAccount: '非表示にする',
    showAccount: '表示する',
  },
  done: {
    delete: '書き込みを削除しました。',
    hide: '書き込みを非表示にしました。',
    show: '書き込みを再び表示しました。',
    hideAccount: 'アカウントを非表示にしました。',
    showAccount: 'アカウントを再び表示しました。',
  },
  problems: {
    empty: '書き込みを入力してください。',
    'too-long': '書き込みが長すぎます。短くしてください。',
    control: '表示できない文字が含まれています。プレーン テキストを 1 行で入力してください。',
    direction: 'テキストの方向を変える文字が含まれています。削除してください。',
    marks: '1 つの文字に付いている記号が多すぎます。いくつか削除してください。',
    invisible: '目に見えない文字が含まれています。削除してください。',
    link: 'リンクは使えません。アドレスを削除するか、ピリオドの後に空白を入れてください。',
  },
} as const satisfies PartialTranslation<typeof english.guestbookTexts>

/** Properties of an entry: what was signed, by whom, and whether this page could verify it. */
export const guestbookPropertyTexts = {
  title: '書き込みのプロパティ',
  author: '作成者',
  contract: (chain: string) => `${chain} のコントラクト`,
  chain: (id: number) => `ネットワーク ${id}`,
  day: '日付 (UTC)',
  received: '受信日時',
  receivedAt: (day: string, time: string) => `${day} ${time} UTC`,
  saidBy: (name: string) => `${name} による情報:`,
  hiddenBy: (address: string) =>
    `${address} (当時のこのサイトの所有者) が非表示にしました。本文は表示されません。`,
  shownBy: (address: string) => `${address} (当時のこのサイトの所有者) が再び表示しました。`,
  message: '署名されたメッセージ',
  decision: '署名された決定',
  signature: '署名',
  otherSite: (domain: string) =>
    `この書き込みは、このアドレスではなく、${domain} に対して署名されたものです。`,
  verify: '検証',
  verifying: '検証しています…',
  notChecked: 'このページではまだ検証していません。[検証] をクリックしてください。',
  key: (address: string) => `このページで検証済み: ${address} のキーがこのメッセージに署名しました。`,
  byContract: (address: string, chain: string, block: string) =>
    `このページで検証済み: ${chain} のコントラクト ${address} は、ブロック ${block} でこの署名を認めています。`,
  invalid: (address: string) => `無効: これは、このメッセージに対する ${address} の署名ではありません。`,
  noLonger: (address: string, chain: string, block: string) =>
    `未確認: ${chain} のコントラクト ${address} は、ブロック ${block} でこの署名を認めていません。所有者が変わった可能性があります。`,
  unknown:
    'このページでは署名を検証できませんでした。ブロックチェーン ノードが応答していません。しばらくしてからもう一度やり直してください。',
  close: '閉じる',
} as const satisfies PartialTranslation<typeof english.guestbookPropertyTexts>
