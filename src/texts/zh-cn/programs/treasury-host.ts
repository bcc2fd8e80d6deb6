import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-host'

/** The page of the property sheet about the Safe around this page. */
export const treasuryHostTexts = {
  tab: 'Safe 网页',
  origin: '网页的地址',
  network: '网络',
  shortName: '简称',
  total: '总价值(USD)',
  assets: '资产',
  fromHost: '此信息由嵌入此页的 Safe 提供，未在这台计算机上验证。',
} as const satisfies PartialTranslation<typeof english.treasuryHostTexts>
