import type { Chain, Client, TransactionReceipt, Transport } from 'viem'
import { createClient } from 'viem'
import { getTransaction, getTransactionReceipt, waitForTransactionReceipt } from 'viem/actions'
import type { Address } from '@/domain/address'
import type { Hex } from '@/domain/hex'
import type { TrackedTransaction, TransactionOutcome } from '@/domain/wallet/tracked-transaction'
import { rpc } from './rpc'
import { isOtherBatch } from './transactions/batch-transaction'
import { callDigest } from './transactions/call-digest'

type Reader = Client<Transport, Chain>

/** Milliseconds after which a pending transaction counts as late and is no longer watched. */
const receiptTimeout = 300_000

type Requested = Pick<TrackedTransaction, 'confirmations' | 'call' | 'asked'> & { account?: Address }

/** The minimum interval between our own requests for a receipt, ms. */
const ownInterval = 1_000

/**
 * Waits for the receipt of a transaction or of its replacement, and compares the transaction on the chain with the
 * requested call, because a wallet may answer with any hash. It uses a separate client, so that other code of the page
 * can wait for the same transaction. Never rejects: after a timeout or with an unreachable node, the transaction stays
 * pending.
 */
export async function waitForOutcome(
  client: Reader,
  hash: Hex,
  requested: Requested = {},
  timeout = receiptTimeout,
): Promise<TransactionOutcome> {
  const { confirmations } = requested
  let reason: TransactionOutcome['reason']
  const ending = new AbortController()
  const watcher = independentClient(client, ending.signal)
  try {
    const watched = waitForTransactionReceipt(watcher, {
      hash,
      timeout,
      ...(confirmations !== undefined && { confirmations }),
      onReplaced(replacement) {
        if (replacement.reason !== 'repriced') reason = replacement.reason
      },
    })
    const asked = (confirmations ?? 1) > 1 ? [] : [askForReceipt(watcher, hash, ending.signal)]
    const { status, transactionHash } = await Promise.race([watched, ...asked])
    if (reason) return { status: 'failed', reason, hash: transactionHash }
    const isSpedUp = transactionHash !== hash
    return {
      ...(status === 'reverted' ? { status: 'failed', reason: 'reverted' } : { status: 'confirmed' }),
      ...(isSpedUp && { isSpedUp, hash: transactionHash }),
      ...((await differs(watcher, transactionHash, requested)) && { differs: true }),
    }
  } catch {
    return {
      status: 'pending',
      isLate: true,
      ...((await isUnknown(watcher, hash)) && { isDropped: true }),
    }
  } finally {
    ending.abort()
  }
}

/**
 * Requests a receipt repeatedly. While viem searches one block for a replacement, it skips a block that arrives in the
 * meantime. If the skipped block has the transaction, viem waits for the next block, which may take long on some
 * chains.
 */
async function askForReceipt(client: Reader, hash: Hex, signal: AbortSignal): Promise<TransactionReceipt> {
  const interval = Math.max(client.pollingInterval, ownInterval)
  while (!signal.aborted) {
    await new Promise((resolve) => setTimeout(resolve, interval))
    const receipt = await getTransactionReceipt(client, { hash }).catch(() => null)
    if (receipt) return receipt
  }
  throw signal.reason
}

async function differs(client: Reader, hash: Hex, { call, asked, account }: Requested): Promise<boolean> {
  try {
    const isBatch = call === undefined || asked?.calls !== undefined
    if (isBatch) return account && asked ? await isOtherBatch(client, hash, account, asked) : false
    const { from, to, value, input } = await getTransaction(client, { hash })
    return callDigest({ chainId: client.chain.id, from, to, value, data: input }) !== call
  } catch {
    return false
  }
}

async function isUnknown(client: Reader, hash: Hex): Promise<boolean> {
  try {
    return (await rpc(client, 'eth_getTransactionByHash', [hash])) === null
  } catch {
    return false
  }
}

/**
 * Creates a client of the same chain with another `uid`, because viem shares pending receipt requests by `uid`. It
 * sends no request after `signal` is aborted, because viem continues to read blocks until the timeout.
 */
function independentClient({ chain, transport, pollingInterval }: Reader, signal: AbortSignal): Reader {
  const request: typeof transport.request = async (...call) => {
    signal.throwIfAborted()
    return transport.request(...call)
  }
  return createClient({
    chain,
    pollingInterval,
    transport: () => ({ config: transport, request, value: {} }) as ReturnType<Transport>,
  })
}
