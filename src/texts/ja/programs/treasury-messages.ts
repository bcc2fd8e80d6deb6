import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-messages'

/** The messages of a Safe: what a signature of one says. */
export const treasuryMessagesTexts = {
  empty: '空のメッセージ',
  signIn: (site: string, account: string) => `${account} として ${site} にサインイン`,
  order: (gives: string, receives: string) => `注文: ${gives} を渡し、${receives} を受け取る`,
  paidTo: (what: string, to: string) => `${what} (支払先: ${to})`,
  nothing: 'なし',
  safeTransaction: (nonce: string, safe: string, what: string) =>
    `Safe ${safe} のトランザクション ${nonce} に署名: ${what}`,
  typed: (type: string) => `型付きデータ ${type} に署名`,
  typedOf: (type: string, name: string) => `${name} の型付きデータ ${type} に署名`,
  field: (path: string, type: string) => `${path} (${type})`,
  domainField: (path: string, type: string) => `domain.${path} (${type})`,
  leftOut: '署名対象外',
  leftOutHint: (paths: string) => `メッセージには、署名の対象にならない次のフィールドもあります: ${paths}`,
  unreadable: '署名の対象をこのページが読み取れないため、ここでは署名できません。',
  risks: {
    empty: 'メッセージが空です。署名は、どのテキストもどの値も対象にしません。',
    'left-out':
      'メッセージには、署名の対象にならないフィールドがあります。それらは、メッセージの一部としては表示されません。',
    'any-chain': 'メッセージにネットワークが指定されていません。この署名は、すべてのネットワークで有効です。',
    'hash-text': 'メッセージは、ハッシュなどの数値です。このページでは、その意味が分かりません。',
    allowance: '別のアカウントに、今も今後も、追加の署名なしでトークンを使うことを許可します。',
    order: 'これは注文であり、他人が追加の署名なしで実行できます。',
    'other-chain': 'この Safe とは異なるネットワークのものです。',
    'other-site': '別のサイトにサインインします。',
    'other-account': 'この Safe とは異なるアカウントのものです。',
    'other-safe': '別の Safe のトランザクションに署名します。',
  },
} as const satisfies PartialTranslation<typeof english.treasuryMessagesTexts>
