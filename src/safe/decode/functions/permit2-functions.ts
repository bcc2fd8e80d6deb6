import type { Address } from '@/domain/address'
import type { Action } from '../described-call'
import { known } from '../known-function'

const details = '(address token, uint160 amount, uint48 expiration, uint48 nonce)'
const mostOfPermit2 = (1n << 160n) - 1n

/** Uniswap's Permit2, which holds allowances for other contracts, by selector. */
export const permit2Functions = {
  '0x87517c45': known(
    'approve(address token, address spender, uint160 amount, uint48 expiration)',
    ([token, spender, amount, until]) => allow(token, null, spender, amount, until),
  ),
  '0x36c78516': known(
    'transferFrom(address from, address to, uint160 amount, address token)',
    ([from, to, amount, token]) => ({ kind: 'send', token, from, to, amount, unit: 'amount' }),
  ),
  '0x2b67b570': known(
    `permit(address owner, (${details} details, address spender, uint256 sigDeadline) permitSingle, bytes signature)`,
    ([owner, { details: given, spender }]) =>
      allow(given.token, owner, spender, given.amount, given.expiration),
  ),
} as const

function allow(
  token: Address,
  owner: Address | null,
  spender: Address,
  amount: bigint,
  until: number,
): Action {
  const isUnlimited = amount === mostOfPermit2
  const rest = { unit: 'amount', change: 'set', until: BigInt(until) } as const
  return { kind: 'allow', token, owner, spender, amount, isUnlimited, ...rest }
}
