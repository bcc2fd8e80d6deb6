import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/ui/explorer'

/** Folder windows, independent of their content. */
export const explorerTexts = {
  file: 'ファイル',
  open: '開く',
  copyLink: 'リンクのコピー',
  copyKey: 'Ctrl+C',
  close: '閉じる',
  view: '表示',
  asWebPage: 'Web ページで表示',
  views: {
    large: '大きいアイコン',
    small: '小さいアイコン',
    list: '一覧',
    details: '詳細',
  },
  help: 'ヘルプ',
  helpTopics: 'トピックの検索',
  address: 'アドレス',
  path: (title: string) => `マイ LOVE\\${title}`,
  name: '名前',
  leadsTo: 'アドレス',
  objects: (count: number) => `${count} 個のオブジェクト`,
  notConfigured: '未設定',
  newTab: '(新しいタブで開きます)',
  opensInNewTab: '新しいタブで開きます。',
  selectToSee: 'アイコンを選択すると、アドレスが表示されます。',
  copied: 'リンクをコピーしました。',
  notCopied: 'ブラウザによってコピーがブロックされました。アドレスを選択し、Ctrl+C キーを押してください。',
} as const satisfies PartialTranslation<typeof english.explorerTexts>

/** The folders of links. */
export const linkFolderTexts = {
  about: {
    bridge:
      'トークンをあるネットワークから別のネットワークへ移すサービスです。第三者が運営しています。署名する内容をお読みください。',
    governance:
      'コミュニティが投票を行うサイトです。投票への署名はウォレットで行い、ここで行うことは決してありません。',
    collections: 'コミュニティの NFT コレクションです。',
    markets: 'コミュニティのトークンの取引所とウォレットです。',
    partners: 'コミュニティのパートナーのサイトです。',
    social: 'コミュニティのチャンネルです。',
  },
  notConfigured: '未設定',
  nothing: 'このフォルダは空です。',
  notSetUp: 'このフォルダのリンクは、コミュニティによってまだ設定されていません。',
  missing: (label: string) =>
    `${label} は設定されていません。\nこのリンクは、コミュニティによってまだ設定されていません。`,
  setting: (path: string) => `love98.config.ts: ${path}`,
  ok: 'OK',
} as const satisfies PartialTranslation<typeof english.linkFolderTexts>
