import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-review'

/** The review of a transaction of a Safe before it is signed. */
export const treasuryReviewTexts = {
  saidByGateway: 'Safe サービスからの情報',
  saidByGatewayHint: 'これは署名の対象ではなく、このページも確認していません。',
  said: (words: string) => `Safe サービスによると: ${words}`,
  reported: (words: string) => `* ${words}`,
  reportedNote: '* Safe サービスからの情報です。このページでは確認していません。',
  reading: '読み取っています…',
  nonceUsed: '使用済みのナンス',
  conflictOver: (nonce: number) => `どれも実行できません: ナンス ${nonce} は使用済みです`,
  field: {
    safeTxGas: 'safeTxGas',
    baseGas: 'baseGas',
    gasPrice: 'gasPrice',
    gasToken: 'gasToken',
    refundReceiver: 'refundReceiver',
    description: '説明',
    decoded: 'デコードされた呼び出し',
  },
  nativeCoin: (address: string) => `${address} (ネットワークのコイン)`,
  executorReceives: (address: string) => `${address} (実行するアカウント)`,
  noData: '0x (なし)',
  nextNonce: 'Safe の次のナンス',
  estimate: (nonce: string, gas: string) =>
    `ナンス ${nonce} と safeTxGas ${gas} を推奨しています。どちらも使われません`,
  versions: 'コントラクトのバージョン',
  versionChange: (from: string, to: string) => `現在は ${from}、変更後は ${to}`,
  preparing: 'Safe を読み取っています…',
  back: '< 戻る',
  unreadable: 'このページでは動作を読み取れないため、ここでは署名できません。',
  riskFlags: {
    'unknown-call': '呼び出される関数が何を行うか、このページでは分かりません。',
    revoke:
      '許可額を 0 にします。NFT のコレクションでは、同じ呼び出しが、使用者に NFT #0 の移動を許可します。',
    'no-recipient': 'ゼロ アドレス、またはトークン自体のコントラクトに送信します。資産はおそらく失われます。',
    name: '名前を登録または更新するか、名前のレコードを変更します。',
    'no-minimum': 'このスワップは、見返りがどれだけ少なくても、まったくなくても受け入れます。',
    'price-unknown':
      'このページでは価格が分かりません。交換で渡すものと、交換で得られる最低限のものを比較してください。',
    'minimum-unknown':
      '最低数量によって保護されるかどうか、このページでは判断できません。トークンの小数桁数が不明か、通常とは異なります。',
    'age-unknown': '呼び出されるコントラクトがいつから存在するか、このページでは分かりません。',
    'left-behind': 'どのアカウントでも資金を引き出せるコントラクトに、資金を残します。',
    authority:
      '別のアカウントに、コントラクトでこの Safe に代わって、追加の署名なしで行動する権利を与えます。',
    'other-settings':
      '別のコントラクトのモジュール、所有者、ガード、または規則を変更します。そのコントラクトがこの Safe に代わって行動できる場合は、それらも同じことができます。',
    'new-contract':
      '呼び出される関数がこのページでは認識できず、コントラクトは作成から 1 日たっていないか、まだ存在しません。',
    'safe-tx-gas':
      'safeTxGas が 0 ではありません。呼び出しが失敗しても、トランザクションは実行済みと見なされ、ナンスを使い切ります。',
    'unused-refund': 'gasPrice が 0 なのに、払い戻しのフィールドが設定されています。効果はありません。',
    'nonce-gap': 'ナンスに間があります。前のナンスが使われるまで実行できません。',
    'nonce-used': 'ナンスが既に使われています。実行されることは決してありません。',
    'delegate-call':
      'デリゲートコール: 別のコントラクトのコードが Safe 自体として実行され、Safe に対してどんなことでもできます。',
    'batch-elsewhere': 'このバッチの呼び出しは、Safe ではなく別のコントラクトによって行われます。',
    allowance: '別のアカウントに、今も今後も、追加の署名なしでトークンを使うことを許可します。',
    operator: '別のアカウントに、コレクションのすべてを、追加の署名なしで移動することを許可します。',
    owners: 'Safe の所有者を変更します。',
    threshold: '署名が必要な所有者の数を変更します。',
    module: 'モジュールを変更します。モジュールは、署名なしですべてを移動できます。',
    guard: 'ガードを変更します。ガードは、すべてのトランザクションをブロックまたは許可できます。',
    'fallback-handler':
      'フォールバック ハンドラを変更します。フォールバック ハンドラは、Safe の名前で応答します。',
    contract: 'Safe のコントラクトを置き換えます。',
    'older-contract': 'Safe の新しいコントラクトは、現在のものより古いバージョンです。',
    'own-call': 'ここでは認識できない方法で、Safe 自体を呼び出します。',
    'other-safe': '別の Safe のトランザクションに署名するか、それを実行します。',
    control: 'コントラクトを支配する者を変更します。',
    upgrade: 'コントラクトのコードを置き換えます。',
    'name-owner': '名前の所有者、または所有者がその名前に対して行えることを変更します。',
    'name-address': '名前に宛てて送金された資金の行き先を変更します。',
    'swap-elsewhere': 'スワップで得られるものは、この Safe に支払われません。',
    'call-with-value': 'コントラクトの呼び出しとともに送金します。',
    malformed:
      'データの先頭は既知の関数のようですが、その関数としてエンコードされていません。コントラクトは異なる読み方をする可能性があります。',
    refund: '実行するアカウントに、Safe から支払います。',
    misdescribed: 'Safe サービスによる説明がデータと一致しません。署名されるのはデータだけです。',
    'unreadable-batch': '呼び出しを読み取れないバッチです。',
  },
} as const satisfies PartialTranslation<typeof english.treasuryReviewTexts>
