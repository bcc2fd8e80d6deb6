import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/recipient'

/** A field for a recipient: an address or a name. */
export const recipientTexts = {
  addressProblems: {
    'not-an-address':
      '有効なアドレスではありません。0x と 40 文字の 16 進数、または ENS 名を入力してください。',
    checksum:
      '有効なアドレスではありません。大文字がほかの文字と一致しません (EIP-55)。アドレスをもう一度コピーしてください。',
    'unknown-network':
      'ネットワークのプレフィックスを認識できません。プレフィックスを付けずにアドレスを入力してください。',
    'other-network':
      'このアドレスは別のネットワークのものです。ここに表示されているネットワークのアドレスを入力してください。',
  },
  resolving: '名前を検索しています…',
  resolved: (name: string, address: string) => `${name} は ${address} に解決されます`,
  nameMoved: (name: string, before: string, now: string) =>
    `${name} が変わりました。以前は ${before} でしたが、現在は ${now} です。確認してから、もう一度提案してください。`,
  noRecord: (name: string) =>
    `${name} には、このネットワークのアドレスがありません。アドレスを入力してください。`,
  nameNotRead: (why: string) =>
    `名前を検索できませんでした: ${why} もう一度やり直すか、アドレスを入力してください。`,
  noNames: 'このネットワークでは名前はサポートされていません。アドレスを入力してください。',
} as const satisfies PartialTranslation<typeof english.recipientTexts>
