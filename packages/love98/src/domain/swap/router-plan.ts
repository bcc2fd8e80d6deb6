import { decodeExactly } from '@/domain/abi-exact'
import { type Address, isSameAddress } from '@/domain/address'
import type { Hex } from '@/domain/hex'
import type { PoolKey } from '@/domain/market/pool-source'
import { commands, v4Actions, zeroAddress } from './universal-router'

/** A pool of a swap as its bytes name it; the zero address is the native coin in a pool of V4. */
export type PlannedPool = { readonly path: readonly [from: Address, into: Address] } & (
  | { readonly kind: 'v2' }
  /** `fee`: millionths. */
  | { readonly kind: 'v3'; readonly fee: number }
  | { readonly kind: 'v4'; readonly key: PoolKey }
)

/**
 * A command of the Universal Router. Amounts are in smallest units, or `contractBalance`. Recipients may be the
 * placeholders of the router. Addresses are in lower case.
 */
export type PlannedCommand =
  | {
      readonly kind: 'permit'
      readonly token: Address
      readonly spender: Address
      readonly amount: bigint
      /** Seconds since 1970. */
      readonly until: bigint
    }
  | { readonly kind: 'wrap'; readonly to: Address; readonly amount: bigint }
  | { readonly kind: 'unwrap'; readonly to: Address; readonly minimum: bigint }
  | { readonly kind: 'sweep'; readonly token: Address; readonly to: Address; readonly minimum: bigint }
  /** Pays a part of all that the router holds; `bips`: hundredths of a percent, 1 to 10,000. */
  | { readonly kind: 'portion'; readonly token: Address; readonly to: Address; readonly bips: bigint }
  | {
      readonly kind: 'check-balance'
      readonly owner: Address
      readonly token: Address
      readonly minimum: bigint
    }
  | PlannedSwap

type PlannedSwap = {
  readonly kind: 'swap'
  readonly pools: readonly PlannedPool[]
  /** Null: the sender of the call. */
  readonly to: Address | null
  readonly amount: bigint
  readonly minimum: bigint
  /** True if the minimum counts the growth of the recipient's balance, false if it counts what the pool pays. */
  readonly isMinimumOfArrival: boolean
  /** True if the sender pays through Permit2; false if the router pays. */
  readonly isPayerUser: boolean
}

/**
 * Reads the commands of the Universal Router in the layouts that swap an exact amount
 * (https://docs.uniswap.org/contracts/universal-router/technical-reference). Null if a command is unknown, may fail
 * without reverting the others, or is not encoded exactly as the ABI encodes it.
 */
export function readRouterPlan(names: Hex, inputs: readonly Hex[]): readonly PlannedCommand[] | null {
  const codes = names.slice(2).toLowerCase().match(/../g) ?? []
  if (codes.length !== inputs.length) return null
  const plan: PlannedCommand[] = []
  for (const [index, code] of codes.entries()) {
    const command = readCommand(code, (inputs[index] ?? '0x').slice(2))
    if (!command) return null
    plan.push(command)
  }
  return plan
}

