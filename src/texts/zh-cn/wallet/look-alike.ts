import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/look-alike'

/** A recipient that can be taken for another address. */
export const lookAlikeTexts = {
  warning:
    '此收款人与您已知的某个地址相似，但它是另一个地址。攻击者会制造这样的地址来欺骗您。请逐个比较每个字符。',
  seen: '此收款人看起来像历史记录中的另一个地址。其中一个可能是被人植入历史记录的。请与您信任的来源逐个比较每个字符。',
  reading: '正在与以前的收款人比较…',
  unread: '无法从网络读取以前的收款人。与其中某个地址相似的地址将不会被发现。',
  partly: (block: string) =>
    `未能从网络读取所有以前的收款人，只读取了自区块 ${block} 以来的收款人和一些更早的收款人。与其他收款人相似的地址将不会被发现。`,
  ownersUnread: '无法从 Safe 的合约读取所有者。与某位所有者相似的地址将不会被发现。',
  historyUnread: 'Safe 服务没有提供其历史记录。与仅在此历史记录中出现的地址相似的地址将不会被发现。',
  recipient: '收款人：',
  known: '已知的地址：',
  inHistory: '历史记录中的地址：',
  compared: '我已比较两个地址，此收款人正确。',
} as const satisfies PartialTranslation<typeof english.lookAlikeTexts>
