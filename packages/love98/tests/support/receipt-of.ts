import type { Client, TransactionReceipt } from 'viem'
import { getTransactionReceipt } from 'viem/actions'

/** Time limit for a test's transaction to be included in a block, ms. */
const patience = 30_000

/**
 * Returns the receipt of a transaction on a chain that mines one block per transaction. viem's
 * `waitForTransactionReceipt` misses a block that arrives while it reads the previous one, and then waits for a next
 * block that never comes.
 * @throws viem's error, if there is no receipt after half a minute
 */
export async function receiptOf(client: Client, hash: `0x${string}`): Promise<TransactionReceipt> {
  for (const end = performance.now() + patience; ; )
    try {
      return await getTransactionReceipt(client, { hash })
    } catch (error) {
      if (performance.now() > end) throw error
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
}
