import type { Client, TransactionReceipt } from 'viem'
import { getTransactionReceipt } from 'viem/actions'

/** How long a transaction of a test may take to be in a block, ms. */
const patience = 30_000

/**
 * The receipt of a transaction on a chain that has a block for each transaction and no other. `waitForTransactionReceipt` of viem leaves out
 * a block that comes while it reads the one before, and then waits for another one, which never comes.
 *
 * @throws the error of viem, when there is none after half a minute
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
