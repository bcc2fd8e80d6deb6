import type { Address } from '@/domain/address'

// Facts about Uniswap's Universal Router (https://docs.uniswap.org/contracts/universal-router/technical-reference) and
// about the actions of V4 that it runs (https://docs.uniswap.org/contracts/v4/reference/periphery/libraries/actions).

/** Commands, one byte each, in hex. */
export const commands = {
  v3SwapExactIn: '00',
  sweep: '04',
  payPortion: '06',
  v2SwapExactIn: '08',
  permit2Permit: '0a',
  wrapEth: '0b',
  unwrapWeth: '0c',
  balanceCheckErc20: '0e',
  v4Swap: '10',
} as const

/** Actions in the command `v4Swap`, one byte each, in hex. */
export const v4Actions = {
  swapExactInSingle: '06',
  swapExactIn: '07',
  settle: '0b',
  settleAll: '0c',
  take: '0e',
  takeAll: '0f',
} as const

/** Stands for the native coin. */
export const zeroAddress: Address = '0x0000000000000000000000000000000000000000'
/** A recipient that stands for the sender of the call. */
export const senderRecipient: Address = '0x0000000000000000000000000000000000000001'
/** A recipient that stands for the router itself. */
export const routerRecipient: Address = '0x0000000000000000000000000000000000000002'
/** An amount that stands for all that the router holds. */
export const contractBalance = 2n ** 255n
