import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/look-alike'

/** A recipient that can be taken for another address. */
export const lookAlikeTexts = {
  warning:
    'この受取人は、既知のアドレスに似ていますが、別のアドレスです。攻撃者は、だますためにこのようなアドレスを作ります。1 文字ずつすべて比較してください。',
  seen: 'この受取人は、履歴にある別のアドレスに似ています。どちらかが履歴に仕込まれた可能性があります。信頼できる情報源と、1 文字ずつすべて比較してください。',
  reading: '以前の受取人と比較しています…',
  unread:
    '以前の受取人をネットワークから読み取れませんでした。それらに似せたアドレスがあっても検出されません。',
  partly: (block: string) =>
    `以前の受取人のうち、ネットワークから読み取れたのは、ブロック ${block} 以降のものと、それより古い一部のものだけです。それ以外の受取人に似せたアドレスがあっても検出されません。`,
  ownersUnread:
    'Safe のコントラクトから所有者を読み取れませんでした。所有者に似せたアドレスがあっても検出されません。',
  historyUnread:
    'Safe サービスから履歴が提供されませんでした。この履歴だけにあるアドレスに似せたアドレスがあっても検出されません。',
  recipient: '受取人:',
  known: '既知のアドレス:',
  inHistory: '履歴にあるアドレス:',
  compared: '両方のアドレスを比較し、この受取人が正しいことを確認しました。',
} as const satisfies PartialTranslation<typeof english.lookAlikeTexts>
