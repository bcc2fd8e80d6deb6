import 'server-only'
import type { Client } from 'viem'
import {
  type LoggedTransfer,
  readIsSender,
  readTransfers,
  type TransfersOf,
} from '@/chain/transfers/read-transfers'
import type { Address } from '@/domain/address'
import { earlierRecipients } from '@/domain/wallet/earlier-recipients'
import { mostOfHistory, type RecipientHistory } from '@/domain/wallet/history-answer'
import { protocolLogs } from '@/domain/wallet/native-transfer-logs'
import { type RangeSize, shrunk } from '@/server/market/history/range-size'

/** The most that one history may cost the node. */
export const historyLimits = {
  /** Ranges of blocks that are asked for, of payments of known tokens and of each side of all others; refused ones count. */
  paidRanges: 24,
  ranges: 12,
  /** Blocks of the first range, and of all. */
  firstBlocks: 50_000,
  blocks: 500_000,
  /** Transfers of a side after which no older range is read. Payments of known tokens have no such limit. */
  transfers: 20_000,
  /** Transactions whose sender is read; a recipient beyond them is seen only. */
  senders: 40,
  /** Calls at a time of one history. */
  atOnce: 4,
  /** ms for all of it. */
  time: 8_000,
} as const

type HistoryLimits = Readonly<Record<keyof typeof historyLimits, number>>

/**
 * The accounts that an account's transfers name, from the logs of all contracts, the newest blocks first, as far as the limits reach.
 * Payments of known tokens and of the coin are read first and with ranges of their own: strangers can report any number of
 * transfers of their own tokens, and of nothing, and these end the reading of their own kind alone.
 * @param configured tokens whose transfers vouch for a recipient
 * @throws viem's errors, and `UnusableAnswer`, when the node does not answer
 */
export async function readRecipientHistory(
  client: Client,
  account: Address,
  configured: readonly Address[],
  limits: HistoryLimits = historyLimits,
): Promise<RecipientHistory> {
  const tokens = [protocolLogs, ...configured].map((token) => token.toLowerCase() as Address)
  const clock = endingClock(limits.time)
  const head = BigInt(
    await clock.wait(client.request({ method: 'eth_blockNumber' }, { signal: clock.signal })),
  )
  const last = head >= BigInt(limits.blocks) ? head - BigInt(limits.blocks) + 1n : 0n
  const side = (of: Omit<TransfersOf, 'account'>, ranges: number, transfers: number) =>
    readRanges(
      (range) => clock.wait(readTransfers(client, { account, ...of }, range, clock.signal)),
      { head, last },
      { ranges, transfers, firstBlocks: limits.firstBlocks },
      clock.signal,
    )

  const paid = await side({ side: 'from', tokens }, limits.paidRanges, Number.POSITIVE_INFINITY)
  if (paid.fromBlock > head) throw paid.failure ?? new Error('The node refused every range of blocks')
  const others = Promise.all(
    (['from', 'to'] as const).map((one) => side({ side: one }, limits.ranges, limits.transfers)),
  )
  // One transaction for each recipient is enough: its newest.
  const candidates = new Map<Address, LoggedTransfer>()
  for (const transfer of paid.transfers)
    if (transfer.amount > 0n && !candidates.has(transfer.to)) candidates.set(transfer.to, transfer)
  const asked = [...candidates.values()].slice(0, limits.senders)
  const sent = new Set<LoggedTransfer>()
  for (let start = 0; start < asked.length && !clock.signal.aborted; start += limits.atOnce)
    await Promise.all(
      asked.slice(start, start + limits.atOnce).map(async (transfer) => {
        const isSender = clock.wait(readIsSender(client, transfer.transaction, account, clock.signal))
        // A recipient whose transaction was not read is seen only.
        if (await isSender.catch(() => false)) sent.add(transfer)
      }),
    )

  const all = [paid, ...(await others)]
  const reported = all
    .flatMap(({ transfers }) => transfers)
    .map((transfer) => ({ ...transfer, isOwn: sent.has(transfer) }))
  const { trusted, seen } = earlierRecipients(account, reported, tokens)
  const fromBlock = all.reduce((most, one) => (one.fromBlock > most ? one.fromBlock : most), last)
  return {
    trusted: trusted.slice(0, mostOfHistory),
    seen: seen.slice(0, mostOfHistory),
    fromBlock: Number(fromBlock),
    toBlock: Number(head),
    isPartial: fromBlock > last || Math.max(trusted.length, seen.length) > mostOfHistory,
  }
}

/** `failure`: why no older range was read; undefined when a limit was reached, or all was read. */
type ReadRanges = { transfers: readonly LoggedTransfer[]; fromBlock: bigint; failure?: unknown }

/** A history of the newer blocks alone is better than none: a failure ends the reading, and takes nothing away. */
async function readRanges(
  read: (range: { fromBlock: bigint; toBlock: bigint }) => Promise<readonly LoggedTransfer[]>,
  { head, last }: { head: bigint; last: bigint },
  limits: { ranges: number; transfers: number; firstBlocks: number },
  signal: AbortSignal,
): Promise<ReadRanges> {
  const transfers: LoggedTransfer[] = []
  let size: RangeSize = { blocks: limits.firstBlocks, limit: limits.firstBlocks }
  let next = head
  for (let asked = 0; asked < limits.ranges && next >= last; asked++) {
    const begin = next - BigInt(size.blocks) + 1n
    const fromBlock = begin > last ? begin : last
    try {
      for (const transfer of await read({ fromBlock, toBlock: next })) transfers.push(transfer)
    } catch (failure) {
      const smaller = signal.aborted ? null : shrunk(size, refusalOf(failure))
      if (!smaller) return { transfers, fromBlock: next + 1n, failure }
      size = smaller
      continue
    }
    next = fromBlock - 1n
    if (transfers.length >= limits.transfers) break
    // Transfers that are planted stand close together: behind them a long range is answered again.
    size = { ...size, blocks: Math.min(size.limit, 2 * size.blocks) }
  }
  return { transfers, fromBlock: next + 1n }
}

/** The node's own words stand below viem's error, whose message holds the address of the node. */
function refusalOf(error: unknown): string {
  const details: unknown = error instanceof Error ? Reflect.get(error, 'details') : null
  return typeof details === 'string' ? details : ''
}

/** A signal that ends after some ms, for calls of transports that listen to it and for those that do not. */
function endingClock(ms: number) {
  const signal = AbortSignal.timeout(ms)
  const ended = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  ended.catch(() => undefined)
  return {
    signal,
    /** @throws the signal's reason once it ended */
    wait: <Answer>(work: Promise<Answer>): Promise<Answer> => Promise.race([work, ended]),
  }
}
