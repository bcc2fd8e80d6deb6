import { type Address, encodeFunctionData, erc20Abi, type Hex, parseAbi } from 'viem'
import { expect, vi } from 'vitest'
import { type PreparedSwap, prepareSwap } from '@/chain/swap/prepare-swap'
import type { SwapRequest } from '@/chain/swap/swap-steps'
import type { SwapCall } from '@/chain/swap/swap-terms'
import { amountOut } from '@/domain/swap/quote'
import type { SwapDirection, SwapRoute } from '@/domain/swap/swap-route'
import type { DemoChains } from '../../support/demo-chains'
import { directRoute } from '../../support/direct-route'
import { waitOptions } from '../../support/event-loop'

const poolAbi = parseAbi([
  'function token0() view returns (address)',
  'function token1() view returns (address)',
  'function getReserves() view returns (uint112, uint112, uint32)',
])

export function readReserves({ client, deployment }: DemoChains) {
  return Promise.all(
    Object.values(deployment.pools).map(async (address) => {
      const read = { address, abi: poolAbi } as const
      const [token0, token1, [held0, held1]] = await Promise.all([
        client.readContract({ ...read, functionName: 'token0' }),
        client.readContract({ ...read, functionName: 'token1' }),
        client.readContract({ ...read, functionName: 'getReserves' }),
      ])
      return { address, path: [token0, token1] as Address[], held: [held0, held1] as bigint[] }
    }),
  )
}

export function demoRoute({ deployment }: DemoChains, name: string, direction: SwapDirection): SwapRoute {
  return directRoute(deployment, { name }, direction)
}

/**
 * Returns a demo swap with 0.5 % slippage and a deadline in one day, changed by `different`. `quoted` is the output
 * that the reserves give.
 */
export async function demoSwapRequest(
  chains: DemoChains,
  route: SwapRoute,
  from: Address,
  amountIn: bigint,
  different: Partial<SwapRequest> = {},
): Promise<SwapRequest & { quoted: bigint }> {
  const sides = [route.from.address, route.to.address]
  const pool = (await readReserves(chains)).find(
    ({ path }) => sides[0] !== sides[1] && sides.every((token) => path.includes(token)),
  )
  const [reserveIn, reserveOut] = sides.map((token) => pool?.held[pool.path.indexOf(token)] ?? 0n)
  const quoted = amountOut({ amountIn, reserveIn: reserveIn ?? 0n, reserveOut: reserveOut ?? 0n })
  const { timestamp } = await chains.client.getBlock()
  const deadline = timestamp + 86_400n
  const wish = { route, from, amountIn, quoted, slippageBips: 50, deadline, permitUntil: deadline }
  return { ...wish, quoters: {}, ...different }
}

export async function prepared(
  { client }: DemoChains,
  wish: SwapRequest,
): Promise<Extract<PreparedSwap, { kind: 'ready' }>> {
  const swap = await prepareSwap(client, wish)
  return swap.kind === 'ready' ? swap : expect.unreachable(JSON.stringify(swap, (_, v) => String(v)))
}

/** Returns the pool of a route through one pool of V2. */
export function poolOf({ hops: [hop] }: SwapRoute): Address | null {
  return hop?.source.kind === 'v2' ? hop.source.pool : null
}

export function minedSwapOf({ route, from }: SwapRequest) {
  return { route, account: from }
}

/**
 * Sends a call from an account that the node has unlocked.
 * @returns the hash, also if the transaction reverted
 */
export async function sendCall(
  { client }: DemoChains,
  from: Address,
  { to, value, data }: SwapCall,
  gas = 3_000_000n,
): Promise<Hex> {
  const hash = await client.sendTransaction({
    account: from,
    chain: client.chain,
    to,
    value,
    data,
    gas,
  })
  // viem's own wait would hang: if it reads before the node has mined, it waits for a next block that never comes.
  await vi.waitFor(() => client.getTransactionReceipt({ hash }), waitOptions)
  return hash
}

export function readBalance(
  { client }: DemoChains,
  asset: Address | 'ETH',
  account: Address,
): Promise<bigint> {
  if (asset === 'ETH') return client.getBalance({ address: account })
  return client.readContract({ address: asset, abi: erc20Abi, functionName: 'balanceOf', args: [account] })
}

/** Encodes a call from a function signature such as `setPaused(bool)`. */
export function called(to: Address, signature: string, ...args: readonly unknown[]): SwapCall {
  const abi = parseAbi([`function ${signature}`] as readonly string[])
  return { to, value: 0n, data: encodeFunctionData({ abi, args } as never) }
}
