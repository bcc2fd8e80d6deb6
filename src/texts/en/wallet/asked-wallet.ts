import type { Texts } from '@/texts/texts'

/** The pane beside the list while a wallet is asked to connect. */
export const askedWalletTexts = {
  waiting: (name: string) => `Waiting for ${name}`,
  inExtension: (name: string) =>
    `Confirm the connection in ${name}. If you do not see its window, click its icon on your browser's toolbar and unlock it.`,
  elsewhere: (name: string) => `Confirm the connection in the window of ${name}.`,
  addressOnly: 'This page asks for your address. Nothing is signed or paid.',
  failed: (name: string) => `${name} did not connect`,
  again: 'Click Retry to try again, or choose another wallet.',
} as const satisfies Texts
