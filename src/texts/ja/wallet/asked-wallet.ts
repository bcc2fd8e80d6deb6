import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/asked-wallet'

/** The pane beside the list while a wallet is asked to connect. */
export const askedWalletTexts = {
  waiting: (name: string) => `${name} を待っています`,
  inExtension: (name: string) =>
    `${name} で接続を確認してください。ウィンドウが表示されない場合は、ブラウザのツールバーにあるアイコンをクリックして、ロックを解除してください。`,
  elsewhere: (name: string) => `${name} のウィンドウで接続を確認してください。`,
  addressOnly: 'このページはアドレスを求めています。署名も支払いも行われません。',
  failed: (name: string) => `${name} に接続できませんでした`,
  again: 'もう一度試すには [再試行] をクリックするか、別のウォレットを選択してください。',
} as const satisfies PartialTranslation<typeof english.askedWalletTexts>
