import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/safe-host'

/** Messages of the errors that a Safe's page around this one causes. */
export const safeHostTexts = {
  cancelled: '要求はキャンセルされました。',
  silent: 'Safe が応答していません。',
  pending: 'Safe で要求が既に開かれています。先に Safe で応答してください。',
  invalidPermissionsRequest: 'アクセス許可の要求が無効です',
  permissionsRejected: 'アクセス許可が拒否されました',
  infoMissing: 'Safe の情報を読み込めませんでした',
  notImplemented: (call: string) => `「${call}」は実装されていません`,
  unexpectedAnswer: (method: string) => `Safe が ${method} に対して予期しない応答を返しました。`,
  unreadableAnswer: 'Safe が読み取れない応答を返しました。',
  invalidAddressOrHash: 'アドレスまたはメッセージ ハッシュが無効です',
  invalidAddress: 'アドレスが無効です',
  invalidValue: '金額が無効です',
  invalidData: 'データが無効です',
  invalidTypedData: '型付きデータが無効です',
} as const satisfies PartialTranslation<typeof english.safeHostTexts>
