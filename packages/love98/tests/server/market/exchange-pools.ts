import { parseAbi, parseEventLogs, type TransactionReceipt } from 'viem'
import { readContract } from 'viem/actions'
import { poolAddress, v3PoolAddress, v4PoolId } from '@/chain/prices/pool-address'
import type { Address } from '@/domain/address'
import type { MarketPool } from '@/domain/market/pool-event'
import type { PoolState } from '@/domain/market/pool-state'
import type { Side } from '../../../scripts/demo/exchange/pool-price.ts'
import { callRpc } from '../../../scripts/demo/json-rpc.ts'
import { type ExchangeChain, nativeCoin } from '../../support/exchange-chain'
import { currenciesOf } from '../../support/pool-quotes'
import type { PoolForm, TestPool } from '../../support/test-pools'

const decimals = { CAT: 18, USD: 6, ONE: 0, DEEP: 30, WETH: 18, ETH: 18 }

export type Currency = keyof typeof decimals

/** A pool of the chain as the market reads it and as the tests act on it. */
export type TradedPool = {
  readonly market: MarketPool
  readonly pool: TestPool
  readonly base: Address
  readonly token: Address
}

export function addressOf({ tokens, wrappedNative }: ExchangeChain, currency: Currency): Address {
  return { ...tokens, WETH: wrappedNative, ETH: nativeCoin }[currency]
}

/** Creates a pool with the price of its sides, and liquidity in the widest range unless `isEmpty`. */
export async function startPool(
  chain: ExchangeChain,
  form: PoolForm,
  [base, baseAmount]: readonly [Currency, bigint],
  [token, tokenAmount]: readonly [Currency, bigint],
  { isEmpty = false } = {},
): Promise<TradedPool> {
  const sides = [
    { address: addressOf(chain, base), amount: baseAmount },
    { address: addressOf(chain, token), amount: tokenAmount },
  ] as const
  const pool = await chain.createPool(form, sides)
  if (!isEmpty) await chain.addLiquidity(pool, sides)
  return tradedPool(chain, pool, [base, token], sides)
}

/** Describes a pool as the market does, with its computed address or id. */
function tradedPool(
  chain: ExchangeChain,
  pool: TestPool,
  symbols: readonly [Currency, Currency],
  [base, token]: readonly [Side, Side],
): TradedPool {
  const asset = (symbol: Currency, { address }: Side) => ({ symbol, address, decimals: decimals[symbol] })
  const market: MarketPool = {
    ...{ name: `${symbols[0]}-${symbols[1]}`, ...placeOf(chain, pool) },
    ...{ base: asset(symbols[0], base), token: asset(symbols[1], token) },
    baseIsFirst: BigInt(currenciesOf(pool)[0]) === BigInt(base.address),
  }
  return { market, pool, base: base.address, token: token.address }
}

export function placeOf({ v2, v3, v4 }: ExchangeChain, pool: TestPool): Pick<MarketPool, 'id' | 'source'> {
  if (pool.kind === 'v4')
    return { id: v4PoolId(pool.key), source: { kind: 'v4', manager: v4.poolManager, key: pool.key } }
  const id =
    pool.kind === 'v2' ? poolAddress(v2, ...pool.tokens) : v3PoolAddress(v3.factory, ...pool.tokens, pool.fee)
  return pool.kind === 'v2'
    ? { id, source: { kind: 'v2', pool: id } }
    : { id, source: { kind: 'v3', pool: id, fee: pool.fee } }
}

const v2Abi = parseAbi(['function getReserves() view returns (uint112, uint112, uint32)'])
const v3Abi = parseAbi([
  'function slot0() view returns (uint160, int24, uint16, uint16, uint16, uint8, bool)',
  'function liquidity() view returns (uint128)',
])
const stateViewAbi = parseAbi([
  'function getSlot0(bytes32) view returns (uint160, int24, uint24, uint24)',
  'function getLiquidity(bytes32) view returns (uint128)',
])

