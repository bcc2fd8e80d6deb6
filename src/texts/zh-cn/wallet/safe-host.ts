import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/safe-host'

/** Messages of the errors that a Safe's page around this one causes. */
export const safeHostTexts = {
  cancelled: '请求已取消。',
  silent: 'Safe 没有响应。',
  pending: 'Safe 中已有一个打开的请求。请先在 Safe 中答复该请求。',
  invalidPermissionsRequest: '权限请求无效',
  permissionsRejected: '权限被拒绝',
  infoMissing: '无法加载 Safe 信息',
  notImplemented: (call: string) => `“${call}”未实现`,
  unexpectedAnswer: (method: string) => `Safe 对 ${method} 返回了意外的答复。`,
  unreadableAnswer: 'Safe 返回了无法读取的答复。',
  invalidAddressOrHash: '地址或消息哈希无效',
  invalidAddress: '地址无效',
  invalidValue: '金额无效',
  invalidData: '数据无效',
  invalidTypedData: '类型化数据无效',
} as const satisfies PartialTranslation<typeof english.safeHostTexts>
