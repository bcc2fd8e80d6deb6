import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/programs'

/** What a program is called. */
export const programTexts = {
  bridge: {
    title: '跨链桥',
  },
  governance: {
    title: '治理',
  },
  charts: {
    title: '图表',
  },
  collections: {
    title: '收藏系列',
  },
  markets: {
    title: '市场',
  },
  partners: {
    title: '合作伙伴',
  },
  social: {
    title: '社交',
  },
  display: {
    title: '显示 属性',
  },
  exchange: {
    title: '兑换代币',
  },
  guestbook: {
    title: '留言簿',
  },
  heartbreak: {
    title: 'Heartbreak',
  },
  help: {
    title: '帮助',
  },
  notepad: {
    title: '记事本',
  },
  run: {
    title: '运行',
  },
  holdings: {
    title: '我的 LOVE',
  },
  send: {
    title: '送出爱心',
  },
  shutDown: {
    title: '关闭 Love98',
  },
  solitaire: {
    title: '纸牌',
  },
  swap: {
    title: '兑换交易对',
  },
  treasury: {
    title: '金库',
  },
} as const satisfies PartialTranslation<typeof english.programTexts>