/** Reads the state of a pool from its own contract, and of V4 from the published `StateView`. */
export async function stateOnChain({ client, v4 }: ExchangeChain, { pool }: Pick<TradedPool, 'pool'>) {
  if (pool.kind === 'v2') {
    const call = { address: pool.address, abi: v2Abi } as const
    const [reserve0, reserve1] = await readContract(client, { ...call, functionName: 'getReserves' })
    return { kind: 'reserves', reserve0, reserve1 } satisfies PoolState
  }
  if (pool.kind === 'v3') {
    const call = { address: pool.address, abi: v3Abi } as const
    const [sqrtPriceX96, tick] = await readContract(client, { ...call, functionName: 'slot0' })
    const liquidity = await readContract(client, { ...call, functionName: 'liquidity' })
    return { kind: 'concentrated', sqrtPriceX96, liquidity, tick } satisfies PoolState
  }
  const call = { address: v4.stateView, abi: stateViewAbi, args: [pool.id] } as const
  const [sqrtPriceX96, tick] = await readContract(client, { ...call, functionName: 'getSlot0' })
  const liquidity = await readContract(client, { ...call, functionName: 'getLiquidity' })
  return { kind: 'concentrated', sqrtPriceX96, liquidity, tick } satisfies PoolState
}

/** Sells the base asset, alone in a block. */
export function sellBase(chain: ExchangeChain, { pool, base }: TradedPool, amount: bigint) {
  return chain.swapOnPool(pool, { address: base, amount })
}

/** Sells tokens for the base asset, alone in a block. */
export function buyBase(chain: ExchangeChain, { pool, token }: TradedPool, amount: bigint) {
  return chain.swapOnPool(pool, { address: token, amount })
}

const swapAbi = {
  v2: parseAbi([
    'event Swap(address indexed sender, uint256 in0, uint256 in1, uint256 out0, uint256 out1, address indexed to)',
  ]),
  v3: parseAbi([
    'event Swap(address indexed sender, address indexed recipient, int256 amount0, int256 amount1, uint160 sqrtPriceX96, uint128 liquidity, int24 tick)',
  ]),
  v4: parseAbi([
    'event Swap(bytes32 indexed id, address indexed sender, int128 amount0, int128 amount1, uint160 sqrtPriceX96, uint128 liquidity, int24 tick, uint24 fee)',
  ]),
}

/** Returns the amounts of the only swap of a transaction, smallest units of both sides. */
export function amountsOf({ pool, market }: TradedPool, { logs }: TransactionReceipt) {
  const amounts = () => {
    if (pool.kind === 'v2') {
      const [swap] = parseEventLogs({ abi: swapAbi.v2, logs })
      return swap && [swap.args.in0 + swap.args.out0, swap.args.in1 + swap.args.out1]
    }
    const [swap] =
      pool.kind === 'v3'
        ? parseEventLogs({ abi: swapAbi.v3, logs })
        : parseEventLogs({ abi: swapAbi.v4, logs })
    return swap && [swap.args.amount0, swap.args.amount1].map((amount) => (amount < 0n ? -amount : amount))
  }
  const [first, second] = amounts() ?? []
  if (first === undefined || second === undefined) throw new Error('The transaction has no swap')
  return market.baseIsFirst ? { base: first, token: second } : { base: second, token: first }
}

/** Replaces the newest blocks with empty ones. */
export function reorganize({ url }: ExchangeChain, depth: number): Promise<unknown> {
  return callRpc(url, 'anvil_reorg', [depth, []])
}

/** Mines empty blocks. */
export function mine({ url }: ExchangeChain, blocks: number): Promise<unknown> {
  return callRpc(url, 'anvil_mine', [`0x${blocks.toString(16)}`])
}

const positionsAbi = parseAbi([
  'function totalSupply() view returns (uint256)',
  'function nextTokenId() view returns (uint256)',
])

/** Returns the number of the newest position. Both managers count from 1, and the tests burn none. */
export async function newestPosition({ client, v3, v4 }: ExchangeChain, kind: 'v3' | 'v4' = 'v3') {
  const call = {
    abi: positionsAbi,
    address: kind === 'v3' ? v3.positionManager : v4.positionManager,
  } as const
  if (kind === 'v3') return readContract(client, { ...call, functionName: 'totalSupply' })
  return (await readContract(client, { ...call, functionName: 'nextTokenId' })) - 1n
}
