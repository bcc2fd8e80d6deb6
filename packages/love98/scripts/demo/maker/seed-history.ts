import { toHex } from 'viem'
import { callRpc, callRpcBatch } from '../json-rpc.ts'
import { type MarketMaker, type TradedPool, tradeGas, tradeTransaction } from './market-maker.ts'
import type { RandomTrades } from './random-trades.ts'

/** The age of the demo's chain at its start, in seconds: 14 days. */
export const historySeconds = 14 * 86_400

/**
 * The blocks of the history from the oldest to now: their number, and the seconds between two. The intervals are one
 * hour at first, five minutes in the last day and one minute in the last hour. The remaining 60 seconds are the time
 * limit for the seeding itself.
 */
const sections = [
  { blocks: 13 * 24, seconds: 3_600, trades: 5 },
  { blocks: 23 * 12, seconds: 300, trades: 3 },
  { blocks: 59, seconds: 60, trades: 2 },
] as const

/** The least gas that any transaction uses. A trading transaction uses more. */
const leastGas = 21_000n

/**
 * Trades on a chain whose clock is 14 days behind, until it reaches the present: one transaction per block.
 * @returns the number of trades
 * @throws {Error} if the node rejects a call
 */
export async function seedHistory(maker: MarketMaker, next: RandomTrades<TradedPool>): Promise<number> {
  const { url, owner } = maker
  let nonce = Number(await callRpc(url, 'eth_getTransactionCount', [owner, 'latest']))
  let made = 0
  const { gasLimit } = Object(await callRpc(url, 'eth_getBlockByNumber', ['latest', false]))
  await callRpc(url, 'evm_setAutomine', [false])
  // After one transaction, the gas left in a block is less than the limit of the next one. Each transaction therefore
  // gets its own block and time.
  await callRpc(url, 'evm_setBlockGasLimit', [toHex(tradeGas + leastGas)])
  try {
    for (const { blocks, seconds, trades } of sections) {
      const transactions = Array.from({ length: blocks }, (_, index) => {
        const some = next(1 + ((index * 7) % (2 * trades - 1)))
        made += some.length
        return { ...tradeTransaction(maker, some), nonce: toHex(nonce++) }
      })
      await callRpcBatch(
        url,
        transactions.map((transaction) => ({ method: 'eth_sendTransaction', params: [transaction] })),
      )
      await callRpc(url, 'anvil_setBlockTimestampInterval', [seconds])
      await callRpc(url, 'anvil_mine', [toHex(blocks)])
    }
    const mined = Number(await callRpc(url, 'eth_getTransactionCount', [owner, 'latest']))
    if (mined !== nonce) throw new Error(`Of the demo's past ${nonce - mined} transactions were not mined`)
    await callRpc(url, 'evm_setBlockGasLimit', [gasLimit])
    await callRpc(url, 'anvil_removeBlockTimestampInterval')
    await callRpc(url, 'evm_mine', [{ timestamp: Math.floor(Date.now() / 1000) }])
  } finally {
    await callRpc(url, 'evm_setAutomine', [true])
  }
  return made
}
