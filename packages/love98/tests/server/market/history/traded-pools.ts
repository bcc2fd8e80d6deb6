import community from '@community/config'
import { encodeFunctionData, type Hex, parseAbi } from 'viem'
import { marketPools } from '@/chain/market/market-pools'
import type { Community } from '@/domain/community/community'
import type { MarketPool } from '@/domain/market/pool-event'
import { developmentAccount } from '../../../../scripts/demo/development-accounts.ts'
import { type DemoChains, startChains } from '../../../support/demo-chains'

const poolAbi = parseAbi([
  'function swap(uint256 amount0Out, uint256 amount1Out, address to, bytes data)',
  'function sync()',
  'function skim(address to)',
  'function getReserves() view returns (uint112, uint112, uint32)',
])
const tokenAbi = parseAbi(['function transfer(address to, uint256 amount) returns (bool)'])

/** The account that holds the supply of all tokens of the demo. */
const trader = developmentAccount(9).address

export async function startTradedPools() {
  const chains = await startChains()
  const { deployment, client } = chains
  const settings = { tokens: deployment.tokens, exchange: deployment.exchange }
  const pools = marketPools(settings as never, community.pairs as unknown as Community['pairs'])
  return { chains, client, pools, stop: chains.stop, ...actions(chains, pools) }
}

function actions({ client }: DemoChains, pools: readonly MarketPool[]) {
  const poolOf = (name: string): MarketPool => {
    const found = pools.find((pool) => pool.name === name)
    if (!found) throw new Error(`There is no pool of ${name}`)
    return found
  }
  const send = (to: Hex, data: Hex) =>
    client.request({
      method: 'eth_sendTransaction' as never,
      params: [{ from: trader, to, data, gas: '0x4c4b40' }] as never,
    })
  const give = (token: Hex, to: Hex, amount: bigint) =>
    send(token, encodeFunctionData({ abi: tokenAbi, functionName: 'transfer', args: [to, amount] }))
  return {
    poolOf,
    /** Sells base assets worth a thousandth of the pool, in the next block. */
    async sellBase(name: string, part = 1_000n): Promise<void> {
      const { id, base, baseIsFirst } = poolOf(name)
      const pool = id as Hex
      const [first, second] = await client.readContract({
        address: pool,
        abi: poolAbi,
        functionName: 'getReserves',
      })
      const [reserveIn, reserveOut] = baseIsFirst ? [first, second] : [second, first]
      const amount = reserveIn / part
      // Half a percent below the maximum output of the pool, so that several in a block all succeed.
      const out = (((amount * 997n * reserveOut) / (reserveIn * 1000n + amount * 997n)) * 995n) / 1000n
      await give(base.address, pool, amount)
      const args = [baseIsFirst ? 0n : out, baseIsFirst ? out : 0n, trader, '0x'] as const
      await send(pool, encodeFunctionData({ abi: poolAbi, functionName: 'swap', args }))
    },
    /** Gives tokens to a pool and makes them count as reserves: the price changes without a swap. */
    async donateAndSync(name: string): Promise<void> {
      const { id, token } = poolOf(name)
      const pool = id as Hex
      await give(token.address, pool, 10n ** BigInt(token.decimals))
      await send(pool, encodeFunctionData({ abi: poolAbi, functionName: 'sync' }))
    },
    /** Runs transactions and mines all of them in one block. @param time of the block, seconds since 1970 */
    async inOneBlock(work: () => Promise<void>, time?: number): Promise<void> {
      await client.setAutomine(false)
      try {
        await work()
        if (time !== undefined) await client.setNextBlockTimestamp({ timestamp: BigInt(time) })
        await client.mine({ blocks: 1 })
      } finally {
        await client.setAutomine(true)
      }
    },
    /** Replaces the newest blocks with others, empty except for the given `[signed transaction, its block]`. */
    reorganize: (depth: number, transactions: readonly (readonly [unknown, number])[] = []) =>
      client.request({ method: 'anvil_reorg' as never, params: [depth, transactions] as never }),
  }
}
