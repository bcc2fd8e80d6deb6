import { decodeExactly } from '@/domain/abi-exact'
import { type Address, isSameAddress } from '@/domain/address'
import type { Hex } from '@/domain/hex'
import * as selectors from '@/domain/selectors'
import { type PlannedCommand, type PlannedPool, readRouterPlan } from './router-plan'
import { contractBalance, routerRecipient, senderRecipient, zeroAddress } from './universal-router'

/** The contracts and the sender of a call; `value` in wei. */
export type RouterCall = {
  readonly router: Address
  readonly wrappedNative: Address
  readonly from: Address
  readonly value: bigint
  readonly data: Hex
}

/** The least that a swap brings, smallest units. */
export type SwapMinimum = {
  readonly minimum: bigint
  /**
   * `arrival`: what arrives at the recipient. `pool`: what the pool or the router pays, of which a token can deduct a
   * tax. `balance`: the recipient's whole balance after the swap.
   */
  readonly counts: 'arrival' | 'pool' | 'balance'
}

/** A swap by the Universal Router, decoded from its bytes. A `token` of null is the native coin. */
export type RouterSwap = {
  readonly given: { readonly token: Address | null; readonly amount: bigint }
  readonly got: { readonly token: Address | null } & SwapMinimum
  readonly to: Address
  /** Seconds since 1970; null for a call without a deadline. */
  readonly deadline: bigint | null
  /** In their order. */
  readonly pools: readonly PlannedPool[]
  /** An allowance of Permit2 that the sender has signed and the call carries; `until` in seconds since 1970. */
  readonly permit: { readonly token: Address; readonly amount: bigint; readonly until: bigint } | null
  /** A part of what the last pool pays that goes to another account before the rest arrives; null for none. */
  readonly portion: SwapPortion | null
}

/** `token`: null for the native coin. `bips`: hundredths of a percent, 1 to 10,000. */
export type SwapPortion = { readonly token: Address | null; readonly to: Address; readonly bips: bigint }

/**
 * Reads a call of the Universal Router as one swap of an exact amount. Null for any other call: one that leaves funds at
 * the router, pays twice or to two accounts, takes from the router what the call has not brought, or is not encoded
 * exactly.
 */
export function readRouterSwap(call: RouterCall): RouterSwap | null {
  const read = readExecute(call.data)
  const plan = read && readRouterPlan(read.names, read.inputs)
  if (!read || !plan) return null
  const [first, ...rest] = plan
  const permit = first?.kind === 'permit' ? first : null
  const commands = permit ? rest : plan
  const given = givenBy(commands, call.value)
  const end = given && follow(commands, given, call)
  if (!end) return null
  const isPermitted = !permit || (isSameAddress(permit.spender, call.router) && permit.token === given.token)
  if (!isPermitted) return null
  return {
    given: { token: coinAsNull(given.token), amount: given.amount },
    got: { token: coinAsNull(end.token), minimum: end.minimum, counts: end.counts },
    to: end.to,
    deadline: read.deadline,
    pools: commands.flatMap((command) => (command.kind === 'swap' ? command.pools : [])),
    permit: permit && { token: permit.token, amount: permit.amount, until: permit.until },
    portion: end.portion,
  }
}

function readExecute(data: Hex): { names: Hex; inputs: readonly Hex[]; deadline: bigint | null } | null {
  const [selector, digits] = [data.slice(0, 10).toLowerCase(), data.slice(10)]
  const bytes = ['bytes', { list: 'bytes' }] as const
  if (selector === selectors.executeCommands) {
    const [names, inputs, deadline] = decodeExactly([...bytes, 'word'], digits) ?? []
    return names && inputs && deadline !== undefined ? { names, inputs, deadline } : null
  }
  if (selector !== selectors.executeWithoutDeadline) return null
  const [names, inputs] = decodeExactly(bytes, digits) ?? []
  return names && inputs ? { names, inputs, deadline: null } : null
}

type Given = { readonly token: Address; readonly amount: bigint }

/** Returns what the sender gives: the value, or what the first swap takes through Permit2. */
function givenBy([first]: readonly PlannedCommand[], value: bigint): Given | null {
  if (value > 0n) return { token: zeroAddress, amount: value }
  const token = first?.kind === 'swap' && first.isPayerUser && first.pools[0]?.path[0]
  if (!token || first.amount <= 0n || first.amount >= contractBalance) return null
  return { token, amount: first.amount }
}

