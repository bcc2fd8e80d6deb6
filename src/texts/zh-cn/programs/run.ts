import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/run'

/** The Run dialog and its answers. */
export const runTexts = {
  about: '请键入程序或链接的名称、地址、交易或此社区的网页，系统会为您打开它。',
  open: '打开：',
  ok: '确定',
  cancel: '取消',
  notFound: (text: string) =>
    `找不到“${text}”。\n请检查拼写，然后重试。有关可键入内容的列表，请参阅“帮助”中的“运行”。`,
  notConfigured: (label: string) => `“${label}”未设置。\n社区尚未设置此链接。`,
  setting: (path: string) => `love98.config.ts: ${path}`,
  foreign: (host: string) =>
    `${host} 不是此社区的网站，因此无法在此处打开。\n如果您信任它，请在浏览器中键入其地址。`,
  badHexadecimal: '不是有效的地址或交易。\n地址请输入 0x 及其后的 40 个十六进制字符，交易则为 64 个。',
  aboutTitle: (site: string) => `关于 ${site}`,
  version: (site: string) => `${site}\n为当今社区打造的 1998 年桌面。\n手工绘制、编写和作曲。`,
  loveTitle: 'love',
  love: '您爱我们吗？只有一个按钮，所以我们知道答案。',
  formatTitle: 'format c:',
  format: '此驱动器上所有的爱都将永远丢失。\n没有格式化任何东西。永远也不会。',
} as const satisfies PartialTranslation<typeof english.runTexts>
