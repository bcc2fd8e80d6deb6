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

// Universal Router (https://docs.uniswap.org/contracts/universal-router/technical-reference).
export const balanceTooLow: Hex = '0xa3281672'
export const executionFailed: Hex = '0x2c4029e9'
export const insufficientEth: Hex = '0x6a12f104'
export const insufficientToken: Hex = '0x675cae38'
export const transactionDeadlinePassed: Hex = '0x5bf6f916'
export const v2TooLittleReceived: Hex = '0x849eaf98'
export const v3InvalidSwap: Hex = '0x316cf0eb'
export const v3TooLittleReceived: Hex = '0x39d35496'
export const v4TooLittleReceived: Hex = '0x8b063d73'

// Permit2.
export const allowanceExpired: Hex = '0xd81b2f2e'
export const insufficientPermit: Hex = '0xf96fb071'

// The manager of Uniswap V4. `WrappedError` (ERC-7751) has the error of a hook or a token in it.
export const currencyNotSettled: Hex = '0x5212cba1'
export const erc20TransferFailed: Hex = '0xf27f64e4'
export const hookCallFailed: Hex = '0xa9e35b2f'
export const hookDeltaExceedsSwapAmount: Hex = '0xfa0b71d6'
export const invalidHookResponse: Hex = '0x1e048e1d'
export const nativeTransferFailed: Hex = '0xf4b3b1bc'
export const swapAmountCannotBeZero: Hex = '0xbe8b8507'
export const wrappedError: Hex = '0x90bfb865'

// The universal resolver of ENS.
export const httpError: Hex = '0x01800152'
export const offchainLookup: Hex = '0x556f1830'
export const resolverError: Hex = '0x95c0c752'
export const resolverNotContract: Hex = '0x1e9535f2'
export const resolverNotFound: Hex = '0x77209fe8'
export const reverseAddressMismatch: Hex = '0xef9c03ce'
export const unsupportedResolverProfile: Hex = '0x7b1c461b'
