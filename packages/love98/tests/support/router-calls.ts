import {
  type Address,
  concatHex,
  encodeAbiParameters,
  encodeFunctionData,
  encodePacked,
  type Hex,
  numberToHex,
  parseAbi,
  parseAbiParameters,
} from 'viem'
import type { PoolKey } from '@/domain/market/pool-source'

const abi = parseAbi([
  'function execute(bytes commands, bytes[] inputs, uint256 deadline) payable',
  'function execute(bytes commands, bytes[] inputs) payable',
])

/** A command of the Universal Router and its arguments, or an action of V4. */
export type Step = readonly [code: number, input: Hex]

/** Placeholders of the router: the sender, the router, and all that the router holds. */
export const sender: Address = `0x${'0'.repeat(39)}1`
export const routerItself: Address = `0x${'0'.repeat(39)}2`
export const everything = 2n ** 255n

/** @param deadline seconds since 1970; null for the function without a deadline */
export function executeData(steps: readonly Step[], deadline: bigint | null = 1_800_000_000n): Hex {
  const [names, inputs] = [
    concatHex(['0x', ...steps.map(([code]) => byte(code))]),
    steps.map(([, input]) => input),
  ]
  return deadline === null
    ? encodeFunctionData({ abi, functionName: 'execute', args: [names, inputs] })
    : encodeFunctionData({ abi, functionName: 'execute', args: [names, inputs, deadline] })
}

const byte = (code: number) => numberToHex(code, { size: 1 })

export function step(code: number, types: string, ...values: readonly unknown[]): Step {
  return [code, encodeAbiParameters(parseAbiParameters(types), values as never)]
}

type PoolSwap = {
  to?: Address
  amount?: bigint
  minimum?: bigint
  isPayerUser?: boolean
}

export function v2Swap(path: readonly Address[], swap: PoolSwap = {}): Step {
  const { to = sender, amount = 5n, minimum = 0n, isPayerUser = true } = swap
  return step(0x08, 'address, uint256, uint256, address[], bool', to, amount, minimum, path, isPayerUser)
}

/** @param path tokens, with the fee of a pool between each two, millionths */
export function v3Swap(path: readonly (Address | number)[], swap: PoolSwap = {}): Step {
  const { to = sender, amount = 5n, minimum = 0n, isPayerUser = true } = swap
  const types = path.map((part) => (typeof part === 'number' ? 'uint24' : 'address'))
  const bytes = encodePacked(types, [...path])
  return step(0x00, 'address, uint256, uint256, bytes, bool', to, amount, minimum, bytes, isPayerUser)
}

export function v4Actions(actions: readonly Step[]): Step {
  const names = concatHex(['0x', ...actions.map(([code]) => byte(code))])
  return step(
    0x10,
    'bytes, bytes[]',
    names,
    actions.map(([, input]) => input),
  )
}

export const settle = (currency: Address, amount: bigint, isPayerUser: boolean) =>
  step(0x0b, 'address, uint256, bool', currency, amount, isPayerUser)
export const take = (currency: Address, to: Address, amount = 0n) =>
  step(0x0e, 'address, address, uint256', currency, to, amount)

type SingleSwap = { amount?: bigint; minimum?: bigint; hookData?: Hex }

export function single(key: PoolKey, isFirst: boolean, swap: SingleSwap = {}): Step {
  const { amount = 0n, minimum = 0n, hookData = '0x' } = swap
  const { currency0, currency1, fee, tickSpacing, hooks } = key
  return step(0x06, '((address, address, uint24, int24, address), bool, uint128, uint128, bytes)', [
    [currency0, currency1, fee, tickSpacing, hooks],
    isFirst,
    amount,
    minimum,
    hookData,
  ])
}

type PathStep = Pick<PoolKey, 'fee' | 'tickSpacing' | 'hooks'> & { into: Address }

/**
 * Swaps all that was paid through pools of V4, one after the other (`SWAP_EXACT_IN`).
 * @param limits the list that version 2.1 of the router reads; null for the arguments of version 2.0
 */
export function alongPath(from: Address, path: readonly PathStep[], limits: readonly bigint[] | null): Step {
  const hops = '(address, uint24, int24, address, bytes)[]'
  const keys = path.map(({ into, fee, tickSpacing, hooks }) => [into, fee, tickSpacing, hooks, '0x'])
  return limits
    ? step(0x07, `(address, ${hops}, uint256[], uint128, uint128)`, [from, keys, limits, 0n, 9n])
    : step(0x07, `(address, ${hops}, uint128, uint128)`, [from, keys, 0n, 9n])
}

/** Pays a pool of V4, swaps all that was paid, and takes all that the pool pays. */
export function v4Swap(key: PoolKey, from: Address, swap: PoolSwap = {}): Step {
  const { to = sender, amount = 5n, minimum = 0n, isPayerUser = true } = swap
  const isFirst = key.currency0 === from
  const into = isFirst ? key.currency1 : key.currency0
  return v4Actions([settle(from, amount, isPayerUser), single(key, isFirst, { minimum }), take(into, to)])
}

export const wrap = (to: Address, amount: bigint) => step(0x0b, 'address, uint256', to, amount)
export const unwrap = (to: Address, minimum: bigint) => step(0x0c, 'address, uint256', to, minimum)
export const sweep = (token: Address, to: Address, minimum: bigint) =>
  step(0x04, 'address, address, uint256', token, to, minimum)
/** @param bips hundredths of a percent */
export const payPortion = (token: Address, to: Address, bips: bigint) =>
  step(0x06, 'address, address, uint256', token, to, bips)
export const checkBalance = (owner: Address, token: Address, minimum: bigint) =>
  step(0x0e, 'address, address, uint256', owner, token, minimum)

type Permit = { token: Address; spender: Address; amount: bigint; until: number }

export const permit = ({ token, spender, amount, until }: Permit, signature: Hex = '0x1234') =>
  step(
    0x0a,
    '((address, uint160, uint48, uint48), address, uint256), bytes',
    [[token, amount, until, 0], spender, 1_900_000_000n],
    signature,
  )
