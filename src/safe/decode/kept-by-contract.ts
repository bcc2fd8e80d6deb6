import { type Address, isSameAddress } from '@/domain/address'
import type { DescribedCall } from './described-call'

const unsure: ReadonlySet<string> = new Set([
  'unknown',
  'malformed',
  'multicall',
  'batch',
  'unreadable-batch',
])

/**
 * Swaps in a list of calls whose result the contract keeps for a later call. Whatever it still has afterwards can be taken by
 * any account, so each token must go on as a whole: swept or unwrapped to the caller, or swapped in full.
 * @returns the swaps whose result goes on, and whether anything is left with the contract
 */
export function keptByContract(
  caller: Address,
  contract: Address,
  calls: readonly DescribedCall[],
): { fetched: ReadonlySet<DescribedCall>; isLeft: boolean } {
  const fetched = new Set<DescribedCall>()
  const unwrapped = new Set<string>()
  // What is not known, or has steps of its own, can take it in between.
  const isOpen = calls.some(({ action }) => unsure.has(action.kind))
  let isLeft = false
  calls.forEach((call, index) => {
    const { action } = call
    if (action.kind !== 'swap' || !isSameAddress(action.to, contract)) return
    const { token } = action.receives
    const later = isOpen ? [] : calls.slice(index + 1)
    if (token !== null && later.some((next) => fetches(next, token, caller))) fetched.add(call)
    else if (token !== null && later.some((next) => unwraps(next, caller))) {
      fetched.add(call)
      unwrapped.add(token.toLowerCase())
    } else isLeft = true
  })
  // Only one token is the wrapped coin.
  return { fetched, isLeft: isLeft || unwrapped.size > 1 }
}

function fetches({ action }: DescribedCall, token: Address, caller: Address): boolean {
  if (action.kind === 'swap') return action.gives.limit === 'held' && isSameAddress(token, action.gives.token)
  if (action.kind !== 'payout' || action.how !== 'sweep') return false
  return isSameAddress(token, action.token) && isSameAddress(action.to, caller) && action.amount > 0n
}

/** With a least amount: the command fails unless the contract has that much of the wrapped coin. */
function unwraps({ action }: DescribedCall, caller: Address): boolean {
  const isUnwrap = action.kind === 'payout' && action.how === 'unwrap' && action.amount > 0n
  return isUnwrap && isSameAddress(action.to, caller)
}
