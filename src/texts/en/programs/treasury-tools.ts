import type { Texts } from '@/texts/texts'

/** What the Treasury offers beside its lists: hashes to compare, receiving, the explorer, and the history as a file. */
export const treasuryToolsTexts = {
  hashes: 'Hashes for a hardware wallet',
  hashesHint: 'Compare these with what the device shows before you sign.',
  domainHash: 'Domain hash',
  messageHash: 'Message hash',
  copyOf: (name: string) => `Copy ${name}`,
  receive: 'Receive…',
  receiveTitle: 'Receive',
  receiveHint: (network: string) => `Send only assets of ${network} to this address.`,
  qrLabel: (text: string) => `QR code: ${text}`,
  qrOf: 'The QR code contains',
  qrAll: 'the address and the network (EIP-681)',
  qrAddress: 'only the address',
  explorer: (name: string) => `View on ${name}`,
  find: 'Find',
  findHint: 'A word, an address, a token',
  found: (count: number, all: number) => `${count} of ${all} loaded transactions`,
  noneFound: 'No loaded transaction has this text. Enter another text.',
  saveHistory: 'Save as CSV',
  historyFile: 'history.csv',
  historyColumns: {
    time: 'time',
    nonce: 'nonce',
    what: 'what',
    source: 'source',
    status: 'status',
    id: 'id',
    hash: 'transaction hash',
  },
  sources: { bytes: 'read from its bytes', gateway: 'said by the gateway' },
} as const satisfies Texts
