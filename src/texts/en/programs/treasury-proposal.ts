import type { Texts } from '@/texts/texts'

/** What an owner types into the Treasury's forms, and the assets that they choose from. */
export const treasuryProposalTexts = {
  /** A small screen shows some of them, and the others after scrolling. */
  assetOf: (count: number) => (count === 1 ? 'Asset' : `Asset (choose 1 of ${count})`),
  /** Of two tokens with one symbol. */
  tokenAt: (symbol: string, address: string) => `${symbol} (${address})`,
  unknownToken: (address: string) => `Unknown token (${address})`,
  smallestUnits: (amount: string) => `${amount} smallest units`,
  unknownTokens: 'The network did not answer, so symbols, decimals or balances are unknown.',
  to: 'To',
  nonceUsed: (next: string) => `This nonce cannot be used. Enter ${next} or a higher number.`,
  replaces: (nonce: string) =>
    `It replaces the pending transaction with nonce ${nonce}. Only one of them will run.`,
  noBatch:
    'This network has no MultiSendCallOnly contract, so several payments cannot be proposed together. Propose them one after another.',
  replace: 'Replace…',
  signAndExecute: 'Sign and Execute',
  notEnough:
    'The Safe does not accept it now: signatures are missing, or its nonce changed. Nothing was sent.',
  signaturesRefused: (code: string) =>
    `The Safe rejects the signatures from the Safe service (${code}). Nothing was sent. Ask the owners to sign again.`,
} as const satisfies Texts
