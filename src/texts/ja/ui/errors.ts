import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/ui/errors'

/** What a visitor reads about a failure, by the code of its `LoveError`. */
export const errorTexts = {
  'bad-request': '予期しないエラーが発生しました。もう一度やり直してください。',
  'too-large': '要求が大きすぎます。',
  'method-not-allowed': 'この要求はここでは許可されていません。',
  'unknown-chain': 'このネットワークはここではサポートされていません。',
  'node-unavailable':
    'ブロックチェーン ノードが応答していません。しばらくしてからもう一度やり直してください。',
  'safe-gateway-unavailable': 'Safe サービスが応答していません。しばらくしてからもう一度やり直してください。',
  'safe-info-missing': 'Safe の情報を読み込めませんでした',
  'rate-limited': '要求が多すぎます。しばらく待ってから、もう一度やり直してください。',
  'database-unavailable':
    'サーバーがデータベースに接続できません。しばらくしてからもう一度やり直してください。',
  'too-slow': 'サーバーの応答に時間がかかりすぎました。しばらくしてからもう一度やり直してください。',
  'settings-unavailable':
    'このページの設定を読み込めませんでした。接続を確認して、もう一度やり直してください。',
  'server-unavailable': 'サーバーが応答していません。接続を確認して、もう一度やり直してください。',
  'chunk-unavailable': 'このページの一部を読み込めませんでした。接続を確認して、もう一度やり直してください。',
  'user-rejected': '要求は拒否されました。',
  'request-pending': 'ウォレットで要求が既に開かれています。先にウォレットで応答してください。',
  'connector-not-found': 'コネクタが見つかりません',
  'connector-already-connected': 'コネクタは既に接続されています',
  'chain-not-configured': 'このネットワークはコネクタに設定されていません',
  'wrong-network':
    '正しくないネットワークが検出されました。続行するには、ネットワークを切り替えるか、切断してください。',
  'cannot-switch': 'お使いのウォレットはネットワークの切り替えをサポートしていません',
  'not-connected': '先にウォレットを接続してください。',
  'no-chains': 'wagmi の設定にネットワークが見つかりませんでした',
  'no-config': 'wagmi の設定が見つかりません',
  'provider-required': 'プロバイダが必要です。',
  'switching-not-supported': 'このコネクタは、プログラムによるネットワークの切り替えをサポートしていません。',
  'other-chain':
    'ウォレットは別のネットワークに接続されています。ネットワークを切り替えて、もう一度やり直してください。',
  'not-authorized':
    'ウォレットによってこの要求がブロックされました。ウォレットを開き、このページを許可してください。',
  'method-not-supported': 'お使いのウォレットはこの要求をサポートしていません。',
  'wallet-offline':
    'ウォレットがネットワークに接続されていません。ウォレットを確認して、もう一度やり直してください。',
  'still-reconnecting': 'ウォレットを再接続しています。しばらくしてからもう一度やり直してください。',
  'popup-blocked':
    'ウォレットのウィンドウがブロックされました。このページのポップアップ ウィンドウを許可して、もう一度やり直してください。',
  'pairing-expired': '要求がタイムアウトしました。新しいコードの準備ができました。',
  'wallet-failed': 'ウォレットがエラーを返しました。',
  'wallet-not-answering':
    'ウォレットが応答していません。ウォレットを開いてロックを解除し、もう一度やり直してください。',
  'account-changed': 'ウォレットのアカウントが変更されました。詳細を確認して、もう一度やり直してください。',
  'transaction-fails': 'このトランザクションは失敗します。',
  'transaction-repeated':
    '同じトランザクションが既に送信されています。[アカウント] の [最近のトランザクション] を参照してください。',
  'transaction-unknown':
    'これを送信したかどうか、ウォレットから報告がありませんでした。もう一度送信する前に、ウォレットで確認してください。',
  'name-character': 'この名前には、使用できない文字が含まれています。',
  'name-empty-label':
    'この名前には空の部分があります。ドットが 2 つ続いているか、先頭または末尾にドットがあります。',
  'name-mixture': 'この名前には、異なる種類の文字が混在しています。',
  'name-leading-mark': 'この名前の一部が、アクセント記号で始まっています。',
  'name-underscore': 'この名前には、部分の先頭以外に下線文字があります。',
  'name-marks': 'この名前には、1 つの文字に 4 つを超える記号が付いています。',
  'name-invalid': 'この名前は有効ではありません。',
  'nonce-failed': 'メッセージの準備中にエラーが発生しました。もう一度やり直してください。',
  'sign-in-failed': '問題が発生しました。',
  'signing-failed': 'メッセージの署名中にエラーが発生しました。もう一度やり直してください。',
  'verification-failed': '署名の検証中にエラーが発生しました。もう一度やり直してください。',
  'other-address': 'このアドレスではサインインできません。このサイトの公式アドレスを開いてください。',
  'not-signed-in': 'ランク戦をプレイするには、ウォレットを接続してサインインしてください。',
  'already-played': '今日のこのレベルのランク戦ボードは、既にプレイしました。明日もう一度お越しください。',
  'unknown-game':
    'このゲームが見つかりません。期限が切れた可能性があります。新しいゲームを開始してください。',
  'unknown-board': 'このボードが見つかりません。リンク全体をコピーして、もう一度やり直してください。',
  'bad-log': 'ゲームの記録が壊れているため、ゲームは送信されませんでした。',
  'guestbook-refused': '書き込みは受け付けられませんでした。',
  'not-yet-public': 'このゲームは、午前 0 時 (UTC) を過ぎると見られるようになります。',
  unexpected: '予期しないエラーが発生しました。もう一度やり直してください。',
} as const satisfies PartialTranslation<typeof english.errorTexts>

/** What is wrong with a transaction that a program asks to track; fixed by. */
export const transactionProblemTexts = {
  hash: 'トランザクション ハッシュが無効です',
  description: 'トランザクションには説明が必要です',
  confirmations: 'トランザクションの承認数は正の整数である必要があります',
} as const satisfies PartialTranslation<typeof english.transactionProblemTexts>
