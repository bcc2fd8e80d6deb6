import { type Address, encodeDeployData, encodeFunctionData, getContractAddress, type Hex, toHex } from 'viem'
import { ownArtifact, uniswapArtifact } from '../artifacts.ts'
import type { V3Pool } from '../exchange/v3.ts'
import type { V4Pool } from '../exchange/v4.ts'
import { callRpc, callRpcBatch } from '../json-rpc.ts'
import { amountWorth } from '../market.ts'
import type { Market } from '../market-parts.ts'
import type { DemoToken } from '../seed-exchange.ts'
import type { Trade } from './random-trades.ts'

export type MarketMaker = { url: string; owner: Address; address: Address }

/** A pool that the market maker trades in. */
export type TradedPool =
  | { kind: 'v2'; address: Address }
  | ({ kind: 'v3' } & Pick<V3Pool, 'address'>)
  | ({ kind: 'v4'; manager: Address } & Pick<V4Pool, 'key'>)

/** The value of its holdings in each token, in dollars. */
const holdingsWorth = 400_000

const zero: Address = '0x0000000000000000000000000000000000000000'

/** The key that a pool of V2 or V3 has in a trade, where it is not read. */
const noKey = { currency0: zero, currency1: zero, fee: 0, tickSpacing: 0, hooks: zero }

/** The gas limit of a trading transaction: eleven swaps use less than half of it. */
export const tradeGas = 4_000_000n

/**
 * Deploys the market maker on a seeded chain and gives it tokens of each kind.
 * @param demo `owner`: an account that the node has unlocked, with enough tokens and Ether; `definitions` of all tokens
 * of the community, which give the prices
 * @throws {Error} if the node rejects a call
 */
export async function createMarketMaker({
  url,
  owner,
  tokens,
  wrappedNative,
  definitions,
}: {
  url: string
  owner: Address
  tokens: Readonly<Record<string, DemoToken>>
  wrappedNative: Address
  definitions: Market['tokens']
}): Promise<MarketMaker> {
  const artifact = ownArtifact('MarketMaker')
  const nonce = BigInt((await callRpc(url, 'eth_getTransactionCount', [owner, 'latest'])) as Hex)
  const address = getContractAddress({ from: owner, nonce })
  const transfer = (amount: bigint) =>
    encodeFunctionData({
      abi: ownArtifact('DemoToken').abi,
      functionName: 'transfer',
      args: [address, amount],
    })
  const weth = uniswapArtifact('v2-periphery', 'WETH9')
  const ether = amountWorth('ETH', 18, holdingsWorth, definitions)
  const calls = [
    { data: encodeDeployData({ ...artifact, args: [] }) },
    ...Object.entries(tokens).map(([symbol, { address: to, decimals }]) => ({
      to,
      data: transfer(amountWorth(symbol, decimals, holdingsWorth, definitions)),
    })),
    {
      to: wrappedNative,
      data: encodeFunctionData({ abi: weth.abi, functionName: 'deposit' }),
      value: toHex(ether),
    },
    { to: wrappedNative, data: transfer(ether) },
    // A pool of V4 may hold the native coin.
    { to: address, value: toHex(ether) },
  ]
  await callRpc(url, 'evm_setAutomine', [false])
  try {
    await callRpcBatch(
      url,
      calls.map((call, index) => ({
        method: 'eth_sendTransaction',
        params: [{ from: owner, gas: '0x1e8480', nonce: toHex(nonce + BigInt(index)), ...call }],
      })),
    )
    // At 2,000,000 gas each, the transactions need more than one block.
    await callRpc(url, 'anvil_mine', ['0x3'])
  } finally {
    await callRpc(url, 'evm_setAutomine', [true])
  }
  const code = await callRpc(url, 'eth_getCode', [address, 'latest'])
  if (code === '0x') throw new Error('The market maker of the demo was not created')
  return { url, owner, address }
}

export function tradeTransaction({ owner, address }: MarketMaker, trades: readonly Trade<TradedPool>[]) {
  const { abi } = ownArtifact('MarketMaker')
  const data = encodeFunctionData({ abi, functionName: 'trade', args: [trades.map(tradeArguments)] })
  return { from: owner, to: address, data, gas: toHex(tradeGas) }
}

function tradeArguments({ pool, sellsFirst, millionths }: Trade<TradedPool>) {
  const how = { sellsFirst, millionths }
  return pool.kind === 'v4'
    ? { kind: 4, pool: pool.manager, key: pool.key, ...how }
    : { kind: pool.kind === 'v3' ? 3 : 2, pool: pool.address, key: noKey, ...how }
}
