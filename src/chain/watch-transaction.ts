import type { Chain, Client, Transport } from 'viem'
import { createClient } from 'viem'
import { waitForTransactionReceipt } from 'viem/actions'
import type { Outcome } from '@/domain/wallet/tracked-transaction'

/** Milliseconds until a transaction counts as late: still pending, not watched any more. */
const receiptTimeout = 300_000

/**
 * Waits for the receipt of a transaction or of its replacement. Uses a client of its own, so that other code of the page
 * may wait for the same transaction. Never rejects: a timeout or an unreachable node leaves it pending.
 */
export async function waitForOutcome(
  client: Client<Transport, Chain>,
  hash: `0x${string}`,
  confirmations: number | undefined,
  timeout = receiptTimeout,
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

/** A client of the same chain with another `uid`: viem shares pending receipt requests by it. */
function independentClient({
  chain,
  transport,
  pollingInterval,
}: Client<Transport, Chain>): Client<Transport, Chain> {
  const { request } = transport
  return createClient({
    chain,
    pollingInterval,
    transport: () => ({ config: transport, request, value: {} }) as ReturnType<Transport>,
  })
}
