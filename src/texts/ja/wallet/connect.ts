import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/connect'

/** The Connect a Wallet dialog: the list and the status of a connection. */
export const connectTexts = {
  title: 'ウォレットを接続',
  list: 'ウォレット',
  recent: '最近使用',
  unsupported: (name: string) => `${name} (サポート外)`,
  choose: 'ウォレットを選択してください。',
  opening: (name: string) => `${name} を開いています… 拡張機能で接続を確認してください。`,
  openingElsewhere: (name: string) => `${name} を開いています… そのウィンドウで接続を確認してください。`,
  failed: 'ウォレットを接続できませんでした。',
  retry: '再試行',
  cancel: 'キャンセル',
  copied: 'コピーしました。',
  back: '< 戻る',
  whatIsAWallet: 'ウォレットとは?',
  home: '資産の置き場所',
  homeText:
    'ウォレットは、コイン、トークン、コレクティブルのキーを保管します。それらを表示したり、送ったり、受け取ったりします。',
  logIn: 'サインインの方法',
  logInText:
    'このページにアドレスを知らせ、署名や支払いの前には必ず確認を求めます。ユーザー名もパスワードも必要ありません。',
  getAWallet: 'ウォレットを入手',
  learnMore: '詳細情報',
  noWallet:
    'このブラウザにウォレットが見つかりませんでした。ウォレットをインストールするか、使用するウォレットのロックを解除してください。ここに表示されるようになります。',
} as const satisfies PartialTranslation<typeof english.connectTexts>
