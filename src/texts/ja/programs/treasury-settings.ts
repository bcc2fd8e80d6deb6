import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-settings'

/** Changing the settings of a Safe in the Treasury. */
export const treasurySettingsTexts = {
  title: '設定の変更',
  change: '変更…',
  kind: '変更内容',
  kinds: {
    ADD_OWNER: '所有者の追加',
    REMOVE_OWNER: '所有者の削除',
    SWAP_OWNER: '所有者の置換',
    CHANGE_THRESHOLD: 'しきい値の変更',
    ENABLE_MODULE: 'モジュールの有効化',
    DISABLE_MODULE: 'モジュールの無効化',
    SET_GUARD: 'トランザクション ガードの設定',
    DELETE_GUARD: 'トランザクション ガードの削除',
    SET_FALLBACK_HANDLER: 'フォールバック ハンドラの設定',
    CHANGE_VERSION: 'コントラクトのバージョンの変更',
  },
  newOwner: '新しい所有者',
  owner: '所有者',
  module: 'モジュール',
  contract: 'コントラクト',
  threshold: '必要な署名の数',
  chooseOne: '一覧から 1 つ選択してください。',
  problems: {
    'reserved-address': 'Safe は、ここではこのアドレスを使えません。別のアドレスを入力してください。',
    'already-owner': 'このアカウントは既に所有者です。別のアドレスを入力してください。',
    'not-an-owner': 'このアカウントは、もう所有者ではありません。別のアカウントを選択してください。',
    threshold: '署名の数が有効ではありません。1 から所有者の数までの数値を入力してください。',
    'already-module': 'このモジュールは既に有効です。別のアドレスを入力してください。',
    'not-a-module': 'このモジュールは、もう有効ではありません。別のモジュールを選択してください。',
    unchanged: 'Safe は既にこの設定になっています。別の設定を入力してください。',
  },
  noContract:
    'このネットワークのこのアドレスにはコントラクトがありません。コントラクトのアドレスを入力してください。',
  everyOne:
    'モジュール、ガード、またはハンドラは、Safe の動作に加わるコードです。信頼できるものだけを設定してください。',
  onlyTheirs:
    '新しい所有者がキーを持っていることを確認してください。そのアカウントが署名するまで、これは検証できません。',
  versionOffer: (from: string, to: string, singleton: string) =>
    `この Safe のバージョンは ${from} です。このネットワークでは、Safe プロジェクトのバージョン ${to} を利用できます: ${singleton}。アドレス、所有者、しきい値、モジュール、および資産は変わりません。`,
  versionRuns:
    'バージョンを変更するコントラクトは、Safe 自体として 1 回実行されます。このネットワークにあるそのコードは、公開されているものと同じです。',
  readFromChain: (block: string) =>
    `ブロック ${block} で、Safe のコントラクトから読み取りました。新しいバージョンの有無、最新バージョン、および次に使えるナンスは、Safe サービスから提供されたものです。`,
  differs: (settings: string) =>
    `Safe サービスは、次について異なる値を報告しています: ${settings}。ここに表示されている値は、コントラクトから読み取ったものです。`,
  moreModules: (listed: number) => `表示されている ${listed} 個より多くのモジュールが有効になっています。`,
} as const satisfies PartialTranslation<typeof english.treasurySettingsTexts>
