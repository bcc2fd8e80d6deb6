import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/display'

/** Display Properties. */
export const displayTexts = {
  tabsLabel: '属性',
  tabs: {
    background: '背景',
    appearance: '外观',
    effects: '效果',
  },
  wallpaper: '墙纸',
  ownWallpaper: '(外观方案默认)',
  noWallpaper: '无',
  pictures: {
    love: '心形云朵',
    'vaporwave-arcade': '夜间驾驶',
    'tang-gang': '橘子帮',
  },
  placement: '显示:',
  placements: {
    center: '居中',
    tile: '平铺',
    stretch: '拉伸',
  },
  skin: '外观方案',
  size: '大小',
  sizes: {
    standard: 'Windows 标准',
    large: 'Windows 标准(大)',
    'extra-large': 'Windows 标准(特大)',
  },
  effects: '视觉效果',
  contents: '拖动时显示窗口内容',
  smoothFonts: '平滑屏幕字体边缘',
  opening: '打开图标',
  singleClick: '通过单击打开项目',
  doubleClick: '通过双击打开项目',
  language: '语言',
  ok: '确定',
  cancel: '取消',
  apply: '应用',
  unsavedTitle: '显示 属性',
  unsaved: '是否要应用所做的更改?',
  yes: '是',
  no: '否',
  privacy: '隐私',
  statistics: '发送使用情况统计信息',
  statisticsNote: (host: string) =>
    `将您打开的程序，以及您在此桌面上所做操作的录像发送到 ${host}。绝不会发送您的密钥。除非您启用，否则此项是关闭的。`,
  monitor: {
    inactive: '非活动窗口',
    active: '活动窗口',
    text: '窗口文字',
    selected: '选定',
    start: '开始',
  },
} as const satisfies PartialTranslation<typeof english.displayTexts>
