import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/display'

/** Display Properties. */
export const displayTexts = {
  tabsLabel: 'プロパティ',
  tabs: {
    background: '背景',
    appearance: 'デザイン',
    effects: '効果',
  },
  wallpaper: '壁紙',
  ownWallpaper: '(スキンの既定)',
  noWallpaper: 'なし',
  pictures: {
    love: 'ハートの雲',
    'vaporwave-arcade': '夜のドライブ',
    'tang-gang': 'タンジェリンの仲間',
  },
  placement: '表示位置:',
  placements: {
    center: '中央に表示',
    tile: '並べて表示',
    stretch: '拡大して表示',
  },
  skin: 'スキン',
  size: 'サイズ',
  sizes: {
    standard: 'Windows スタンダード',
    large: 'Windows スタンダード (大)',
    'extra-large': 'Windows スタンダード (特大)',
  },
  effects: '視覚効果',
  contents: 'ドラッグ中にウィンドウの内容を表示する',
  smoothFonts: 'スクリーン フォントの縁を滑らかにする',
  opening: 'アイコンの開き方',
  singleClick: 'シングルクリックで項目を開く',
  doubleClick: 'ダブルクリックで項目を開く',
  language: '言語',
  ok: 'OK',
  cancel: 'キャンセル',
  apply: '適用',
  unsavedTitle: '画面のプロパティ',
  unsaved: '変更を適用しますか?',
  yes: 'はい',
  no: 'いいえ',
  privacy: 'プライバシー',
  statistics: '使用統計を送信する',
  statisticsNote: (host: string) =>
    `開いたプログラムと、このデスクトップで行った操作の記録を ${host} に送信します。キーが送信されることは決してありません。オンにしない限り、オフのままです。`,
  monitor: {
    inactive: '非アクティブ',
    active: 'アクティブ',
    text: 'ウィンドウの文字',
    selected: '選択された項目',
    start: 'スタート',
  },
} as const satisfies PartialTranslation<typeof english.displayTexts>
