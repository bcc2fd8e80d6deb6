import 'server-only'
import { getAddress } from 'viem'
import type { Address } from '@/domain/address'
import { isRecord } from '@/domain/is-record'
import { createLruCache, setFor } from '@/server/lru-cache'
import type { SendCalls } from '@/server/rpc/ask-node'

/** Returns the senders of transactions by their hashes; a transaction without a known sender is left out. Never throws. */
export type ReadAccounts = (hashes: readonly string[]) => Promise<ReadonlyMap<string, Address>>

/**
 * Times in ms. `timeout`: of one page; `afterFailure`: no call after a failure of the node; `unknown`: no second call
 * for a transaction that the node does not know.
 */
const times = { timeout: 4_000, afterFailure: 10_000, unknown: 60_000 } as const

/** The number of calls in one request to the node. */
const batchSize = 20

/** The number of requests that wait while the accounts of another page are read. Others get the known accounts only. */
const mostWaiting = 8

/**
 * Creates the reader of the accounts that traded, which are not in the logs. It reads one page at a time. A request
 * for a page that was just read is answered from memory.
 * @param now ms
 */
export function createAccountReader(send: SendCalls, now: () => number = Date.now): ReadAccounts {
  const known = createLruCache<{ account: Address | null }>({ max: 2_000 }, now)
  let turn: Promise<void> = Promise.resolve()
  let waiting = 0
  let pausedUntil = Number.NEGATIVE_INFINITY

  async function read(hashes: readonly string[]): Promise<void> {
    const missing = hashes.filter((hash) => !known.has(hash))
    const signal = AbortSignal.timeout(times.timeout)
    try {
      for (let first = 0; first < missing.length && now() >= pausedUntil; first += batchSize) {
        const batch = missing.slice(first, first + batchSize)
        const calls = batch.map((hash) => ({ method: 'eth_getTransactionByHash', params: [hash] }))
        const outcomes = await send(calls, { sender: 'trades', signal })
        for (const [index, hash] of batch.entries()) {
          const outcome = outcomes[index]
          const account = outcome && 'result' in outcome ? senderOf(outcome.result, hash) : null
          if (account) known.set(hash, { account })
          else setFor(known, hash, { account: null }, times.unknown)
        }
      }
    } catch {
      pausedUntil = now() + times.afterFailure
    }
  }

  return async (hashes) => {
    const asked = [...new Set(hashes)]
    if (waiting < mostWaiting && asked.some((hash) => !known.has(hash))) {
      waiting++
      turn = turn.then(() => read(asked))
      await turn
      waiting--
    }
    return new Map(
      asked.flatMap((hash) => {
        const account = known.get(hash)?.account
        return account ? [[hash, account] as const] : []
      }),
    )
  }
}

/** Returns null for an answer about another transaction or without an address. */
function senderOf(answer: unknown, asked: string): Address | null {
  if (!isRecord(answer)) return null
  const { hash, from } = answer
  if (String(hash).toLowerCase() !== asked) return null
  return typeof from === 'string' && /^0x[0-9a-f]{40}$/i.test(from) ? getAddress(from) : null
}
