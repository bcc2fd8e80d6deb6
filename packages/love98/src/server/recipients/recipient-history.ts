import 'server-only'
import type { Client } from 'viem'
import {
  type LoggedTransfer,
  readIsSender,
  readTransfers,
  type TransferQuery,
} from '@/chain/transfers/read-transfers'
import type { Address } from '@/domain/address'
import { earlierRecipients } from '@/domain/wallet/earlier-recipients'
import { maxHistoryAddresses, type RecipientHistory } from '@/domain/wallet/history-answer'
import { protocolLogs } from '@/domain/wallet/native-transfer-logs'
import { type RangeSize, shrinkRange } from '@/server/rpc/log-ranges'

export const historyLimits = {
  /**
   * The number of block ranges for payments of known tokens, and for each side of all other transfers. Refused ranges
   * count.
   */
  paidRanges: 24,
  ranges: 12,
  /** The number of blocks of the first range, and of all ranges. */
  firstBlocks: 50_000,
  blocks: 500_000,
  /** After this number of transfers of a side, no older range is read. Payments of known tokens have no such limit. */
  transfers: 20_000,
  /** The number of transactions whose sender is read. Further recipients are only `seen`. */
  senders: 40,
  atOnce: 4,
  /** The time limit of the complete history, ms. */
  time: 8_000,
} as const

type HistoryLimits = Readonly<Record<keyof typeof historyLimits, number>>

/**
 * Returns the recipients in the transfers of an account, from the logs of all contracts, the newest blocks first,
 * within the limits. Payments of known tokens and of the coin are read first and have their own ranges. Anyone can
 * create any number of transfers of their own tokens or of nothing, and these can use up only the ranges of the other
 * transfers.
 * @param configured tokens whose transfers make a recipient trusted
 * @throws viem's errors, and `UnusableAnswer`, if the node does not answer
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
  const side = (query: Omit<TransferQuery, 'account'>, ranges: number, transfers: number) =>
    readRanges(
      (range) => clock.wait(readTransfers(client, { account, ...query }, range, clock.signal)),
      { head, last },
      { ranges, transfers, firstBlocks: limits.firstBlocks },
      clock.signal,
    )

  const paid = await side({ side: 'from', tokens }, limits.paidRanges, Number.POSITIVE_INFINITY)
  if (paid.fromBlock > head) throw paid.failure ?? new Error('The node refused every range of blocks')
  const others = Promise.all(
    (['from', 'to'] as const).map((one) => side({ side: one }, limits.ranges, limits.transfers)),
  )
  // One transaction per recipient is enough: the newest one.
  const candidates = new Map<Address, LoggedTransfer>()
  for (const transfer of paid.transfers)
    if (transfer.amount > 0n && !candidates.has(transfer.to)) candidates.set(transfer.to, transfer)
  const asked = [...candidates.values()].slice(0, limits.senders)
  const sent = new Set<LoggedTransfer>()
  for (let start = 0; start < asked.length && !clock.signal.aborted; start += limits.atOnce)
    await Promise.all(
      asked.slice(start, start + limits.atOnce).map(async (transfer) => {
        const isSender = clock.wait(readIsSender(client, transfer.transaction, account, clock.signal))
        // A recipient whose transaction was not read is only `seen`.
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
    trusted: trusted.slice(0, maxHistoryAddresses),
    seen: seen.slice(0, maxHistoryAddresses),
    fromBlock: Number(fromBlock),
    toBlock: Number(head),
    isPartial: fromBlock > last || Math.max(trusted.length, seen.length) > maxHistoryAddresses,
  }
}

/**
 * `failure` is the reason why no older range was read. It is undefined if a limit was reached or all ranges were read.
 */
type ReadRanges = { transfers: readonly LoggedTransfer[]; fromBlock: bigint; failure?: unknown }

/** A failure ends the reading but keeps the newer blocks, because a partial history is better than no history. */
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
      const smaller = signal.aborted ? null : shrinkRange(size, refusalOf(failure))
      if (!smaller) return { transfers, fromBlock: next + 1n, failure }
      size = smaller
      continue
    }
    next = fromBlock - 1n
    if (transfers.length >= limits.transfers) break
    // Fake transfers are close together in time. Older ranges can be long again.
    size = { ...size, blocks: Math.min(size.limit, 2 * size.blocks) }
  }
  return { transfers, fromBlock: next + 1n }
}

/**
 * Returns the node's own text, which is below viem's error. The message of that error contains the address of the node.
 */
function refusalOf(error: unknown): string {
  const details: unknown = error instanceof Error ? Reflect.get(error, 'details') : null
  return typeof details === 'string' ? details : ''
}

/** Creates a time limit in ms, for calls of transports that use its signal and for calls of other transports. */
function endingClock(ms: number) {
  const signal = AbortSignal.timeout(ms)
  const ended = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  ended.catch(() => undefined)
  return {
    signal,
    /** @throws the signal's reason after it ended */
    wait: <Answer>(work: Promise<Answer>): Promise<Answer> => Promise.race([work, ended]),
  }
}