function readCommand(code: string, input: string): PlannedCommand | null {
  switch (code) {
    case commands.permit2Permit:
      return readPermit(input)
    case commands.wrapEth:
    case commands.unwrapWeth: {
      const [to, amount] = decodeExactly(['word', 'word'], input) ?? []
      const recipient = addressOf(to)
      if (!recipient || amount === undefined) return null
      return code === commands.wrapEth
        ? { kind: 'wrap', to: recipient, amount }
        : { kind: 'unwrap', to: recipient, minimum: amount }
    }
    case commands.payPortion: {
      const [first, second, bips] = decodeExactly(['word', 'word', 'word'], input) ?? []
      const [token, to] = [addressOf(first), addressOf(second)]
      return token && to && bips && bips <= 10_000n ? { kind: 'portion', token, to, bips } : null
    }
    case commands.sweep:
    case commands.balanceCheckErc20: {
      const [first, second, minimum] = decodeExactly(['word', 'word', 'word'], input) ?? []
      const [one, other] = [addressOf(first), addressOf(second)]
      if (!one || !other || minimum === undefined) return null
      // The router cuts the minimum of a sweep to 160 bits.
      if (code === commands.sweep && minimum >= 2n ** 160n) return null
      return code === commands.sweep
        ? { kind: 'sweep', token: one, to: other, minimum }
        : { kind: 'check-balance', owner: one, token: other, minimum }
    }
    case commands.v2SwapExactIn: {
      const read = decodeExactly(['word', 'word', 'word', { list: 'word' }, 'word'], input)
      const tokens = read?.[3].map(addressOf) ?? []
      return read && swapOf(read[0], read[1], read[2], read[4], v2Pools(tokens), true)
    }
    case commands.v3SwapExactIn: {
      const read = decodeExactly(['word', 'word', 'word', 'bytes', 'word'], input)
      return read && swapOf(read[0], read[1], read[2], read[4], v3Pools(read[3].slice(2)), false)
    }
    case commands.v4Swap: {
      const [actions, parameters] = decodeExactly(['bytes', { list: 'bytes' }], input) ?? []
      return actions && parameters ? readV4Swap(actions.slice(2).toLowerCase(), parameters) : null
    }
    default:
      return null
  }
}

function readPermit(input: string): PlannedCommand | null {
  const read = decodeExactly(['word', 'word', 'word', 'word', 'word', 'word', 'bytes'], input)
  if (!read) return null
  const [token, amount, until, nonce, spender] = read
  const [of, by] = [addressOf(token), addressOf(spender)]
  const isInRange = amount < 2n ** 160n && until < 2n ** 48n && nonce < 2n ** 48n
  return of && by && isInRange ? { kind: 'permit', token: of, spender: by, amount, until } : null
}

function swapOf(
  to: bigint,
  amount: bigint,
  minimum: bigint,
  payer: bigint,
  pools: readonly PlannedPool[] | null,
  isMinimumOfArrival: boolean,
): PlannedCommand | null {
  const [recipient, isPayerUser] = [addressOf(to), boolOf(payer)]
  if (!recipient || isPayerUser === null || !pools) return null
  return { kind: 'swap', pools, to: recipient, amount, minimum, isMinimumOfArrival, isPayerUser }
}

function v2Pools(tokens: readonly (Address | null)[]): readonly PlannedPool[] | null {
  const pools = tokens.slice(1).flatMap((into, index): readonly PlannedPool[] => {
    const from = tokens[index]
    return isToken(from) && isToken(into) ? [{ kind: 'v2', path: [from, into] }] : []
  })
  return pools.length > 0 && pools.length === tokens.length - 1 ? pools : null
}

/** Reads a path of V3: a token of 20 bytes, then for each pool its fee of 3 bytes and the next token. */
function v3Pools(path: string): readonly PlannedPool[] | null {
  const count = (path.length - 40) / 46
  if (!Number.isInteger(count) || count < 1) return null
  const pools = Array.from({ length: count }, (_, index): PlannedPool => {
    const [start, end] = [46 * index, 46 * (index + 1)]
    const tokenAt = (place: number): Address => `0x${path.slice(place, place + 40).toLowerCase()}`
    const fee = Number.parseInt(path.slice(start + 40, end), 16)
    return { kind: 'v3', path: [tokenAt(start), tokenAt(end)], fee }
  })
  return pools.every((pool) => pool.path.every(isToken)) ? pools : null
}

/** Pools of V2 and V3 hold only tokens. */
function isToken(currency: Address | null | undefined): currency is Address {
  return Boolean(currency) && currency !== zeroAddress
}

/** The layouts of V4: the payment first, then a swap of all that was paid; or the swap first. */
const paidFirst: string = v4Actions.settle + v4Actions.swapExactInSingle + v4Actions.take
const swappedFirst: string = v4Actions.swapExactInSingle + v4Actions.settleAll + v4Actions.takeAll

