import type { Chain, Client, Transport } from 'viem'
import { createClient } from 'viem'
import { waitForTransactionReceipt } from 'viem/actions'
import type { Outcome } from '@/domain/wallet/tracked-transaction'

/** How long a transaction is waited for, in ms; nobody knows then how it ends, and it stays pending. */
const patience = 300_000

/**
 * Waits until a transaction has ended. It is watched apart from the rest of the page, whose own waiting for the same
 * transaction is answered too. Never rejects: what cannot be learnt stays pending.
 */
export async function waitForOutcome(
  client: Client<Transport, Chain>,
  hash: `0x${string}`,
  confirmations: number | undefined,
  timeout = patience,
): Promise<Outcome> {
  let reason: Outcome['reason']
  try {
    const watcher = independentClient(client)
    const receipt = await waitForTransactionReceipt(watcher, {
      hash,
      timeout,
      ...(confirmations !== undefined && { confirmations }),
      onReplaced(replacement) {
        if (replacement.reason !== 'repriced') reason = replacement.reason
      },
    })
    if (reason) return { status: 'failed', reason }
    return receipt.status === 'reverted' ? { status: 'failed', reason: 'reverted' } : { status: 'confirmed' }
  } catch {
    return { status: 'pending', isLate: true }
  }
}

/** A client of the same chain whose waiting is its own: viem shares that by the client's `uid`. */
function independentClient({ chain, transport, pollingInterval }: Client<Transport, Chain>): Client<Transport, Chain> {
  const { request } = transport
  return createClient({
    chain,
    pollingInterval,
    transport: () => ({ config: transport, request, value: {} }) as ReturnType<Transport>,
  })
}
