import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/program-descriptions'

/** One sentence for search engines, link previews and browsers without scripts, by the id of the program. */
export const programDescriptions = {
  bridge: 'トークンをあるネットワークから別のネットワークへ移すサービスです。',
  governance: 'コミュニティが投票を行うサイトです。',
  charts: 'コミュニティのペアの価格の履歴です。',
  collections: 'コミュニティの NFT コレクションです。',
  markets: '取引所、Chia ウォレット、および Chia 市場です。',
  partners: 'コミュニティのパートナーのサイトです。',
  social: 'コミュニティのチャンネルです: Telegram、Twitter、Discord。',
  display: 'スキン、壁紙、およびデスクトップのサイズを選択します。',
  exchange: 'コミュニティのトークンを、使用しているウォレットでスワップします。',
  guestbook: 'サインインした人が 1 日に 1 行、署名入りで書き込めます。',
  heartbreak: '1 つも割らずに、無傷のハートをすべて見つけてください。',
  help: 'このデスクトップの説明書です。',
  notepad: 'このデスクトップの「はじめにお読みください」、使用条件、およびヘルプです。',
  run: 'このコミュニティのプログラム、アドレス、または Web ページを開きます。',
  holdings: '接続中のアカウントが保有する資産と、プールでのその価値です。',
  send: 'ETH またはトークンを、アドレスまたは名前に送金します。',
  'shut-down': 'デスクトップを再起動するか、ウォレットを切断します。',
  solitaire: '1998 年のカード ゲームです。クロンダイクと、今日のゲームがあります。',
  swap: 'コミュニティのペアとその価格です。',
  treasury: 'コミュニティの Safe の残高とトランザクションです。',
} as const satisfies PartialTranslation<typeof english.programDescriptions>
