import { type Address, encodeDeployData, encodeFunctionData, getContractAddress, type Hex, toHex } from 'viem'
import { ownArtifact, uniswapArtifact } from '../artifacts.ts'
import { callRpc, callRpcBatch } from '../json-rpc.ts'
import { amountWorth } from '../market.ts'
import type { DemoToken } from '../seed-exchange.ts'
import type { Trade } from './random-trades.ts'

export type MarketMaker = { url: string; owner: Address; address: Address }

/** The value of its holdings in each token, in dollars. */
const holdingsWorth = 400_000

/** The gas limit of a trading transaction: eleven swaps use less than half of it. */
export const tradeGas = 4_000_000n

/**
 * Deploys the market maker on a seeded chain and gives it tokens of each kind.
 * @param demo `owner`: an account that the node has unlocked, with enough tokens and Ether
 * @throws {Error} if the node rejects a call
 */
export async function createMarketMaker({
  url,
  owner,
  tokens,
  wrappedNative,
}: {
  url: string
  owner: Address
  tokens: Readonly<Record<string, DemoToken>>
  wrappedNative: Address
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
  const ether = amountWorth('ETH', 18, holdingsWorth, tokens)
  const calls = [
    { data: encodeDeployData({ ...artifact, args: [] }) },
    ...Object.entries(tokens).map(([symbol, { address: to, decimals }]) => ({
      to,
      data: transfer(amountWorth(symbol, decimals, holdingsWorth, tokens)),
    })),
    {
      to: wrappedNative,
      data: encodeFunctionData({ abi: weth.abi, functionName: 'deposit' }),
      value: toHex(ether),
    },
    { to: wrappedNative, data: transfer(ether) },
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

export function tradeTransaction({ owner, address }: MarketMaker, trades: readonly Trade[]) {
  const { abi } = ownArtifact('MarketMaker')
  const data = encodeFunctionData({ abi, functionName: 'trade', args: [trades] })
  return { from: owner, to: address, data, gas: toHex(tradeGas) }
}
