import type { Hex } from './hex'

// Selectors of the errors that the product recognizes, from the hash of their signature like those of
// functions. `abi.test.ts` has the signatures.

// Solidity.
export const error: Hex = '0x08c379a0'
export const panic: Hex = '0x4e487b71'

// OpenZeppelin's contracts (ERC-6093 and `Pausable`).
export const enforcedPause: Hex = '0xd93c0665'
export const insufficientAllowance: Hex = '0xfb8f41b2'
export const insufficientBalance: Hex = '0xe450d38c'

// V4Quoter of Uniswap with the reason of the pool inside, and the manager of V4.
export const notEnoughLiquidity: Hex = '0x7a5ed734'
export const poolNotInitialized: Hex = '0x486aa307'
export const priceLimitExceeded: Hex = '0x7c9c6e8f'
export const unexpectedRevertBytes: Hex = '0x6190b2b0'

// The universal resolver of ENS.
export const httpError: Hex = '0x01800152'
export const offchainLookup: Hex = '0x556f1830'
export const resolverError: Hex = '0x95c0c752'
export const resolverNotContract: Hex = '0x1e9535f2'
export const resolverNotFound: Hex = '0x77209fe8'
export const reverseAddressMismatch: Hex = '0xef9c03ce'
export const unsupportedResolverProfile: Hex = '0x7b1c461b'
