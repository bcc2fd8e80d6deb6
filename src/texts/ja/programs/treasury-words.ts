import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-words'

/** What a call of a Safe does, in words that are made from its bytes. */
export const treasuryWords = {
  coin: (amount: string, symbol: string) => `${amount} ${symbol}`,
  token: (amount: string, symbol: string, token: string) => `${amount} ${symbol} (トークン ${token})`,
  rawToken: (integer: string, token: string) => `トークン ${token} の ${integer} 最小単位`,
  rawSymbol: (integer: string, symbol: string, token: string) =>
    `${symbol} の ${integer} 最小単位 (トークン ${token})`,
  unlimited: (symbol: string, token: string) => `無制限の ${symbol} (トークン ${token})`,
  unlimitedRaw: (token: string) => `無制限のトークン ${token}`,
  nft: (id: string, symbol: string, token: string) => `${symbol} の NFT #${id} (コレクション ${token})`,
  rawNft: (id: string, token: string) => `コレクション ${token} の NFT #${id}`,
  items: (count: string, one: string) => `${count} × ${one}`,
  amountOrId: (integer: string, token: string) => `トークン ${token} の ${integer} (数量または NFT の ID)`,
  quoted: (symbol: string) => `“${symbol}”`,
  pay: (amount: string, to: string) => `${to} に送信: ${amount}`,
  nothing: (to: string) => `${to} の呼び出し (金額もデータもなし)`,
  reject: '却下: ナンスを使い切り、何も行いません',
  move: (what: string, from: string, to: string) => `${to} に移動 (移動元: ${from}): ${what}`,
  allow: (spender: string, what: string) => `${spender} に ${what} を使うことを許可`,
  allowMore: (spender: string, what: string) => `${spender} に、さらに次の分を使うことを許可: ${what}`,
  allowLess: (spender: string, what: string) => `${spender} に許可した分から次の分を減らす: ${what}`,
  allowZero: (spender: string, token: string) =>
    `${spender} の許可額を 0 に設定 (または NFT #0 を許可): トークン ${token}`,
  allowOf: (words: string, owner: string) => `${words} (対象アカウント: ${owner})`,
  until: (words: string, time: string) => `${words} (期限: ${time})`,
  allowAll: (operator: string, token: string) =>
    `${operator} に、コレクション ${token} のすべてを移動することを許可`,
  disallowAll: (operator: string, token: string) =>
    `${operator} に与えた、コレクション ${token} のすべてを移動する許可を取り消し`,
  settings: {
    addOwner: (owner: string, threshold: string) =>
      `所有者 ${owner} の追加 (この所有者はこれに署名していません)。必要な署名の数: ${threshold}`,
    removeOwner: (owner: string, threshold: string) => `所有者 ${owner} の削除。必要な署名の数: ${threshold}`,
    swapOwner: (oldOwner: string, newOwner: string) =>
      `所有者 ${oldOwner} を ${newOwner} に置換 (新しい所有者はこれに署名していません)`,
    threshold: (threshold: string) => `必要な署名の数を ${threshold} に変更`,
    contract: (address: string) => `Safe のコントラクトを ${address} に置換`,
    publishedContract: (words: string, version: string) =>
      `${words} (Safe プロジェクトが公開したバージョン ${version})`,
    unknownContract: (words: string) => `${words} (Safe プロジェクトの既知のコントラクトではありません)`,
    fallbackHandler: (address: string) =>
      `フォールバック ハンドラを ${address} に設定 (以後、Safe への呼び出しに応答します)`,
    enableModule: (address: string) =>
      `モジュール ${address} の有効化 (以後、署名なしですべてを移動できます)`,
    disableModule: (address: string) => `モジュール ${address} の無効化`,
    setGuard: (address: string) =>
      `トランザクション ガードを ${address} に設定 (以後、すべてのトランザクションをブロックできます)`,
    deleteGuard: 'トランザクション ガードの削除',
    setModuleGuard: (address: string) =>
      `モジュール ガードを ${address} に設定 (以後、モジュールのすべてのトランザクションをブロックできます)`,
    deleteModuleGuard: 'モジュール ガードの削除',
  },
  ofOther: (words: string, contract: string) => `${words} (対象の ${contract} は、この Safe ではありません)`,
  ofThis: (words: string, safe: string, caller: string) =>
    `${words} (対象はこの Safe ${safe}、呼び出し元は ${caller})`,
  batch: (count: number) => `${count} 個の呼び出しのバッチ`,
  batchWith: (count: number, first: string) => `${count} 個の呼び出しのバッチ。最初: ${first}`,
  batchElsewhere: (count: number, contract: string) =>
    `Safe ではなくコントラクト ${contract} が行う、${count} 個の呼び出しのバッチ`,
  batchDelegated: (count: number, contract: string) =>
    `${contract} のコードによる ${count} 個の呼び出しのバッチ (デリゲートコール)`,
  multicall: (count: number, contract: string, first: string) =>
    `コントラクト ${contract} が自身に対して実行する ${count} 個の呼び出し。最初: ${first}`,
  several: (count: number, contract: string, first: string) =>
    `${contract} への 1 つの呼び出しに含まれる ${count} 個の操作。最初: ${first}`,
  nothingInside: 'なし',
  payouts: {
    wrap: (amount: string, to: string, contract: string) =>
      `${to} のためにラップ: ${amount} (コントラクト ${contract})`,
    unwrap: (amount: string, to: string, contract: string) =>
      `${to} へアンラップ: コントラクト ${contract} が保有するすべて、${amount} 以上`,
    sweep: (amount: string, to: string, contract: string) =>
      `${to} へ払い出し: コントラクト ${contract} が保有するすべて、${amount} 以上`,
    transfer: (amount: string, to: string, contract: string) =>
      `${to} へ払い出し: コントラクト ${contract} が保有するもののうち ${amount}`,
    portion: (percent: string, token: string, to: string, contract: string) =>
      `${to} へ払い出し: コントラクト ${contract} が保有するすべての ${token} の ${percent}%`,
  },
  held: (token: string) => `コントラクトが保有するトークン ${token} のすべて`,
  heldCoin: (symbol: string) => `コントラクトが保有する ${symbol} のすべて`,
  execute: (safe: string, what: string) => `Safe ${safe} のトランザクションを実行: ${what}`,
  approveHash: (hash: string, safe: string) => `Safe ${safe} のトランザクション ハッシュ ${hash} を承認`,
  exactly: (amount: string) => `ちょうど ${amount}`,
  atMost: (amount: string) => `最大 ${amount}`,
  atLeast: (amount: string) => `最低 ${amount}`,
  swap: (gives: string, receives: string, to: string, contract: string) =>
    `${gives} を ${receives} にスワップ (支払先: ${to}、コントラクト: ${contract})`,
  addLiquidity: (one: string, other: string, to: string, contract: string) =>
    `${one} と ${other} の流動性を追加 (所有者: ${to}、コントラクト: ${contract})`,
  removeLiquidity: (one: string, other: string, to: string, contract: string) =>
    `流動性を削除し ${one} と ${other} を受け取り (支払先: ${to}、コントラクト: ${contract})`,
  wrap: (contract: string) => `コントラクト ${contract} に預け入れ`,
  unwrap: (integer: string, contract: string) =>
    `コントラクト ${contract} から ${integer} 最小単位を引き出し`,
  names: {
    register: (name: string, contract: string) => `${contract} で名前 ${name} を登録`,
    renew: (name: string, contract: string) => `${contract} で名前 ${name} を更新`,
    commit: (_: string, contract: string) => `${contract} で名前の登録を予告`,
    owner: (name: string, contract: string) => `${contract} で名前 ${name} の所有者を変更`,
    subname: (name: string, contract: string) => `${contract} で ${name} のサブネームを作成または譲渡`,
    fuses: (name: string, contract: string) =>
      `${contract} で、名前 ${name} またはサブネームに対して所有者が行えることを変更`,
    resolver: (name: string, contract: string) => `${contract} で名前 ${name} のリゾルバを変更`,
    address: (name: string, contract: string) => `${contract} で名前 ${name} のアドレスを変更`,
    record: (name: string, contract: string) => `${contract} で名前 ${name} のレコードを変更`,
    primary: (name: string, contract: string) => `${contract} でプライマリ名 ${name} を設定`,
  },
  nameTo: (words: string, account: string) => `${words} (対象アカウント: ${account})`,
  control: {
    'transfer-ownership': (contract: string) => `コントラクト ${contract} の所有権を譲渡`,
    'renounce-ownership': (contract: string) => `コントラクト ${contract} の所有権を放棄`,
    'accept-ownership': (contract: string) => `コントラクト ${contract} の所有権を受諾`,
    'grant-role': (contract: string) => `コントラクト ${contract} でロールを付与`,
    'revoke-role': (contract: string) => `コントラクト ${contract} でロールを取り消し`,
    'renounce-role': (contract: string) => `コントラクト ${contract} でロールを放棄`,
    'change-code': (contract: string) => `コントラクト ${contract} のコードの一部を置換`,
    'change-admin': (contract: string) => `コントラクト ${contract} でプロキシの管理者を変更`,
  },
  rights: {
    spend: (contract: string, of: string) =>
      `別のアカウントに、${contract} を通じて Safe から支出することを許可 (${of})`,
    borrow: (contract: string, of: string) =>
      `別のアカウントに、${contract} で Safe の債務として借り入れることを許可 (${of})`,
    act: (contract: string, of: string) =>
      `別のアカウントに、${contract} で Safe に代わって行動することを許可 (${of})`,
    vote: (contract: string, of: string) =>
      `別のアカウントに、${contract} で Safe に代わって投票することを許可 (${of})`,
    order: (contract: string, of: string) =>
      `${contract} で Safe の注文を約定させることを誰にでも許可 (${of})`,
    receive: (contract: string, of: string) =>
      `${contract} への呼び出しの結果を受け取るアカウントを指定 (${of})`,
    configure: (contract: string, of: string) =>
      `他者が Safe に代わって行動するための規則を ${contract} で変更 (${of})`,
  },
  rightEnds: (contract: string, of: string) => `${contract} で Safe に代わって行動する権利を取り消し (${of})`,
  rightOf: (words: string, account: string) => `${words}: ${account}`,
  role: (words: string, role: string) => `${words}、ロール ${role}`,
  upgrade: (contract: string, implementation: string) =>
    `コントラクト ${contract} のコードを ${implementation} のコードに置換`,
  migrate: (version: string, singleton: string, contract: string) =>
    `${contract} のコードにより、Safe のコントラクトを、Safe プロジェクトが公開したバージョン ${version} (${singleton}) に変更 (デリゲートコール)`,
  migrateHandler: (words: string, handler: string) =>
    `${words}。さらにフォールバック ハンドラを ${handler} に設定します`,
  delegate: (contract: string) => `${contract} のコードを Safe 自体として実行 (デリゲートコール)`,
  unknown: (selector: string, contract: string) => `${contract} への不明な呼び出し ${selector}`,
  noCall: (contract: string) => `関数呼び出しではないデータ (送信先: ${contract})`,
  malformed: (signature: string, contract: string) =>
    `${contract} への不明な呼び出し。先頭は ${signature} のようですが、そのようにエンコードされていません`,
  unreadableBatch: (contract: string) => `読み取れないバッチ (宛先: ${contract})`,
  pays: (words: string, amount: string, to: string) => `${words}。さらに ${amount} を ${to} に送信します`,
  noEnd: '期限なし',
  fields: {
    function: (call: string, contract: string) => `関数: ${contract} の ${call}`,
    amount: (integer: string, amount: string, symbol: string) => `${integer} (${amount} ${symbol})`,
    data: (hex: string) => `データ: ${hex}`,
    delegate: '操作: デリゲートコール',
    mayFail: 'これが失敗しても、ほかのコマンドは実行されます。',
    zeroReplaced: (to: string) =>
      `宛先: データではゼロ アドレスが指定されており、このバッチ コントラクトが ${to} に置き換えます`,
    unusedValue: (amount: string) => `金額: ${amount} (デリゲートコールでは送信されません)`,
  },
} as const satisfies PartialTranslation<typeof english.treasuryWords>
