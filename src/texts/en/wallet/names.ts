import type { Texts } from '@/texts/texts'

/** A wallet that announces a name without a visible character. */
export const unnamedWalletTexts = { name: 'Unnamed Wallet' } as const satisfies Texts
