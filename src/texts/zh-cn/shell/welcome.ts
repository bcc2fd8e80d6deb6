import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/welcome'

/** The Welcome screen of the first visit. */
export const welcomeTexts = {
  title: (site: string) => `欢迎使用 ${site}`,
  skin: '1. 选择皮肤',
  wallet: '2. 连接钱包',
  walletText: '查看余额、付款和玩排位赛需要钱包。其他功能无需钱包即可使用。',
  connect: '连接钱包…',
  begin: '3. 四处看看',
  each: '每次打开桌面时显示此屏幕',
  close: '关闭',
} as const satisfies PartialTranslation<typeof english.welcomeTexts>
