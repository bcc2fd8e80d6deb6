import type { Hex } from '@/domain/hex'

// Topic 0 of the events of pools: the keccak256 hash of the signature. `decode-pool-log.test.ts` has the signatures.
/** The event `Swap` of a pool of V3, and of the manager of V4. */
export const swapTopics = {
  v3: '0xc42079f94a6350d7e6235f29174924f928cc2ac818eb64fed8004e115fbcca67',
  v4: '0x40e9cecb9f5f1f1c5b9c97dec2917b7ee92e57ba5563708daca94dd84ad7112f',
} as const satisfies Readonly<Record<string, Hex>>

/** A pool of Uniswap V3. */
export const v3Topics = {
  initialize: '0x98636036cb66a9c19a37435efc1e90142190214e8abeb821bdba3f2990dd4c95',
  swap: swapTopics.v3,
  mint: '0x7a53080ba414158be7ec69b987b5fb7d07dee101fe85488f0853ae16239d0bde',
  burn: '0x0c396cd989a39f4459b5fa1aed6a9a8dcdbc45908acfd67e028cd568da98982c',
} as const satisfies Readonly<Record<string, Hex>>

/** The pool manager of Uniswap V4. Topic 1 is the id of the pool. */
export const v4Topics = {
  initialize: '0xdd466e674ea557f56295e2d0218a125ea4b4f0f6f3307b95f85e6110838d6438',
  swap: swapTopics.v4,
  modifyLiquidity: '0xf208f4912782fd25c7f114ca3723a2d5dd6f3bcc3ac8db5af63baa85f711d5ec',
} as const satisfies Readonly<Record<string, Hex>>
