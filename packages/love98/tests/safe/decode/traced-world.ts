import { type Address, encodeFunctionData, type Hex, maxUint256, parseAbi } from 'viem'
import { developmentAccount } from '../../../scripts/demo/development-accounts.ts'
import { startChains } from '../../support/demo-chains'
import { receiptOf } from '../../support/receipt-of'
import { collectionCode } from '../../support/test-collection'
import { executionOf, tracedSafesOn } from '../../support/traced-safes'
import type { World } from './arbitrary-traced-calls'

const abi = parseAbi([
  'function mint(address to, uint256 id)',
  'function approve(address spender, uint256 amount)',
  'function transfer(address to, uint256 amount)',
])

export const allowance = (token: Address, spender: Address) =>
  executionOf({
    to: token,
    value: 0n,
    data: encodeFunctionData({ abi, functionName: 'approve', args: [spender, maxUint256] }),
    operation: 0,
  })

/** Starts the demo's chains with one-owner Safes of two versions, both with balances of every kind. */
export async function startTracedWorld() {
  const chains = await startChains()
  const { deployment, client } = chains
  const safes = await tracedSafesOn(deployment.chains[0]?.rpcUrl ?? '')
  const sender = developmentAccount(0).address
  const send = async (to: Address | null, data: Hex, value = 0n) =>
    receiptOf(
      client,
      await client.sendTransaction({ account: sender, to, data, value, gas: 8_000_000n, chain: null }),
    )
  const created = await send(null, await collectionCode())
  const { wrappedNative, router } = deployment.exchange
  // The descriptions do not include a token's tax: MEOW of the demo has one, and USDC of the demo returns nothing.
  const { MEOW: _, USDC, ...others } = deployment.tokens
  const tokens = [USDC, ...Object.values(others)].flatMap((token) => token?.address ?? [])
  const world: World = {
    tokens: [...tokens.slice(0, 4), wrappedNative],
    wrapped: wrappedNative,
    router,
    multicall: deployment.multicall3,
    collection: created.contractAddress ?? '0x',
  }
  for (const safe of Object.values(safes.safes)) {
    for (const token of tokens.slice(0, 4)) {
      await send(token, encodeFunctionData({ abi, functionName: 'transfer', args: [safe, 10n ** 6n] }))
      for (const spender of [router, world.multicall]) await send(safe, allowance(token, spender))
    }
    const deposit = { to: wrappedNative, value: 10n ** 20n, data: '0xd0e30db0', operation: 0 } as const
    await send(safe, executionOf(deposit))
    await send(safe, allowance(wrappedNative, router))
  }
  for (const [index, safe] of Object.values(safes.safes).entries())
    for (let id = 0; id < 3; id++)
      await send(
        world.collection,
        encodeFunctionData({ abi, functionName: 'mint', args: [safe, BigInt(3 * index + id)] }),
      )
  return { chains, safes, world, send }
}
