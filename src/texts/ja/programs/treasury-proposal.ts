import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-proposal'

/** What an owner types into the Treasury's forms, and the assets that they choose from. */
export const treasuryProposalTexts = {
  assetOf: (count: number) => (count === 1 ? '資産' : `資産 (${count} 件から 1 つ選択)`),
  tokenAt: (symbol: string, address: string) => `${symbol} (${address})`,
  unknownToken: (address: string) => `不明なトークン (${address})`,
  smallestUnits: (amount: string) => `${amount} 最小単位`,
  unknownTokens: 'ネットワークから応答がないため、シンボル、小数桁数、または残高が不明です。',
  to: '送信先',
  nonceUsed: (next: string) => `このナンスは使えません。${next} 以上の数値を入力してください。`,
  replaces: (nonce: string) =>
    `これは、保留中のナンス ${nonce} のトランザクションを置き換えます。実行されるのは一方だけです。`,
  noBatch:
    'このネットワークには MultiSendCallOnly コントラクトがないため、複数の支払いをまとめて提案することはできません。1 つずつ提案してください。',
  replace: '置換…',
  signAndExecute: '署名して実行',
  notEnough:
    'Safe は現在これを受け付けません。署名が足りないか、Safe のナンスが変わりました。何も送信されていません。',
  signaturesRefused: (code: string) =>
    `Safe が、Safe サービスからの署名を拒否しました (${code})。何も送信されていません。所有者にもう一度署名するよう依頼してください。`,
} as const satisfies PartialTranslation<typeof english.treasuryProposalTexts>
