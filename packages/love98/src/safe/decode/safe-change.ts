import type { Address } from '@/domain/address'

type Named<Type extends string> = { type: Type; address: Address }

/**
 * A change of a Safe's own settings, each with its subject: the ten kinds of `[S3.20]`, those for module
 * guards, and the setup of a new Safe. Words as in `enumerations.ts`.
 */
export type SafeChange =
  | { type: 'ADD_OWNER'; owner: Address; threshold: bigint }
  | { type: 'REMOVE_OWNER'; owner: Address; threshold: bigint }
  | { type: 'SWAP_OWNER'; oldOwner: Address; newOwner: Address }
  | { type: 'CHANGE_THRESHOLD'; threshold: bigint }
  | Named<'CHANGE_IMPLEMENTATION'>
  | Named<'SET_FALLBACK_HANDLER'>
  | Named<'ENABLE_MODULE'>
  | Named<'DISABLE_MODULE'>
  | Named<'SET_GUARD'>
  | { type: 'DELETE_GUARD' }
  | Named<'SET_MODULE_GUARD'>
  | { type: 'DELETE_MODULE_GUARD' }
