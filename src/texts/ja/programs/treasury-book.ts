import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-book'

/** The address book of this browser. */
export const treasuryBookTexts = {
  menu: 'アドレス帳…',
  title: 'アドレス帳',
  hint: 'これらの名前はあなたが付けたものです。保存されるのはこのブラウザだけです。',
  yours: '付けた名前',
  named: (address: string, name: string) => `${address} は、アドレス帳では「${name}」です`,
  inBook: (name: string) => `アドレス帳の名前: ${name}`,
  choose: 'アドレス帳から選択',
  name: '名前',
  address: 'アドレス',
  network: (chainId: number) => `ネットワーク ${chainId}`,
  empty: 'アドレス帳は空です。名前とアドレスを入力するか、ファイルをインポートしてください。',
  add: '追加',
  remove: '削除',
  removeOf: (name: string) => `${name} を削除`,
  import: 'インポート…',
  importLabel: 'インポートするファイル (CSV: address, name, chainId)',
  export: 'エクスポート',
  close: '閉じる',
  fileName: 'address-book.csv',
  added: (count: number) => `${count} 件の項目を追加しました。`,
  renamed: (address: string, name: string) => `${address} は、以前は「${name}」でした。`,
  shared: (address: string, name: string) =>
    `別のアドレスにも「${name}」という名前が付いています。このアドレスを確認してください: ${address}`,
  lineProblem: (line: number, problem: string) => `${line} 行目: ${problem}`,
  moreProblems: (count: number) => `ほかに ${count} 行が読み取られませんでした。`,
  refused: {
    unclosed: 'ファイルを読み取れません。引用符が閉じられていません。',
    'too-long': 'ファイルが長すぎます。アドレス帳は 500,000 文字、5,000 行までです。',
    'no-header': 'ファイルの 1 行目は次のとおりにしてください: address,name,chainId',
    'too-many': 'ファイルの項目が多すぎます。アドレス帳は 1,000 件までです。',
    unreadable: 'ファイルを読み取れません。',
  },
  problems: {
    'no-name': '名前を入力してください。',
    'long-name': '名前が長すぎます。50 文字以内で入力してください。',
    'name-is-address': '名前がアドレスのように見えます。別の名前を入力してください。',
    'no-chain': '有効なネットワークではありません。ネットワークの番号を入力してください。',
    'missing-cells': 'アドレス、名前、およびネットワークを入力してください。',
  },
} as const satisfies PartialTranslation<typeof english.treasuryBookTexts>