/**
 * Reads the actions of a command of V4 that pay the pool, swap, and take what it pays. Null for other actions, such as a
 * second recipient, or the payment of another currency. A swap along a path (`SWAP_EXACT_IN`) is not read: version 2.1
 * of the router has a list more in its arguments, so that equal bytes are different swaps for different routers.
 * @param actions one byte each, hex digits in lower case without `0x`
 */
export function readV4Swap(actions: string, parameters: readonly Hex[]): PlannedSwap | null {
  const [first = '', second = '', third = ''] = parameters.map((bytes) => bytes.slice(2))
  if (parameters.length !== 3) return null
  if (actions === paidFirst) {
    const [paid, taken] = [first, third].map((input) => decodeExactly(['word', 'word', 'word'], input))
    const swap = readV4Single(second)
    const [to, isPayerUser] = [addressOf(taken?.[1]), boolOf(paid?.[2])]
    // The amount 0 of the swap and of the take stands for all.
    if (!paid || !taken || !swap || !to || isPayerUser === null || swap.amount !== 0n || taken[2] !== 0n)
      return null
    if (!isOf(swap.pool, paid[0], taken[0])) return null
    const { pool, minimum } = swap
    return {
      ...{ kind: 'swap', pools: [pool], to, amount: paid[1], minimum, isMinimumOfArrival: false },
      // The router always pays the native coin, also for a sender who is named as the payer.
      isPayerUser: isPayerUser && pool.path[0] !== zeroAddress,
    }
  }
  if (actions !== swappedFirst) return null
  const [paid, taken] = [second, third].map((input) => decodeExactly(['word', 'word'], input))
  const swap = readV4Single(first)
  if (!paid || !taken || !swap || !isOf(swap.pool, paid[0], taken[0])) return null
  // The coin that such a swap does not need would stay at the router.
  if (paid[1] !== swap.amount || swap.amount === 0n || swap.pool.path[0] === zeroAddress) return null
  const minimum = swap.minimum > taken[1] ? swap.minimum : taken[1]
  const { pool, amount } = swap
  return {
    ...{ kind: 'swap', pools: [pool], to: null, amount, minimum },
    ...{ isMinimumOfArrival: false, isPayerUser: true },
  }
}

function isOf({ path }: PlannedPool, from: bigint, into: bigint): boolean {
  return isSameAddress(path[0], addressOf(from)) && isSameAddress(path[1], addressOf(into))
}

const singleSwap = [
  { struct: ['word', 'word', 'word', 'word', 'word', 'word', 'word', 'word', 'bytes'] },
] as const
const largestTickSpacing = 32_767n

/** Reads `ExactInputSingleParams` of V4. Null with data for the hook, which only the hook can explain. */
function readV4Single(input: string) {
  const [swap] = decodeExactly(singleSwap, input) ?? []
  if (!swap) return null
  const [first, second, fee, tickSpacing, third, side, amount, minimum, hookData] = swap
  const [currency0, currency1, hooks] = [addressOf(first), addressOf(second), addressOf(third)]
  const isFirst = boolOf(side)
  if (!currency0 || !currency1 || !hooks || isFirst === null || hookData !== '0x') return null
  const isInRange =
    first < second &&
    fee < 2n ** 24n &&
    tickSpacing > 0n &&
    tickSpacing <= largestTickSpacing &&
    amount < 2n ** 128n &&
    minimum < 2n ** 128n
  if (!isInRange) return null
  const key = { currency0, currency1, fee: Number(fee), tickSpacing: Number(tickSpacing), hooks }
  const path = isFirst ? ([currency0, currency1] as const) : ([currency1, currency0] as const)
  return { pool: { kind: 'v4', path, key } as const, amount, minimum }
}

function addressOf(word: bigint | undefined): Address | null {
  return word !== undefined && word < 2n ** 160n ? `0x${word.toString(16).padStart(40, '0')}` : null
}

function boolOf(word: bigint | undefined): boolean | null {
  return word === undefined || word > 1n ? null : word === 1n
}
