import { toHex } from 'viem'
import { callRpc, callRpcBatch } from '../json-rpc.ts'
import { type MarketMaker, tradeGas, tradeTransaction } from './market-maker.ts'
import type { RandomTrades } from './random-trades.ts'

/** The seconds that the demo's chain is older than its start: 14 days. */
export const historySeconds = 14 * 86_400

/**
 * The blocks of the history, from the oldest to now: how many, and the seconds between two. Hours first, then five minutes for
 * the last day, and minutes for the last hour; 60 seconds are left, which seeding itself takes at most.
 */
const sections = [
  { blocks: 13 * 24, seconds: 3_600, trades: 5 },
  { blocks: 23 * 12, seconds: 300, trades: 3 },
  { blocks: 59, seconds: 60, trades: 2 },
] as const

/** What any transaction uses, and less than one that trades. */
const leastGas = 21_000n

/**
 * Trades on a chain whose clock stands 14 days ago until it stands at now: a transaction a block.
 * @returns how many trades
 * @throws {Error} when the node refuses
 */
export async function seedHistory(maker: MarketMaker, next: RandomTrades): Promise<number> {
  const { url, owner } = maker
  let nonce = Number(await callRpc(url, 'eth_getTransactionCount', [owner, 'latest']))
  let made = 0
  const { gasLimit } = Object(await callRpc(url, 'eth_getBlockByNumber', ['latest', false]))
  await callRpc(url, 'evm_setAutomine', [false])
  // After one transaction a block has less left than the next one may use: each is mined in its own, at a time of its own.
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
