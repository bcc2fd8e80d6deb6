import type { Address } from '@/domain/address'
import type { Action } from '../described-call'
import { defineKnownFunction } from '../known-function'

const details = '(address token, uint160 amount, uint48 expiration, uint48 nonce)'
const permitted = '(address token, uint256 amount)'
const wanted = '(address to, uint256 requestedAmount)'
/** The types of allowances that an owner signs, for one token and for several. */
export const permitSingle = `(${details} details, address spender, uint256 sigDeadline)` as const
export const permitBatch = `(${details}[] details, address spender, uint256 sigDeadline)` as const
const mostOfPermit2 = (1n << 160n) - 1n

/** The functions of Uniswap's Permit2, which manages allowances for other contracts, by selector. */
export const permit2Functions = {
  '0x87517c45': defineKnownFunction(
    'approve(address token, address spender, uint160 amount, uint48 expiration)',
    ([token, spender, amount, expiration]) => allowByPermit2({ token, amount, expiration }, null, spender),
  ),
  '0x36c78516': defineKnownFunction(
    'transferFrom(address from, address to, uint160 amount, address token)',
    ([from, to, amount, token]) => ({ kind: 'send', token, from, to, amount, unit: 'amount' }),
  ),
  '0x0d58b1db': defineKnownFunction(
    'transferFrom((address from, address to, uint160 amount, address token)[] transferDetails)',
    ([list]) => ({
      kind: 'several',
      actions: list.map((one) => ({ kind: 'send', ...one, unit: 'amount' }) as const),
    }),
  ),
  '0x2b67b570': defineKnownFunction(
    `permit(address owner, ${permitSingle} permitSingle, bytes signature)`,
    ([owner, { details: given, spender }]) => allowByPermit2(given, owner, spender),
  ),
  '0x2a2d80d1': defineKnownFunction(
    `permit(address owner, ${permitBatch} permitBatch, bytes signature)`,
    ([owner, { details: given, spender }]) => allowEachByPermit2(given, owner, spender),
  ),
  '0xcc53287f': defineKnownFunction('lockdown((address token, address spender)[] approvals)', ([list]) => ({
    kind: 'several',
    actions: list.map(({ token, spender }) =>
      allowByPermit2({ token, amount: 0n, expiration: null }, null, spender),
    ),
  })),
  '0x30f28b7a': defineKnownFunction(
    `permitTransferFrom((${permitted} permitted, uint256 nonce, uint256 deadline) permit, ${wanted} transferDetails, address owner, bytes signature)`,
    ([permit, { to, requestedAmount }, from]) => send(permit.permitted.token, from, to, requestedAmount),
  ),
  '0xedd9444b': defineKnownFunction(
    `permitTransferFrom((${permitted}[] permitted, uint256 nonce, uint256 deadline) permit, ${wanted}[] transferDetails, address owner, bytes signature)`,
    ([permit, list, from]) =>
      permit.permitted.length === list.length
        ? {
            kind: 'several',
            actions: permit.permitted.flatMap(({ token }, index) => {
              const one = list[index]
              return one ? [send(token, from, one.to, one.requestedAmount)] : []
            }),
          }
        : null,
  ),
} as const

type Details = { token: Address; amount: bigint; expiration: number | null }

/**
 * Returns an allowance of Permit2, which replaces an expiration of zero by the time of the block
 * (`updateAmountAndExpiration`, https://github.com/Uniswap/permit2/blob/main/src/libraries/Allowance.sol).
 * @param details `expiration` in seconds since 1970, null if it stays the same
 * @param owner null for the caller
 */
export function allowByPermit2(
  { token, amount, expiration }: Details,
  owner: Address | null,
  spender: Address,
): Action {
  const isUnlimited = amount === mostOfPermit2
  const until = expiration === 0 ? 'block' : expiration === null ? null : BigInt(expiration)
  return { kind: 'allow', token, owner, spender, amount, isUnlimited, unit: 'amount', change: 'set', until }
}

export function allowEachByPermit2(
  list: readonly Details[],
  owner: Address | null,
  spender: Address,
): Action {
  return { kind: 'several', actions: list.map((one) => allowByPermit2(one, owner, spender)) }
}

function send(token: Address, from: Address, to: Address, amount: bigint): Action {
  return { kind: 'send', token, from, to, amount, unit: 'amount' }
}
