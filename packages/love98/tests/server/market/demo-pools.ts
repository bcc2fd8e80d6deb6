import { type Hex, parseAbi } from 'viem'
import type { Address } from '@/domain/address'
import type { MarketPool } from '@/domain/market/pool-event'
import type { DemoChains } from '../../support/demo-chains'
import { receiptOf } from '../../support/receipt-of'

/** Makes the pool of a pair report its reserves in a block of its own: a Sync without a Swap. */
export async function syncPool(
  chains: DemoChains,
  pair: string,
): Promise<{ blockNumber: bigint; blockHash: Hex }> {
  const [account] = await chains.client.getAddresses()
  const hash = await chains.client.writeContract({
    address: poolOf(chains, pair),
    abi: parseAbi(['function sync()']),
    functionName: 'sync',
    account: account as Address,
    // The first Sync of a second also writes the pool's price sums, which an estimate of the second before leaves out.
    gas: 300_000n,
  })
  const receipt = await receiptOf(chains.client, hash)
  if (receipt.status !== 'success') throw new Error(`The pool did not tell its reserves: ${hash}`)
  return receipt
}

/** Gives a pool an additional token and makes it count as reserves: the price changes without a swap. */
export async function moveReserves(chains: DemoChains, pair: string, token: string): Promise<void> {
  const [account] = await chains.client.getAddresses()
  const hash = await chains.client.writeContract({
    address: chains.deployment.tokens[token]?.address as Address,
    abi: parseAbi(['function transfer(address to, uint256 amount) returns (bool)']),
    functionName: 'transfer',
    args: [poolOf(chains, pair), 10_000_000n],
    account: account as Address,
  })
  await receiptOf(chains.client, hash)
  await syncPool(chains, pair)
}

/** A pool of Uniswap V2 as the readers of the market take it. */
export function v2Pool(pool: Address): Pick<MarketPool, 'id' | 'source'> {
  return { id: pool, source: { kind: 'v2', pool } }
}

export function poolOf(chains: DemoChains, pair: string): Address {
  return chains.deployment.pools[pair] as Address
}
