import type { Address } from '@/domain/address'
import type { Hex } from '@/domain/hex'
import { readV4Swap } from '@/domain/swap/router-plan'
import { senderRecipient } from '@/domain/swap/universal-router'
import { zeroAddress } from '../safe-transaction'
import type { Action, Side } from './described-call'
import { allowByPermit2, allowEachByPermit2, permitBatch, permitSingle } from './functions/permit2-functions'
import { defineKnownFunction, type KnownFunction } from './known-function'

/** An amount that means the router's whole balance of the token. */
export const entireBalance = 1n << 255n

/**
 * The known commands of Uniswap's Universal Router, by number (https://docs.uniswap.org, "Universal Router"); their
 * arguments are encoded like the arguments of a function. Recipients may be placeholders.
 */
export const routerCommands: Readonly<Record<number, KnownFunction>> = {
  0: defineKnownFunction(
    'V3_SWAP_EXACT_IN(address recipient, uint256 amountIn, uint256 amountOutMin, bytes path, bool payerIsUser)',
    ([to, given, least, path]) => swapByPool(path, to, exactIn(given), least),
  ),
  1: defineKnownFunction(
    'V3_SWAP_EXACT_OUT(address recipient, uint256 amountOut, uint256 amountInMax, bytes path, bool payerIsUser)',
    ([to, gotten, most, path]) => swapByPool(path, to, atMost(most), gotten),
  ),
  2: defineKnownFunction(
    'PERMIT2_TRANSFER_FROM(address token, address recipient, uint160 amount)',
    ([token, to, amount]) => ({ kind: 'send', token, from: null, to, amount, unit: 'amount' }),
  ),
  3: defineKnownFunction(
    `PERMIT2_PERMIT_BATCH(${permitBatch} permitBatch, bytes signature)`,
    ([{ details, spender }]) => allowEachByPermit2(details, null, spender),
  ),
  // The router cuts the minimum to 160 bits, so a larger number is not what the router compares with.
  4: defineKnownFunction(
    'SWEEP(address token, address recipient, uint160 amountMin)',
    ([token, to, amount]) => payout('sweep', token, to, amount),
  ),
  5: defineKnownFunction('TRANSFER(address token, address recipient, uint256 value)', ([token, to, amount]) =>
    payout('transfer', token, to, amount),
  ),
  6: defineKnownFunction('PAY_PORTION(address token, address recipient, uint256 bips)', ([token, to, bips]) =>
    payout('portion', token, to, bips),
  ),
  8: defineKnownFunction(
    'V2_SWAP_EXACT_IN(address recipient, uint256 amountIn, uint256 amountOutMin, address[] path, bool payerIsUser)',
    ([to, given, least, path]) => swap(path[0], path.at(-1), path.length, to, exactIn(given), least),
  ),
  9: defineKnownFunction(
    'V2_SWAP_EXACT_OUT(address recipient, uint256 amountOut, uint256 amountInMax, address[] path, bool payerIsUser)',
    ([to, gotten, most, path]) => swap(path[0], path.at(-1), path.length, to, atMost(most), gotten),
  ),
  10: defineKnownFunction(
    `PERMIT2_PERMIT(${permitSingle} permitSingle, bytes signature)`,
    ([{ details, spender }]) => allowByPermit2(details, null, spender),
  ),
  11: defineKnownFunction('WRAP_ETH(address recipient, uint256 amountMin)', ([to, amount]) =>
    payout('wrap', zeroAddress, to, amount),
  ),
  12: defineKnownFunction('UNWRAP_WETH(address recipient, uint256 amountMin)', ([to, amount]) =>
    payout('unwrap', zeroAddress, to, amount),
  ),
  13: defineKnownFunction(
    'PERMIT2_TRANSFER_FROM_BATCH((address from, address to, uint160 amount, address token)[] transferDetails)',
    ([list]) => ({
      kind: 'several',
      actions: list.map((one) => ({ kind: 'send', ...one, unit: 'amount' }) as const),
    }),
  ),
  14: defineKnownFunction(
    'BALANCE_CHECK_ERC20(address owner, address token, uint256 minBalance)',
    ([owner, token, amount]) => ({ kind: 'check-balance', token, owner, amount }),
  ),
  16: defineKnownFunction('V4_SWAP(bytes actions, bytes[] params)', ([actions, parameters]) =>
    swapInV4(actions, parameters),
  ),
  33: defineKnownFunction('EXECUTE_SUB_PLAN(bytes commands, bytes[] inputs)', () => ({ kind: 'nothing' })),
}

type GivenAmount = Pick<Side, 'amount' | 'limit'>

function exactIn(amount: bigint): GivenAmount {
  return { amount, limit: amount === entireBalance ? 'held' : 'exactly' }
}

function atMost(amount: bigint): GivenAmount {
  return { amount, limit: 'at-most' }
}

/** The path of a swap by pools: a token of 20 bytes, then for each pool its fee (3 bytes) and the next token. */
function swapByPool(path: Hex, to: Address, given: GivenAmount, received: bigint): Action | null {
  const bytes = (path.length - 2) / 2
  if (bytes < 43 || (bytes - 20) % 23 !== 0) return null
  const [first, last]: readonly [Address, Address] = [`0x${path.slice(2, 42)}`, `0x${path.slice(-40)}`]
  // The path of an exact output begins with the received token.
  const [from, into] = given.limit === 'at-most' ? [last, first] : [first, last]
  return swap(from, into, 2, to, given, received)
}

/** Actions that do not pay, swap and take the currencies of one pool completely are not described. */
function swapInV4(actions: Hex, parameters: readonly Hex[]): Action {
  const read = readV4Swap(actions.slice(2).toLowerCase(), parameters)
  const [pool] = read?.pools ?? []
  if (!read || !pool) return { kind: 'unknown', selector: '0x10' }
  const [from, into] = pool.path.map((currency) => (currency === zeroAddress ? null : currency))
  return {
    kind: 'swap',
    gives: { token: from ?? null, ...exactIn(read.amount) },
    receives: { token: into ?? null, amount: read.minimum, limit: 'at-least' },
    to: read.to ?? senderRecipient,
    deadline: 0n,
    isPaidByContract: !read.isPayerUser,
  }
}

/** The deadline belongs to the whole plan, and is set there. */
function swap(
  from: Address | undefined,
  into: Address | undefined,
  tokens: number,
  to: Address,
  given: GivenAmount,
  received: bigint,
): Action | null {
  if (!from || !into || tokens < 2) return null
  const limit = given.limit === 'at-most' ? 'exactly' : 'at-least'
  return {
    kind: 'swap',
    gives: { token: from, ...given },
    receives: { token: into, amount: received, limit },
    to,
    deadline: 0n,
  }
}

function payout(
  how: Extract<Action, { kind: 'payout' }>['how'],
  token: Address,
  to: Address,
  amount: bigint,
): Action {
  return { kind: 'payout', how, token: token === zeroAddress ? null : token, to, amount }
}
