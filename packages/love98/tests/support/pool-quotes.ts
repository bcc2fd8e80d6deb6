import { type Abi, type Address, type Client, parseAbi } from 'viem'
import { readContract, simulateContract } from 'viem/actions'
import type { Side } from '../../scripts/demo/exchange/pool-price.ts'
import type { Exchanges, TestPool } from './test-pools'

const v2RouterAbi = parseAbi([
  'function getAmountsOut(uint256 amountIn, address[] path) view returns (uint256[])',
])
const v3QuoterAbi = parseAbi([
  'struct Query { address tokenIn; address tokenOut; uint256 amountIn; uint24 fee; uint160 sqrtPriceLimitX96; }',
  'function quoteExactInputSingle(Query query) returns (uint256, uint160, uint32, uint256)',
])
const v4QuoterAbi = parseAbi([
  'struct PoolKey { address currency0; address currency1; uint24 fee; int24 tickSpacing; address hooks; }',
  'struct Query { PoolKey key; bool zeroForOne; uint128 exactAmount; bytes hookData; }',
  'function quoteExactInputSingle(Query query) returns (uint256, uint256)',
])

/** Returns both currencies of a pool in its order. */
export function currenciesOf(pool: TestPool): readonly [Address, Address] {
  return pool.kind === 'v4' ? [pool.key.currency0, pool.key.currency1] : pool.tokens
}

/** Returns the other currency of a pool. */
export function otherCurrency(pool: TestPool, currency: Address): Address {
  const [first, second] = currenciesOf(pool)
  return BigInt(first) === BigInt(currency) ? second : first
}

/**
 * Returns the output of a swap by the exchange's own contract: the router of V2, the quoter of V3 and V4.
 * @throws viem's error, if it has no answer
 */
export async function quoteOnPool(
  client: Client,
  { v2, v3, v4 }: Exchanges,
  pool: TestPool,
  from: Side,
): Promise<bigint> {
  const tokenOut = otherCurrency(pool, from.address)
  if (pool.kind === 'v2') {
    const args = [from.amount, [from.address, tokenOut]] as const
    const amounts = await readContract(client, {
      address: v2.router,
      abi: v2RouterAbi,
      functionName: 'getAmountsOut',
      args,
    })
    return amounts[1] ?? 0n
  }
  const query =
    pool.kind === 'v3'
      ? { tokenIn: from.address, tokenOut, amountIn: from.amount, fee: pool.fee, sqrtPriceLimitX96: 0n }
      : {
          key: pool.key,
          zeroForOne: BigInt(pool.key.currency0) === BigInt(from.address),
          exactAmount: from.amount,
          hookData: '0x',
        }
  const abi: Abi = pool.kind === 'v3' ? v3QuoterAbi : v4QuoterAbi
  const { result } = await simulateContract(client, {
    address: (pool.kind === 'v3' ? v3 : v4).quoter,
    abi,
    functionName: 'quoteExactInputSingle',
    args: [query],
  })
  return (result as readonly bigint[])[0] ?? 0n
}
