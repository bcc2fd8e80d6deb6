import 'server-only'
import type { Client } from 'viem'
import { type LoggedTransfer, readIsSender, readTransfers } from '@/chain/transfers/read-transfers'
import type { Address } from '@/domain/address'
import { LoveError } from '@/domain/errors'
import { earlierRecipients } from '@/domain/wallet/earlier-recipients'
import { mostOfHistory, type RecipientHistory } from '@/domain/wallet/history-answer'
import { protocolLogs } from '@/domain/wallet/native-transfer-logs'
import { type RangeSize, shrunk } from '@/server/market/history/range-size'

/** The most that one history may cost the node. */
export const historyLimits = {
  /** Ranges of blocks that are asked for, two calls each; refused ones count. */
  ranges: 12,
  /** Blocks of the first range, and of all. */
  firstBlocks: 50_000,
  blocks: 500_000,
  /** Transfers after which no older range is read. */
  transfers: 3_000,
  /** Transactions whose sender is read; a recipient beyond them is seen only. */
  senders: 40,
  /** Calls at a time of one history. */
  atOnce: 4,
} as const

/**
 * The accounts that an account's transfers name, from the logs of all contracts, the newest blocks first, as far as the limits reach.
 * @param configured tokens whose transfers vouch for a recipient
 * @throws viem's errors, and `UnusableAnswer`, when the node does not answer
 */
export async function readRecipientHistory(
  client: Client,
  account: Address,
  configured: readonly Address[],
  limits: typeof historyLimits = historyLimits,
): Promise<RecipientHistory> {
  const head = BigInt(await client.request({ method: 'eth_blockNumber' }))
  const { transfers, fromBlock } = await readRanges(client, account, head, limits)
  const tokens = new Set([protocolLogs, ...configured].map((token) => token.toLowerCase()))
  const own = account.toLowerCase()
  // One transaction for each recipient is enough: its newest.
  const candidates = new Map<Address, LoggedTransfer>()
  for (const transfer of transfers) {
    const { token, from, to, amount } = transfer
    if (from === own && amount > 0n && tokens.has(token) && !candidates.has(to)) candidates.set(to, transfer)
  }
  const asked = [...candidates.values()].slice(0, limits.senders)
  const sent = new Set<LoggedTransfer>()
  for (let start = 0; start < asked.length; start += limits.atOnce)
    await Promise.all(
      asked.slice(start, start + limits.atOnce).map(async (transfer) => {
        if (await readIsSender(client, transfer.transaction, account)) sent.add(transfer)
      }),
    )
  const reported = transfers.map((transfer) => ({ ...transfer, isOwn: sent.has(transfer) }))
  const { trusted, seen } = earlierRecipients(account, reported, [...tokens] as Address[])
  return {
    trusted: trusted.slice(0, mostOfHistory),
    seen: seen.slice(0, mostOfHistory),
    fromBlock: Number(fromBlock),
    toBlock: Number(head),
  }
}

async function readRanges(client: Client, account: Address, head: bigint, limits: typeof historyLimits) {
  const transfers: LoggedTransfer[] = []
  let size: RangeSize = { blocks: limits.firstBlocks, limit: limits.firstBlocks }
  let next = head
  const last = head >= BigInt(limits.blocks) ? head - BigInt(limits.blocks) + 1n : 0n
  for (let asked = 0; asked < limits.ranges && next >= last; asked++) {
    const begin = next - BigInt(size.blocks) + 1n
    const fromBlock = begin > last ? begin : last
    try {
      transfers.push(...(await readTransfers(client, account, { fromBlock, toBlock: next })))
    } catch (error) {
      const smaller = shrunk(size, refusalOf(error))
      // A history of the newer blocks alone is better than none.
      if (!smaller && next < head) break
      if (!smaller) throw error
      size = smaller
      continue
    }
    next = fromBlock - 1n
    if (transfers.length >= limits.transfers) break
  }
  return { transfers, fromBlock: next + 1n }
}

/** The node's own words stand below viem's error, whose message holds the address of the node. */
function refusalOf(error: unknown): string {
  const details: unknown = error instanceof Error ? Reflect.get(error, 'details') : null
  return typeof details === 'string' ? details : ''
}

/** ms for which a history is believed, and how many are kept. */
const kept = { lifetime: 300_000, most: 500 } as const
/** Histories that are read at a time, and that wait for a place. */
const [mostReading, mostWaiting] = [2, 20]

/** Histories that were read, and those that are. Plain data and functions, see `processSingleton`. */
export type RecipientHistories = {
  /**
   * @param key of the account on its chain
   * @throws {LoveError} `node-unavailable` while too many others wait, and where `read` fails
   */
  of: (key: string, read: () => Promise<RecipientHistory>) => Promise<RecipientHistory>
}

/** @param now ms */
export function createRecipientHistories(now: () => number = Date.now): RecipientHistories {
  const known = new Map<string, { until: number; answer: Promise<RecipientHistory> }>()
  const waiting: (() => void)[] = []
  let reading = 0

  async function inTurn(read: () => Promise<RecipientHistory>): Promise<RecipientHistory> {
    // A read that ends hands its place to the first that waits.
    if (reading < mostReading) reading++
    else await new Promise<void>((enter) => waiting.push(enter))
    try {
      return await read()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else reading--
    }
  }

  return {
    async of(key, read) {
      const found = known.get(key)
      if (found && found.until > now()) return found.answer
      if (waiting.length >= mostWaiting)
        throw new LoveError('node-unavailable', new Error('Too many histories are read already'))
      const answer = inTurn(read).catch((error: unknown) => {
        if (known.get(key)?.answer === answer) known.delete(key)
        throw new LoveError('node-unavailable', error)
      })
      known.delete(key)
      known.set(key, { until: now() + kept.lifetime, answer })
      const [oldest] = known.keys()
      if (known.size > kept.most && oldest !== undefined) known.delete(oldest)
      return answer
    },
  }
}
