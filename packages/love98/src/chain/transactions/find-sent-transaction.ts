import type { Client } from 'viem'
import { type RpcTransaction, rpc } from '@/chain/rpc'
import type { Address } from '@/domain/address'
import { type Hex, toQuantity } from '@/domain/hex'
import type { RequestState } from '@/domain/wallet/tracked-transaction'

/** The maximum number of the account's transactions that are examined: it may have sent others meanwhile. */
const maxExamined = 5

/**
 * Reads the newest block and the account's transaction count in it, before the request to a wallet; null if the node
 * does not answer. Never rejects.
 */
export async function readRequestState(client: Client, account: Address): Promise<RequestState | null> {
  try {
    const block = Number(await rpc(client, 'eth_blockNumber', []))
    const nonce = await countAt(client, account, block)
    return Number.isSafeInteger(block) && Number.isSafeInteger(nonce) ? { block, nonce } : null
  } catch {
    return null
  }
}

/**
 * Looks for a transaction that an account sent after a request to its wallet, by the account's transaction count: one
 * call if the count has not grown, otherwise a binary search for the block of each new transaction.
 * @returns its hash; null while no new transaction is the wanted one
 * @throws viem's errors if the node does not answer
 */
export async function findSentTransaction(
  client: Client,
  account: Address,
  { block, nonce }: RequestState,
  isWanted: (sent: RpcTransaction) => boolean,
): Promise<Hex | null> {
  const newest = Number(await rpc(client, 'eth_blockNumber', []))
  const count = await countAt(client, account, newest)
  for (let wanted = nonce; wanted < Math.min(count, nonce + maxExamined); wanted++) {
    let [low, high] = [block, newest]
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2)
      if ((await countAt(client, account, middle)) > wanted) high = middle
      else low = middle
    }
    const { transactions } = Object(await rpc(client, 'eth_getBlockByNumber', [toQuantity(high), true]))
    const list: readonly RpcTransaction[] = Array.isArray(transactions) ? transactions : []
    const found = list.find(
      (one) => one.from.toLowerCase() === account.toLowerCase() && Number(one.nonce) === wanted,
    )
    if (found && isWanted(found)) return found.hash.toLowerCase() as Hex
  }
  return null
}

async function countAt(client: Client, account: Address, block: number): Promise<number> {
  return Number(await rpc(client, 'eth_getTransactionCount', [account, toQuantity(block)]))
}
