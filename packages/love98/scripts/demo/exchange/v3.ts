import {
  type Address,
  encodeAbiParameters,
  getCreate2Address,
  type Hex,
  keccak256,
  maxUint256,
  parseAbi,
  parseAbiParameters,
} from 'viem'
import type { TransactionPlan } from '../transaction-plan.ts'
import { v3Artifacts } from './artifacts.ts'
import { fullRange, inOrder, type Range, type Side, sqrtPriceOf } from './pool-price.ts'

/** Receives the calls of one sender in order: the plan of a new chain, or a sender on a running one. */
export type Calls = Pick<TransactionPlan, 'call'>

export type V3Exchange = {
  factory: Address
  positionManager: Address
  quoter: Address
  router: Address
  poolCodeHash: Hex
}

export type V3Pool = { address: Address; tokens: readonly [Address, Address]; fee: number }

/** The ticks' spacing by the pool's fee (in millionths), as the published deployments have it. */
const tickSpacings: Readonly<Record<number, number>> = { 100: 1, 500: 10, 3000: 60, 10000: 200 }

const zero = '0x0000000000000000000000000000000000000000'

const tokenAbi = parseAbi(['function approve(address spender, uint256 amount)'])

const factoryAbi = parseAbi(['function enableFeeAmount(uint24 fee, int24 tickSpacing)'])

const positionManagerAbi = parseAbi([
  'function createAndInitializePoolIfNecessary(address token0, address token1, uint24 fee, uint160 sqrtPriceX96)',
  'struct Mint { address token0; address token1; uint24 fee; int24 tickLower; int24 tickUpper; uint256 amount0Desired; uint256 amount1Desired; uint256 amount0Min; uint256 amount1Min; address recipient; uint256 deadline; }',
  'function mint(Mint params)',
])

/**
 * Plans the contracts of Uniswap V3.
 * @returns null if V3 is not installed
 */
export function planV3(
  plan: TransactionPlan,
  { v2Factory, wrappedNative }: { v2Factory: Address; wrappedNative: Address },
): V3Exchange | null {
  const artifacts = v3Artifacts()
  if (!artifacts) return null
  const factory = plan.create('the factory of V3', artifacts.factory)
  // Governance enabled this fee later on the public chains.
  plan.call(factory, factoryAbi, 'enableFeeAmount', [100, tickSpacings[100]])
  const positionManager = plan.create('the position manager of V3', artifacts.positionManager, [
    factory,
    wrappedNative,
    // No descriptor: the demo shows no pictures of positions.
    zero,
  ])
  const quoter = plan.create('the quoter of V3', artifacts.quoter, [factory, wrappedNative])
  const router = plan.create('the router of V3', artifacts.router, [
    v2Factory,
    factory,
    positionManager,
    wrappedNative,
  ])
  return { factory, positionManager, quoter, router, poolCodeHash: keccak256(artifacts.pool.bytecode) }
}

/** Plans the approvals of a token that liquidity and swaps need. */
export function planV3Approvals(calls: Calls, exchange: V3Exchange, token: Address) {
  for (const spender of [exchange.positionManager, exchange.router])
    calls.call(token, tokenAbi, 'approve', [spender, maxUint256])
}

/**
 * Plans a pool.
 * @param sides amounts of the same worth, which give its price
 * @param fee in millionths: 100, 500, 3000 or 10000
 */
export function planV3Pool(
  calls: Calls,
  { factory, positionManager, poolCodeHash }: V3Exchange,
  sides: readonly [Side, Side],
  fee: number,
): V3Pool {
  const [first, second] = inOrder(...sides)
  const tokens = [first.address, second.address] as const
  calls.call(positionManager, positionManagerAbi, 'createAndInitializePoolIfNecessary', [
    ...tokens,
    fee,
    sqrtPriceOf(first.amount, second.amount),
  ])
  const salt = keccak256(
    encodeAbiParameters(parseAbiParameters('address, address, uint24'), [...tokens, fee]),
  )
  return { address: getCreate2Address({ from: factory, salt, bytecodeHash: poolCodeHash }), tokens, fee }
}

/**
 * Plans a position. The pool takes as much of both sides as the price allows.
 * @param range the widest one by default
 * @param owner of the position
 */
export function planV3Liquidity(
  calls: Calls,
  { positionManager }: V3Exchange,
  {
    pool: { tokens, fee },
    sides,
    owner,
    range = fullRange(tickSpacings[fee] ?? 1),
  }: { pool: V3Pool; sides: readonly [Side, Side]; owner: Address; range?: Range },
) {
  const [first, second] = inOrder(...sides)
  const mint = {
    token0: tokens[0],
    token1: tokens[1],
    fee,
    ...range,
    amount0Desired: first.amount,
    amount1Desired: second.amount,
    amount0Min: 0n,
    amount1Min: 0n,
    recipient: owner,
    deadline: maxUint256,
  }
  calls.call(positionManager, positionManagerAbi, 'mint', [mint])
}
