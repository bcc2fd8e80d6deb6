import type { PartialTranslation } from '@/texts/catalogue'
import type * as english from '@/texts/en/wallet/names'

/** A wallet that announces a name without a visible character. */
export const unnamedWalletTexts = {
  name: 'محفظة بلا اسم',
} as const satisfies PartialTranslation<typeof english.unnamedWalletTexts>
