import { type Address, bytesToHex, encodeAbiParameters, maxUint256, parseAbi, parseAbiParameters } from 'viem'
import type { Side } from '../../scripts/demo/exchange/pool-price.ts'
import type { Calls, V3Exchange, V3Pool } from '../../scripts/demo/exchange/v3.ts'
import {
  encodeSteps,
  poolKeyStruct,
  type Step,
  type V4Exchange,
  type V4Pool,
} from '../../scripts/demo/exchange/v4.ts'

const v3RouterAbi = parseAbi([
  'struct ExactInputSingle { address tokenIn; address tokenOut; uint24 fee; address recipient; uint256 amountIn; uint256 amountOutMinimum; uint160 sqrtPriceLimitX96; }',
  'function exactInputSingle(ExactInputSingle params)',
])

const v3PositionsAbi = parseAbi([
  'struct Decrease { uint256 tokenId; uint128 liquidity; uint256 amount0Min; uint256 amount1Min; uint256 deadline; }',
  'function decreaseLiquidity(Decrease params)',
])

const universalRouterAbi = parseAbi([
  'function execute(bytes commands, bytes[] inputs, uint256 deadline) payable',
])

const v4PositionsAbi = parseAbi(['function modifyLiquidities(bytes unlockData, uint256 deadline) payable'])

/** Numbers of `Actions.sol` of v4-periphery. */
const actions = {
  decreaseLiquidity: 0x01,
  swapExactInSingle: 0x06,
  settleAll: 0x0c,
  takeAll: 0x0f,
  takePair: 0x11,
}

/** Numbers of `Commands.sol` of universal-router. */
const commands = { checkBalance: 0x0e, swapInV4: 0x10 }

const parameters = {
  decrease: parseAbiParameters(
    'uint256 tokenId, uint256 liquidity, uint128 amount0Min, uint128 amount1Min, bytes hookData',
  ),
  swap: parseAbiParameters([
    'Swap swap',
    'struct Swap { PoolKey key; bool zeroForOne; uint128 amountIn; uint128 amountOutMinimum; bytes hookData; }',
    poolKeyStruct,
  ]),
  pair: parseAbiParameters('address, address, address'),
  amount: parseAbiParameters('address, uint256'),
  balance: parseAbiParameters('address, address, uint256'),
}

/**
 * Plans the swap of an exact amount of a token of the pool.
 * @param options `minimum`: the least output, 0 by default
 */
export function planV3Swap(
  calls: Calls,
  { router }: V3Exchange,
  { pool, from, to, minimum = 0n }: { pool: V3Pool; from: Side; to: Address; minimum?: bigint },
) {
  const isFirst = BigInt(pool.tokens[0]) === BigInt(from.address)
  const swap = {
    tokenIn: from.address,
    tokenOut: pool.tokens[isFirst ? 1 : 0],
    fee: pool.fee,
    recipient: to,
    amountIn: from.amount,
    amountOutMinimum: minimum,
    sqrtPriceLimitX96: 0n,
  }
  calls.call(router, v3RouterAbi, 'exactInputSingle', [swap])
}

/**
 * Plans to take liquidity out of a position. The amounts remain in the pool until they are collected.
 * @param position its number: the exchange counts positions from 1
 */
export function planV3Withdrawal(
  calls: Calls,
  { positionManager }: V3Exchange,
  { position, liquidity }: { position: bigint; liquidity: bigint },
) {
  const decrease = { tokenId: position, liquidity, amount0Min: 0n, amount1Min: 0n, deadline: maxUint256 }
  calls.call(positionManager, v3PositionsAbi, 'decreaseLiquidity', [decrease])
}

/**
 * Plans the swap of an exact amount of a currency of the pool, for the sender.
 * @param options `minimum`: the least output by the pool's count, 0 by default; `leastBalance`: of the wanted token
 * after the swap, which the router checks if it is given
 */
export function planV4Swap(
  calls: Calls,
  { universalRouter }: V4Exchange,
  {
    pool: { key },
    from,
    minimum = 0n,
    leastBalance,
  }: {
    pool: V4Pool
    from: Side
    minimum?: bigint
    leastBalance?: { owner: Address; amount: bigint }
  },
) {
  const zeroForOne = BigInt(key.currency0) === BigInt(from.address)
  const swap = { key, zeroForOne, amountIn: from.amount, amountOutMinimum: minimum, hookData: '0x' } as const
  const wanted = zeroForOne ? key.currency1 : key.currency0
  const steps: Step[] = [
    [actions.swapExactInSingle, encodeAbiParameters(parameters.swap, [swap])],
    [actions.settleAll, encodeAbiParameters(parameters.amount, [from.address, from.amount])],
    [actions.takeAll, encodeAbiParameters(parameters.amount, [wanted, minimum])],
  ]
  const value = BigInt(from.address) === 0n ? from.amount : 0n
  const inputs = [encodeSteps(steps)]
  if (leastBalance) {
    const { owner, amount } = leastBalance
    inputs.push(encodeAbiParameters(parameters.balance, [owner, wanted, amount]))
  }
  const executed = leastBalance ? [commands.swapInV4, commands.checkBalance] : [commands.swapInV4]
  const args = [bytesToHex(Uint8Array.from(executed)), inputs, maxUint256]
  calls.call(universalRouter, universalRouterAbi, 'execute', args, value)
}

/**
 * Plans to take liquidity out of a position.
 * @param options `position`: its number: the exchange counts positions from 1
 */
export function planV4Withdrawal(
  calls: Calls,
  { positionManager }: V4Exchange,
  { pool, position, liquidity, to }: { pool: V4Pool; position: bigint; liquidity: bigint; to: Address },
) {
  const { currency0, currency1 } = pool.key
  const steps: Step[] = [
    [
      actions.decreaseLiquidity,
      encodeAbiParameters(parameters.decrease, [position, liquidity, 0n, 0n, '0x']),
    ],
    [actions.takePair, encodeAbiParameters(parameters.pair, [currency0, currency1, to])],
  ]
  calls.call(positionManager, v4PositionsAbi, 'modifyLiquidities', [encodeSteps(steps), maxUint256])
}
