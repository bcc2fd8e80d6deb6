import { type Address, isSameAddress } from '@/domain/address'
import { createBalanceLedger } from './balance-ledger'
import type { Action, DescribedCall } from './described-call'
import { entireBalance } from './router-commands'

/** An amount of a token in its smallest unit; `token` null is the native coin. */
export type Amount = { token: Address | null; amount: bigint }

const unsure: ReadonlySet<Action['kind']> = new Set([
  'unknown',
  'malformed',
  'multicall',
  'batch',
  'unreadable-batch',
  'execute',
])

export type RetainedAmounts = {
  /** Calls whose result goes to the contract itself, which are judged here. */
  evaluated: ReadonlySet<DescribedCall>
  hasRemainder: boolean
  /** The minimum amounts that the caller receives of the exchanged tokens. */
  minimums: readonly Amount[]
  /** True if swaps for the caller have no minimum but a later check of the caller's balance. */
  isBalanceChecked: boolean
}

/**
 * Follows the amounts that the calls of a contract leave with it: payments, wraps, payouts and swaps to the contract
 * itself. Any transaction can take what the contract still has afterwards, so each token must move on completely, to
 * the caller or into a swap. A call that may fail takes nothing.
 * @param deposits earlier payments to the contract
 */
export function retainedByContract(
  caller: Address,
  contract: Address,
  calls: readonly DescribedCall[],
  deposits: readonly Amount[] = [],
): RetainedAmounts {
  const ledger = createBalanceLedger()
  for (const { token, amount } of deposits) ledger.add(token ?? 'native', { amount, minimum: null })
  const evaluated = new Set<DescribedCall>()
  const minimums: Amount[] = []
  const checked = new Set<DescribedCall>()
  for (const [index, call] of calls.entries()) {
    const { action } = call
    if (isCheckedLater(call, calls.slice(index + 1), caller)) checked.add(call)
    // An unknown call, or one with inner steps, can take the balance before the next call does.
    if (unsure.has(action.kind)) ledger.markLost()
    if (isPaid(action) && isSameAddress(action.to, contract)) evaluated.add(call)
    const place = { ledger, isKept: evaluated.has(call), mayFail: call.mayFail === true }
    for (const one of action.kind === 'several' ? action.actions : [action])
      if (one.kind === 'send' && isSameAddress(one.to, contract))
        ledger.add(one.token, { amount: one.amount, minimum: null })
    if (action.kind === 'swap') swap(call, action, place)
    if (action.kind !== 'payout') continue
    const paid = pay(action, place)
    if (paid && isSameAddress(action.to, caller)) minimums.push(paid)
  }
  return {
    evaluated: new Set([...evaluated, ...checked]),
    hasRemainder: ledger.hasRemainder(),
    minimums,
    isBalanceChecked: checked.size > 0,
  }
}

/** Returns true for a swap for the caller without a minimum, if a later call checks the caller's balance. */
function isCheckedLater(
  { action }: DescribedCall,
  later: readonly DescribedCall[],
  caller: Address,
): boolean {
  if (action.kind !== 'swap' || action.receives.amount > 0n || !isSameAddress(action.to, caller)) return false
  const { token } = action.receives
  return later.some(
    ({ mayFail, action: check }) =>
      check.kind === 'check-balance' &&
      mayFail !== true &&
      check.amount > 0n &&
      isSameAddress(check.owner, caller) &&
      isSameAddress(check.token, token),
  )
}

type LedgerContext = { ledger: ReturnType<typeof createBalanceLedger>; isKept: boolean; mayFail: boolean }

function swap(
  call: DescribedCall,
  { gives, receives, isPaidByContract = false }: Extract<Action, { kind: 'swap' }>,
  place: LedgerContext,
) {
  const { ledger, isKept, mayFail } = place
  // In all other cases the caller pays, even for an amount that means the whole balance of the contract.
  const isOwn =
    isPaidByContract || call.arguments.some(({ name, value }) => name === 'payerIsUser' && value === false)
  if (isOwn && (gives.token !== null || isPaidByContract)) {
    const token = gives.token ?? 'native'
    if (mayFail || gives.limit === 'at-most') ledger.spendUnknown(token)
    else ledger.take(token, gives.limit === 'held' ? 'all' : gives.amount)
  }
  if (isKept && (receives.token !== null || call.function === 'V4_SWAP'))
    ledger.add(receives.token ?? 'native', { amount: null, minimum: mayFail ? 0n : receives.amount })
}

/** Pays out of the contract's balance; returns the minimum that leaves it if it came from an exchange. */
function pay(
  { how, token, amount }: Extract<Action, { kind: 'payout' }>,
  { ledger, isKept, mayFail }: LedgerContext,
): Amount | null {
  const from = how === 'wrap' ? 'native' : how === 'unwrap' ? 'wrapped' : (token ?? 'native')
  if (how === 'portion') {
    if (!isKept) ledger.reduce(from, amount)
    return null
  }
  const isMove = how === 'wrap' || how === 'unwrap'
  if (isKept && !isMove) return null
  if (mayFail) {
    ledger.spendUnknown(from)
    return null
  }
  const isWhole = how === 'unwrap' || how === 'sweep' || amount === entireBalance
  const held = ledger.take(from, isWhole ? 'all' : amount)
  const minimum =
    held?.minimum == null
      ? null
      : isWhole && (held.minimum > amount || amount === entireBalance)
        ? held.minimum
        : amount
  if (isKept) {
    const most = isWhole ? (held?.amount ?? null) : amount
    ledger.add(how === 'wrap' ? 'wrapped' : 'native', { amount: most, minimum })
    return null
  }
  return minimum === null ? null : { token: how === 'unwrap' ? null : token, amount: minimum }
}

function isPaid(action: Action): action is Extract<Action, { kind: 'swap' | 'payout' | 'send' }> {
  return action.kind === 'swap' || action.kind === 'payout' || action.kind === 'send'
}
