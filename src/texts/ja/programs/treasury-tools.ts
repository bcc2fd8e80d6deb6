import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/programs/treasury-tools'

/** What the Treasury offers beside its lists: hashes to compare, receiving, the explorer, and the history as a file. */
export const treasuryToolsTexts = {
  hashes: 'ハードウェア ウォレット用のハッシュ',
  hashesHint: '署名する前に、デバイスに表示されたものと比較してください。',
  domainHash: 'ドメイン ハッシュ',
  messageHash: 'メッセージ ハッシュ',
  copyOf: (name: string) => `${name}をコピー`,
  receive: '受け取り…',
  receiveTitle: '受け取り',
  receiveHint: (network: string) => `このアドレスには、${network} の資産だけを送信してください。`,
  qrLabel: (text: string) => `QR コード: ${text}`,
  qrOf: 'QR コードの内容',
  qrAll: 'アドレスとネットワーク (EIP-681)',
  qrAddress: 'アドレスのみ',
  explorer: (name: string) => `${name} で表示`,
  find: '検索',
  findHint: '語、アドレス、トークン',
  found: (count: number, all: number) => `読み込まれたトランザクション ${all} 件中 ${count} 件`,
  loadAll: 'すべて読み込む',
  stopLoading: '中止',
  loaded: (count: number) => `${count} 件読み込み済み…`,
  noneFound:
    '読み込まれたトランザクションに、このテキストを含むものはありません。別のテキストを入力してください。',
  saveHistory: 'CSV として保存',
  historyFile: 'history.csv',
  repeated: '別の行と重複',
  times: '日付と時刻は Safe サービスによるものです。',
  historyColumns: {
    time: '時刻 (Safe サービスによる)',
    nonce: 'ナンス',
    what: '内容',
    source: '情報源',
    status: '状態',
    id: 'ID',
    hash: 'トランザクション ハッシュ',
  },
  sources: {
    bytes: 'バイト列から読み取り',
    gateway: 'Safe サービスによる',
  },
} as const satisfies PartialTranslation<typeof english.treasuryToolsTexts>
