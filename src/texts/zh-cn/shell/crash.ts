import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/shell/crash'

/** The blue screen of a desktop that failed. */
export const crashTexts = {
  heading: 'Love98',
  happened: (id: string) => `桌面发生致命异常 ${id}。桌面已关闭。`,
  lines: ['您的钱包不受影响。未经您批准，此页无法发送任何东西。', '按任意键再次坠入爱河。您的窗口将会还原。'],
  forgetting:
    '再次发生此问题，原因可能在于已存储的设置。如果不使用这些设置启动，您的外观设置、打开的窗口、保存的游戏和对条款的接受将从此浏览器中删除，您的钱包也将断开连接。',
  restart: '重新启动',
  forget: '不使用已存储的设置启动',
  copy: '复制错误 ID',
  copied: '已复制。',
  notCopied: '您的浏览器阻止了复制。请选定文本，然后按 CTRL+C。',
} as const satisfies PartialTranslation<typeof english.crashTexts>