/** The place of the funds while the commands run. `amount`: null if it is what a pool paid. */
type Place = { readonly token: Address } & (
  | { readonly at: 'sender'; readonly amount: bigint }
  | {
      readonly at: 'router'
      readonly amount: bigint | null
      readonly minimum: bigint
      readonly portion: SwapPortion | null
    }
  | ({
      readonly at: 'recipient'
      readonly to: Address
      readonly isChecked: boolean
      readonly portion: SwapPortion | null
    } & SwapMinimum)
)

function follow(
  commands: readonly PlannedCommand[],
  { token, amount }: Given,
  call: RouterCall,
): Extract<Place, { at: 'recipient' }> | null {
  let place: Place | null =
    token === zeroAddress
      ? { at: 'router', token, amount, minimum: 0n, portion: null }
      : { at: 'sender', token, amount }
  let count = 0
  for (const command of commands) {
    if (!place) return null
    if (command.kind === 'swap') count += 1
    place = afterCommand(place, command, call)
  }
  return place?.at === 'recipient' && count > 0 ? place : null
}

function afterCommand(place: Place, command: PlannedCommand, call: RouterCall): Place | null {
  const wrapped = call.wrappedNative.toLowerCase() as Address
  switch (command.kind) {
    case 'swap':
      return afterSwap(place, command, call)
    case 'wrap': {
      if (place.at !== 'router' || place.token !== zeroAddress || !isWhole(place, command.amount)) return null
      return recipientOf(command.to, call) === null ? { ...place, token: wrapped } : null
    }
    case 'unwrap': {
      if (place.at !== 'router' || place.token !== wrapped) return null
      const coin = { ...place, token: zeroAddress, minimum: larger(place.minimum, command.minimum) }
      const to = recipientOf(command.to, call)
      return to === null ? coin : arrived(coin, to, 'arrival')
    }
    case 'sweep': {
      if (place.at !== 'router' || place.token !== command.token) return null
      const to = recipientOf(command.to, call)
      const swept = { ...place, minimum: larger(place.minimum, command.minimum) }
      return to === null ? null : arrived(swept, to, place.token === zeroAddress ? 'arrival' : 'pool')
    }
    case 'portion': {
      // A portion of what the sender gives, or a second one, is not described.
      if (place.at !== 'router' || place.token !== command.token || place.amount !== null || place.portion)
        return null
      const { token, bips } = command
      const to = recipientOf(command.to, call)
      // The router rounds the portion down.
      const minimum = place.minimum - (place.minimum * bips) / 10_000n
      return to && { ...place, minimum, portion: { token: coinAsNull(token), to, bips } }
    }
    case 'check-balance': {
      if (place.at !== 'recipient' || place.isChecked) return null
      const isOfRecipient = place.token === command.token && isSameAddress(place.to, command.owner)
      return isOfRecipient ? { ...place, minimum: command.minimum, counts: 'balance', isChecked: true } : null
    }
    default:
      return null
  }
}

function afterSwap(
  place: Place,
  command: Extract<PlannedCommand, { kind: 'swap' }>,
  call: RouterCall,
): Place | null {
  const { pools, amount, minimum, isMinimumOfArrival, isPayerUser } = command
  const [from, token] = [pools[0]?.path[0], pools.at(-1)?.path[1]]
  if (!token || place.token !== from || place.at === 'recipient') return null
  if (place.at === 'router' && place.portion) return null
  if (isPayerUser !== (place.at === 'sender') || !isWhole(place, amount)) return null
  const to = command.to === null ? call.from : recipientOf(command.to, call)
  if (to === null) return { at: 'router', token, amount: null, minimum, portion: null }
  // The coin cannot carry a tax.
  const isArrival = isMinimumOfArrival || token === zeroAddress
  return arrived({ token, minimum, portion: null }, to, isArrival ? 'arrival' : 'pool')
}

/** Returns true if a command takes all that is there, so that nothing stays behind. */
function isWhole(place: Exclude<Place, { at: 'recipient' }>, amount: bigint): boolean {
  return amount === place.amount || (place.at === 'router' && amount === contractBalance)
}

function arrived(
  { token, minimum, portion }: { token: Address; minimum: bigint; portion: SwapPortion | null },
  to: Address,
  counts: SwapMinimum['counts'],
): Place | null {
  return { at: 'recipient', token, to, minimum, counts, isChecked: false, portion }
}

/** Returns the account that a recipient stands for; null for the router itself. */
function recipientOf(recipient: Address, { from, router }: RouterCall): Address | null {
  if (recipient === senderRecipient) return from
  return recipient === routerRecipient || isSameAddress(recipient, router) ? null : recipient
}

function coinAsNull(token: Address): Address | null {
  return token === zeroAddress ? null : token
}

function larger(one: bigint, other: bigint): bigint {
  return one > other ? one : other
}
