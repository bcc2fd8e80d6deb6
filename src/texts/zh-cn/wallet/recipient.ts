import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/recipient'

/** A field for a recipient: an address or a name. */
export const recipientTexts = {
  addressProblems: {
    'not-an-address': '不是有效的地址。请输入 0x 及其后的 40 个十六进制字符，或 ENS 名称。',
    checksum: '不是有效的地址：其大写字母与其他字符不符(EIP-55)。请重新复制地址。',
    'unknown-network': '无法识别网络前缀。请输入不带前缀的地址。',
    'other-network': '此地址属于另一个网络。请输入此处所显示网络上的地址。',
  },
  resolving: '正在查找名称…',
  resolved: (name: string, address: string) => `${name} 解析为 ${address}`,
  nameMoved: (name: string, before: string, now: string) =>
    `${name} 已改变：以前是 ${before}，现在是 ${now}。请检查，然后重新提议。`,
  noRecord: (name: string) => `${name} 在此网络上没有地址。请输入其地址。`,
  nameNotRead: (why: string) => `无法查找此名称：${why}请重试，或输入地址。`,
  noNames: '此网络不支持名称。请输入地址。',
} as const satisfies PartialTranslation<typeof english.recipientTexts>
