import type { Client } from 'viem'
import type { Address } from '@/domain/address'
import type { Hex } from '@/domain/hex'
import type { Asked } from '@/domain/wallet/tracked-transaction'

/** A transaction of a block, as far as it is compared. */
export type SentTransaction = {
  from: Address
  to: Address | null
  value: Hex
  input: Hex
  nonce: Hex
  hash: Hex
}

/** Most transactions of the account that are examined: it may have sent others meanwhile. */
const mostLooked = 5

const hexOf = (value: number): Hex => `0x${value.toString(16)}`

/**
 * The newest block and the account's transaction count in it, before a wallet is asked; null where the node does not tell. Never
 * rejects.
 */
export async function readAsked(client: Client, account: Address): Promise<Asked | null> {
  try {
    const block = Number(await request(client, 'eth_blockNumber', []))
    const nonce = await countAt(client, account, block)
    return Number.isSafeInteger(block) && Number.isSafeInteger(nonce) ? { block, nonce } : null
  } catch {
    return null
  }
}

/**
 * Looks for a transaction that an account sent after it was asked to, by the account's transaction count: one question when the count
 * has not grown, else a binary search for the block of each new transaction.
 * @returns its hash; null while no new transaction is the wanted one
 * @throws viem's errors when the node does not answer
 */
export async function findSent(
  client: Client,
  account: Address,
  { block, nonce }: Asked,
  isWanted: (sent: SentTransaction) => boolean,
): Promise<Hex | null> {
  const newest = Number(await request(client, 'eth_blockNumber', []))
  const count = await countAt(client, account, newest)
  for (let wanted = nonce; wanted < Math.min(count, nonce + mostLooked); wanted++) {
    let [low, high] = [block, newest]
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2)
      if ((await countAt(client, account, middle)) > wanted) high = middle
      else low = middle
    }
    const { transactions } = Object(await request(client, 'eth_getBlockByNumber', [hexOf(high), true]))
    const list: readonly SentTransaction[] = Array.isArray(transactions) ? transactions : []
    const found = list.find(
      (one) => one.from.toLowerCase() === account.toLowerCase() && Number(one.nonce) === wanted,
    )
    if (found && isWanted(found)) return found.hash.toLowerCase() as Hex
  }
  return null
}

async function countAt(client: Client, account: Address, block: number): Promise<number> {
  return Number(await request(client, 'eth_getTransactionCount', [account, hexOf(block)]))
}

function request(client: Client, method: string, params: readonly unknown[]): Promise<unknown> {
  return client.request({ method, params } as never)
}
