import { createPreference } from '@/desktop/preferences/create-preference'
import {
  defaultSwapOptions,
  parseSwapOptions,
  type SwapOptions,
  serializeSwapOptions,
} from '@/domain/swap/swap-options'
import { swapOptionsKey } from '@/domain/wallet/storage-keys'

/** The visitor's options for all swaps in this browser. */
export const swapOptions = createPreference<SwapOptions>({
  key: swapOptionsKey,
  initial: defaultSwapOptions,
  parse: parseSwapOptions,
  serialize: serializeSwapOptions,
})
