import type { Texts } from '@/texts/texts'

/** Switch Networks, and the button that opens it. */
export const networkTexts = {
  /** Fixed by the specification: S2.11. */
  title: 'Switch Networks',
  list: 'Networks',
  connected: 'Connected',
  confirm: 'Confirm in Wallet',
  /** Fixed by the specification: S2.9. */
  wrong: 'Wrong network',
  changeThere: (reason: string) => `${reason}. Change the network in your wallet.`,
  disconnect: 'Disconnect',
  cancel: 'Cancel',
} as const satisfies Texts
