import type { Texts } from '@/texts/texts'

/** A recipient that can be taken for another address. */
export const lookAlikeTexts = {
  warning:
    'This recipient resembles an address that you know, but it is a different address. Attackers create such addresses to deceive you. Compare every character.',
  seen: 'This recipient resembles another address in the history. One of them may have been planted there. Compare every character with a source that you trust.',
  reading: 'Comparing with earlier recipients…',
  unread:
    'The earlier recipients could not be read from the network. A look-alike address among them would not be noticed.',
  partly: (block: string) =>
    `Not all earlier recipients were read from the network, only those since block ${block} and some older ones. A look-alike of another one would not be noticed.`,
  ownersUnread:
    'The owners could not be read from the contract of the Safe. A look-alike of an owner would not be noticed.',
  historyUnread:
    'The Safe service did not provide its history. A look-alike of an address that only this history names would not be noticed.',
  recipient: 'Recipient:',
  known: 'Known address:',
  inHistory: 'Address in the history:',
  compared: 'I have compared both addresses, and this recipient is right.',
} as const satisfies Texts
