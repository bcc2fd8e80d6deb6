import {
  type Address,
  concatHex,
  encodeAbiParameters,
  type Hex,
  keccak256,
  maxUint48,
  maxUint128,
  maxUint160,
  maxUint256,
  numberToHex,
  parseAbi,
  parseAbiParameters,
} from 'viem'
import { callRpc } from '../json-rpc.ts'
import type { TransactionPlan } from '../transaction-plan.ts'
import { v4Artifacts } from './artifacts.ts'
import { fullRange, inOrder, liquidityOf, type Range, type Side, sqrtPriceOf } from './pool-price.ts'
import type { Calls, V3Exchange } from './v3.ts'

export type V4Exchange = {
  poolManager: Address
  stateView: Address
  quoter: Address
  positionManager: Address
  universalRouter: Address
  permit2: Address
}

export type PoolKey = {
  currency0: Address
  currency1: Address
  fee: number
  tickSpacing: number
  hooks: Address
}

export type V4Pool = { id: Hex; key: PoolKey }

/** Permit2 is at this address on every chain (https://github.com/Uniswap/permit2). */
export const permit2: Address = '0x000000000022D473030F116dDEE9F6B43aC78BA3'

const zero = '0x0000000000000000000000000000000000000000'

/** The gas that the position manager leaves to a subscriber of a position; the demo has none. */
const unsubscribeGas = 300_000n

/** Numbers of `Actions.sol` of v4-periphery. */
const actions = {
  mintPosition: 0x02,
  settlePair: 0x0d,
  sweep: 0x14,
}

/** The pool's key in the form of `parseAbi`. */
export const poolKeyStruct =
  'struct PoolKey { address currency0; address currency1; uint24 fee; int24 tickSpacing; address hooks; }'

const tokenAbi = parseAbi(['function approve(address spender, uint256 amount)'])

const permit2Abi = parseAbi([
  'function approve(address token, address spender, uint160 amount, uint48 expiration)',
])

const poolManagerAbi = parseAbi([poolKeyStruct, 'function initialize(PoolKey key, uint160 sqrtPriceX96)'])

const positionManagerAbi = parseAbi([
  'function modifyLiquidities(bytes unlockData, uint256 deadline) payable',
])

const parameters = {
  key: parseAbiParameters(['PoolKey key', poolKeyStruct]),
  steps: parseAbiParameters('bytes actions, bytes[] params'),
  mint: parseAbiParameters([
    'PoolKey key, int24 tickLower, int24 tickUpper, uint256 liquidity, uint128 amount0Max, uint128 amount1Max, address owner, bytes hookData',
    poolKeyStruct,
  ]),
  currencies: parseAbiParameters('address, address'),
}

/**
 * Plans the contracts of Uniswap V4. Permit2 must have its code before they are used: see {@link placePermit2}.
 * @param options `v3`: null if the router shall not know V3
 * @returns null if V4 is not installed
 */
export function planV4(
  plan: TransactionPlan,
  {
    owner,
    wrappedNative,
    v2,
    v3,
  }: {
    owner: Address
    wrappedNative: Address
    v2: { factory: Address; initCodeHash: Hex }
    v3: V3Exchange | null
  },
): V4Exchange | null {
  const artifacts = v4Artifacts()
  if (!artifacts) return null
  const poolManager = plan.create('the pool manager of V4', artifacts.poolManager, [owner])
  const stateView = plan.create('the state view of V4', artifacts.stateView, [poolManager])
  const quoter = plan.create('the quoter of V4', artifacts.quoter, [poolManager])
  const positionManager = plan.create('the position manager of V4', artifacts.positionManager, [
    poolManager,
    permit2,
    unsubscribeGas,
    zero,
    wrappedNative,
  ])
  const universalRouter = plan.create('the universal router', artifacts.universalRouter, [
    {
      permit2,
      weth9: wrappedNative,
      v2Factory: v2.factory,
      v3Factory: v3?.factory ?? zero,
      pairInitCodeHash: v2.initCodeHash,
      poolInitCodeHash: v3?.poolCodeHash ?? numberToHex(0, { size: 32 }),
      v4PoolManager: poolManager,
      v3NFTPositionManager: v3?.positionManager ?? zero,
      v4PositionManager: positionManager,
      spokePool: zero,
    },
  ])
  return { poolManager, stateView, quoter, positionManager, universalRouter, permit2 }
}

