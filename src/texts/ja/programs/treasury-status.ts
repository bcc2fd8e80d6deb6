import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-status'

/** What the Treasury says of the Safe that it shows, and of what it could not read. */
export const treasuryStatusTexts = {
  ownTitle: 'トレジャリー',
  connectedTitle: '接続中の Safe - トレジャリー',
  otherTitle: (address: string) => `${address} - Safe (このコミュニティのトレジャリーではありません)`,
  other: 'この Safe は、このコミュニティのトレジャリーではありません。',
  copyAnyway: 'それでもコピー',
  wrongLink: (why: string) => `リンクに Safe が含まれていません。${why}`,
  ownStatus: 'コミュニティのトレジャリー',
  connectedStatus: '接続中の Safe',
  otherStatus: 'このコミュニティのトレジャリーではありません',
  withReason: (text: string, why: string) => (why ? `${text}: ${why}` : text),
  notFinal: ' (まだ確定していません)',
  reverted: (why: string) =>
    `実行は取り消されました${why ? `: ${why}` : ''}。何も変更されていません。もう一度実行できます。`,
  notListed:
    'このトランザクションは、Safe サービスの一覧に表示されなくなりました。既に行われた署名は、トランザクションのナンスが使われるまで有効です。',
  unknownToService: 'Safe サービスにはこのトランザクションがありません。もう一度提案してください。',
  nodeSilent: 'ネットワークが応答していないため、結果はまだ分かりません。再試行しています…',
  asServiceSays: (end: string) => `${end} (Safe サービスによる)`,
  notOnChain: (end: string) => `${end} (Safe サービスによる)。ネットワークではまだ確認されていません。`,
  nonceUsed:
    'ナンスは、このトランザクションまたは別のトランザクションによって使われました。結果を確認しています…',
  onlyNonceUsed: (end: string) =>
    `${end}。ネットワークで確認されているのは、ナンスが使われたことだけです。もう一度支払う前に、残高を比較してください。`,
  panic: (code: string) => `コントラクトがパニック ${code} で失敗しました`,
  customError: (selector: string) => `コントラクトがエラー ${selector} で失敗しました`,
  contractSays: (text: string) => `コントラクトの応答は「${text}」です`,
  safeErrors: {
    GS010: 'ガスが足りませんでした',
    GS011: '払い戻しを支払えませんでした',
    GS012: '払い戻しを支払えませんでした',
    GS013: 'その呼び出しが失敗しました',
    GS020: '署名が足りません',
    GS021: '署名の形式が正しくありません',
    GS022: '署名の形式が正しくありません',
    GS023: '署名の形式が正しくありません',
    GS024: 'コントラクトの署名が有効ではありません',
    GS025: '所有者の 1 人が承認していません',
    GS026: '所有者のものではない署名があります',
  },
  unreadable: (count: number) => `${count} 行を読み取れません。`,
  noPrice: '価格なし',
  listedBy:
    'ネットワークのコインとこのコミュニティのトークンは常に一覧に表示されます。その他のトークンは、Safe サービスの情報に従って表示されます。',
  totalWithout: (count: number) => `Safe サービスの価格による合計 (価格のない資産 ${count} 件を除く)`,
  totalProven: (count: number) =>
    `Safe サービスの価格による合計 (価格がないか、ネットワークから数量が得られない資産 ${count} 件を除く)`,
  entriesLeftOut: (count: number) =>
    `コントラクトが指定されていないか、ほかの項目と重複しているため、Safe サービスの項目 ${count} 件を除外しています。`,
  otherDecimals: (names: string) =>
    `次のものについて、Safe サービスはネットワークとは異なる小数桁数を示しています: ${names}。ネットワークの小数桁数が使われます。`,
  notConfirmed:
    '署名されていません。このページを表示しているページから渡された署名を、Safe のコントラクトが確認していません。',
} as const satisfies PartialTranslation<typeof english.treasuryStatusTexts>
