import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/ui/explorer'

/** Folder windows, independent of their content. */
export const explorerTexts = {
  file: '文件',
  open: '打开',
  copyLink: '复制链接',
  copyKey: 'Ctrl+C',
  close: '关闭',
  view: '查看',
  asWebPage: '按 Web 页',
  views: {
    large: '大图标',
    small: '小图标',
    list: '列表',
    details: '详细资料',
  },
  help: '帮助',
  helpTopics: '帮助主题',
  address: '地址',
  path: (title: string) => `我的 LOVE\\${title}`,
  name: '名称',
  leadsTo: '地址',
  objects: (count: number) => `${count} 个对象`,
  notConfigured: '未设置',
  newTab: '(在新标签页中打开)',
  opensInNewTab: '在新标签页中打开。',
  selectToSee: '选定图标可查看其地址。',
  copied: '已复制链接。',
  notCopied: '您的浏览器阻止了复制。请选定地址，然后按 CTRL+C。',
} as const satisfies PartialTranslation<typeof english.explorerTexts>

/** The folders of links. */
export const linkFolderTexts = {
  about: {
    bridge: '将代币从一个网络移到另一个网络的服务。由第三方运营；请阅读您要签署的内容。',
    governance: '社区投票的网站。投票由您在自己的钱包中签名，绝不在此处签名。',
    collections: '社区的 NFT 收藏系列。',
    markets: '交易社区代币的交易所和钱包。',
    partners: '社区合作伙伴的网站。',
    social: '社区的频道。',
  },
  notConfigured: '未设置',
  nothing: '此文件夹为空。',
  notSetUp: '社区尚未为此文件夹设置任何链接。',
  missing: (label: string) => `“${label}”未设置。\n社区尚未设置此链接。`,
  setting: (path: string) => `love98.config.ts: ${path}`,
  ok: '确定',
} as const satisfies PartialTranslation<typeof english.linkFolderTexts>
