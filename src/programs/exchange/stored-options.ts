import { createPreference } from '@/browser/create-preference'
import {
  defaultSwapOptions,
  parseSwapOptions,
  type SwapOptions,
  serializeSwapOptions,
} from '@/domain/swap/swap-options'
import { swapOptionsKey } from '@/domain/wallet/storage-keys'

/** What the visitor chose for all swaps of this browser. */
export const swapOptions = createPreference<SwapOptions>({
  key: swapOptionsKey,
  initial: defaultSwapOptions,
  parse: parseSwapOptions,
  serialize: serializeSwapOptions,
})
