import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/sign-in'

/** Verify your account. */
export const verifyTexts = {
  title: 'アカウントの検証',
  intro:
    'このアカウントの所有者であることを証明するために、ウォレットでメッセージに署名してください。署名は無料で、何の権限も与えません。',
  whatYouSign: '署名する内容',
  noMessage: 'メッセージはまだありません。',
  switchNetwork: 'ネットワークの切り替え',
  disconnect: '切断',
  notNow: '後で',
  site: 'サイト',
  account: 'アカウント',
  network: 'ネットワーク',
  signBefore: '署名の期限',
  statement: '声明',
  preparing: 'サーバーにメッセージを要求しています…',
  idle: '[後で] をクリックするとウォレットは接続されたままになり、[切断] をクリックすると切断されます。',
  signing: 'ウォレットで確認してください。',
  resumed: '既に署名した所有者は、もう一度署名する必要はありません。ほかの所有者を待っています。',
  queued: (place: string) =>
    `サインインするには、所有者がトランザクション ${place} を実行する必要があります。後で戻ってくることもできます。`,
  verifying: '署名を確認しています…',
  verified: 'アカウントは検証されました',
  verifiedUntil: (time: string) => `${time} までサインインしています。`,
} as const satisfies PartialTranslation<typeof english.verifyTexts>

/** The terms dialog; the terms come from the community's file. */
export const termsTexts = {
  ok: 'OK',
  agree: '同意する',
  disconnect: '切断',
  inLanguage: (language: string) => `この使用条件は次の言語でのみ提供されています: ${language}。`,
} as const satisfies PartialTranslation<typeof english.termsTexts>

/** The account's verification and the proof of what was signed. */
export const verificationTexts = {
  verification: '検証',
  signOut: 'サインアウト',
  verify: 'アカウントの検証',
  signedOutHere: (reason: string) =>
    `このブラウザではサインアウトしました。サーバー上のセッションは、サーバーが応答すると終了します。${reason}`,
  receipt: '控え: メッセージと署名',
  receiptLines: (message: string, signature: string) => `メッセージ:\n${message}\n\n署名:\n${signature}`,
  copied: 'コピーしました。',
  copyReceipt: '控えのコピー',
  receiptStatus: {
    idle: '署名した内容です。記録として残すことができます。',
    copied: '控えをクリップボードにコピーしました。',
    failed: 'ブラウザによってコピーがブロックされました。控えを選択し、Ctrl+C キーを押してください。',
  },
  looking: '確認しています…',
  notVerified: '未検証',
  verifiedUntil: (time: string) => `${time} まで検証済み`,
} as const satisfies PartialTranslation<typeof english.verificationTexts>

/** The first button of the dialog, by phase. */
export const signInButtonTexts = {
  preparing: 'メッセージを準備しています…',
  idle: 'メッセージに署名',
  failed: '再試行',
  signing: '署名を待っています…',
  queued: 'Safe を待っています…',
  verifying: '署名を検証しています…',
} as const satisfies PartialTranslation<typeof english.signInButtonTexts>