/**
 * Stores the code of Permit2 at its address.
 * @param url of an anvil node
 * @returns false if V4 is not installed
 */
export async function placePermit2(url: string): Promise<boolean> {
  const artifacts = v4Artifacts()
  if (!artifacts) return false
  await callRpc(url, 'anvil_setCode', [permit2, artifacts.permit2Code])
  return true
}

/** Plans the approvals of a token that liquidity and swaps need. The native coin needs none. */
export function planV4Approvals(calls: Calls, exchange: V4Exchange, token: Address) {
  if (token === zero) return
  calls.call(token, tokenAbi, 'approve', [permit2, maxUint256])
  for (const spender of [exchange.positionManager, exchange.universalRouter])
    calls.call(permit2, permit2Abi, 'approve', [token, spender, maxUint160, Number(maxUint48)])
}

/**
 * Plans a pool.
 * @param sides amounts of the same worth, which give its price
 * @param options `fee` in millionths
 */
export function planV4Pool(
  calls: Calls,
  { poolManager }: V4Exchange,
  sides: readonly [Side, Side],
  { fee, tickSpacing, hooks = zero }: { fee: number; tickSpacing: number; hooks?: Address },
): V4Pool {
  const [first, second] = inOrder(...sides)
  const key = { currency0: first.address, currency1: second.address, fee, tickSpacing, hooks }
  calls.call(poolManager, poolManagerAbi, 'initialize', [key, sqrtPriceOf(first.amount, second.amount)])
  return { id: poolId(key), key }
}

/** Returns the number of a pool: the hash of its key. */
export function poolId(key: PoolKey): Hex {
  return keccak256(encodeAbiParameters(parameters.key, [key]))
}

/**
 * Plans a position.
 * @param options `sides`: the amounts, of the same worth at the pool's price; `range`: the widest one by default
 */
export function planV4Liquidity(
  calls: Calls,
  { positionManager }: V4Exchange,
  {
    pool: { key },
    sides,
    owner,
    range = fullRange(key.tickSpacing),
    sqrtPrice,
  }: { pool: V4Pool; sides: readonly [Side, Side]; owner: Address; range?: Range; sqrtPrice?: bigint },
) {
  const [first, second] = inOrder(...sides)
  const price = sqrtPrice ?? sqrtPriceOf(first.amount, second.amount)
  const liquidity = liquidityOf(price, range, [first.amount, second.amount])
  const { currency0, currency1 } = key
  const mint = [
    key,
    range.tickLower,
    range.tickUpper,
    liquidity,
    maxUint128,
    maxUint128,
    owner,
    '0x',
  ] as const
  const steps: Step[] = [
    [actions.mintPosition, encodeAbiParameters(parameters.mint, mint)],
    [actions.settlePair, encodeAbiParameters(parameters.currencies, [currency0, currency1])],
  ]
  if (currency0 === zero)
    steps.push([actions.sweep, encodeAbiParameters(parameters.currencies, [zero, owner])])
  // The pool rounds up.
  const value = currency0 === zero ? first.amount + 1n : 0n
  calls.call(
    positionManager,
    positionManagerAbi,
    'modifyLiquidities',
    [encodeSteps(steps), maxUint256],
    value,
  )
}

export type Step = readonly [action: number, parameters: Hex]

/** Returns the input of `modifyLiquidities` and of a V4 swap: actions and their parameters. */
export function encodeSteps(steps: readonly Step[]): Hex {
  return encodeAbiParameters(parameters.steps, [
    concatHex(steps.map(([action]) => numberToHex(action, { size: 1 }))),
    steps.map(([, encoded]) => encoded),
  ])
}
