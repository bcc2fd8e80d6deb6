import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-messages'

/** The messages of a Safe: what a signature of one says. */
export const treasuryMessagesTexts = {
  empty: '空のメッセージ',
  text: (quoted: string) => `テキスト ${quoted} に署名`,
  signIn: (site: string, account: string) => `${account} として ${site} にサインイン`,
  order: (gives: string, receives: string) => `注文: ${gives} を渡し、${receives} を受け取る`,
  severalOrders: (count: number) => `${count} 件の注文:`,
  anyNft: (collection: string) => `コレクション ${collection} の任意の NFT`,
  paidTo: (what: string, to: string) => `${what} (支払先: ${to})`,
  nothing: 'なし',
  safeTransaction: (nonce: string, safe: string, what: string) =>
    `Safe ${safe} のトランザクション ${nonce} に署名: ${what}`,
  transfer: {
    anyone: (what: string, from: string, to: string) =>
      `${what} を ${from} から ${to} に送信することを誰にでも許可`,
    recipient: (what: string, from: string, to: string) =>
      `${to} に、${from} から ${what} を引き出すことを許可`,
  },
  lasting: (words: string) => `${words} (期限なし)`,
  signedUntil: (words: string, time: string) => `${words}。この署名は ${time} まで使用できます`,
  from: (words: string, time: string) => `${words} (開始: ${time})`,
  cancel: (nonce: string, owner: string, token: string) =>
    `${owner} の承認 ${nonce} を取り消し: トークン ${token}`,
  manage: (manager: string, owner: string, contract: string) =>
    `${manager} に、${owner} がコントラクト ${contract} に持つすべてのものを管理することを許可`,
  noLongerManage: (manager: string, owner: string, contract: string) =>
    `${manager} に与えた、${owner} がコントラクト ${contract} に持つものを管理する許可を取り消し`,
  borrow: (borrower: string, what: string) =>
    `${borrower} に、このアカウントの債務として借り入れることを許可: ${what}`,
  accountCalls: (account: string, contract: string, count: number) =>
    `アカウント ${account} に ${count} 個の呼び出しを行うことを許可 (検証するコントラクト: ${contract})`,
  accountData: (account: string, contract: string) =>
    `アカウント ${account} に、このページが読み取れないデータを実行することを許可 (検証するコントラクト: ${contract})`,
  blind: {
    message: (contract: string, data: string) =>
      `このページが読み取れない、Safe ${contract} のメッセージに署名: ${data}`,
    orders: (contract: string, data: string) =>
      `このページが読み取れない、コントラクト ${contract} での注文に署名: ${data}`,
  },
  code: (code: string, chain: string, nonce: string) =>
    `アカウントに、今後 ${code} のコードを実行することを許可: ネットワーク ${chain}、ナンス ${nonce}`,
  vote: (choice: string, proposal: string, space: string) =>
    `Snapshot で、${space} の提案 ${proposal} に ${choice} と投票`,
  forContract: (contract: string, name: string) =>
    `対象のコントラクトは ${contract} です。メッセージでは ${name} と呼ばれています。`,
  type: '型',
  typed: (type: string) => `型付きデータ ${type} に署名`,
  typedOf: (type: string, name: string) => `${name} の型付きデータ ${type} に署名`,
  field: (path: string, type: string) => `${path} (${type})`,
  domainField: (path: string, type: string) => `domain.${path} (${type})`,
  leftOut: '署名対象外',
  leftOutHint: (paths: string) => `メッセージには、署名の対象にならない次のフィールドもあります: ${paths}`,
  unreadable: '署名の対象をこのページが読み取れないため、ここでは署名できません。',
  risks: {
    empty: 'メッセージが空のため、署名の対象になるものはありません。',
    'left-out':
      'メッセージには、署名の対象にならないフィールドがあります。それらは、メッセージの一部としては表示されません。',
    'any-chain': 'メッセージにネットワークが指定されていません。この署名は、すべてのネットワークで有効です。',
    'unknown-form':
      'この形式のメッセージは、このページでは認識できません。何が行われるかは、コントラクトが決めます。',
    'unread-sign-in':
      'サインインに関するものですが、標準の形式ではありません。サイトに受け入れられる可能性があります。',
    'own-site': 'このサイトにサインインします。自分で開始したサインインである場合にのみ、署名してください。',
    'data-text': 'メッセージはデータです。このページでは、その意味が分かりません。',
    'hash-text': 'メッセージは、ハッシュなどのデータです。このページでは、その意味が分かりません。',
    allowance: '別のアカウントに、今も今後も、追加の署名なしでトークンを使うことを許可します。',
    transfer: '他人が、追加の署名なしでトークンを移動できるようにします。',
    manager: 'このアカウントがコントラクトに持つすべてのものを移動できる者を変更します。',
    debt: 'このアカウントが預け入れたものを担保に、別のアカウントが借り入れることを許可します。',
    blind: 'このページが読み取れないデータに署名します。',
    'account-calls': 'コントラクトが、追加の署名なしで、アカウントの名義で呼び出しを行えるようにします。',
    code: 'アカウントの支配権を、別のコントラクトのコードに渡します。',
    'unknown-amount':
      'アドレスと数量が含まれています。コントラクトが、これを使ってトークンを払い出す可能性があります。',
    'unknown-bytes':
      'このページが読み取れないデータが含まれています。コントラクトまたはアカウントが、それを実行する可能性があります。',
    order: 'これは注文であり、他人が追加の署名なしで実行できます。',
    'other-chain': 'この Safe とは異なるネットワークのものです。',
    'other-site': '別のサイトにサインインします。',
    'other-account': 'この Safe とは異なるアカウントのものです。',
    'other-safe': '別の Safe の所有者として署名します。',
  },
} as const satisfies PartialTranslation<typeof english.treasuryMessagesTexts>
