import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/shut-down'

/** The Shut Down dialog and the screens that follow it. */
export const shutDownTexts = {
  question: '您希望桌面做什么？',
  choices: {
    'stand-by': '待机',
    'shut-down': '关闭系统',
    restart: '重新启动',
    disconnect: '断开钱包',
  },
  ok: '确定',
  cancel: '取消',
  restartTitle: '重新启动',
  restartQuestion: '所有窗口将关闭，其位置将重置。\n您的图标、皮肤、已接受的条款和钱包不会更改。',
  restart: '重新启动',
  standingBy: '待机',
  pressAnyKey: '按任意键继续。',
  safe: '现在您可以安全地关闭您的心了。',
  turnOn: '打开',
  starting: (site: string) => `正在启动 ${site}`,
  skip: '按任意键继续。',
} as const satisfies PartialTranslation<typeof english.shutDownTexts>
