import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/names'

/** A wallet that announces a name without a visible character. */
export const unnamedWalletTexts = {
  name: '名前のないウォレット',
} as const satisfies PartialTranslation<typeof english.unnamedWalletTexts>
