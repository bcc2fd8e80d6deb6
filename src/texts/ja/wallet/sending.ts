import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/sending'

/** Why a transaction was not sent. */
export const sendingTexts = {
  fails: 'このトランザクションは失敗します。',
  funds: 'このアカウントには、金額とネットワーク手数料に足りる残高がありません。',
  says: (reason: string) => `このトランザクションは失敗します。コントラクトの応答: 「${reason}」`,
  panic: (code: string) => `このトランザクションは失敗します。コントラクトがエラー ${code} を報告しました。`,
  custom: (selector: string) =>
    `このトランザクションは失敗します。コントラクトがエラー ${selector} を報告しました。`,
  repeatedTitle: 'もう一度送信しますか?',
  repeated:
    '同じトランザクションが以前に送信または要求されており、まだ承認されていません。もう一度送信すると、2 回実行される可能性があります。',
  sendAgain: 'もう一度送信',
  cancel: 'キャンセル',
} as const satisfies PartialTranslation<typeof english.sendingTexts>
