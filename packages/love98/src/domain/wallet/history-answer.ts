import type { Address } from '@/domain/address'
import type { KnownAddresses } from './look-alikes'

/** The accounts of an account's transfers, as our server read them: `GET /api/recipients/{chainId}`. */
export type RecipientHistory = KnownAddresses & {
  /** The first block from which all logs were read, and the last block. */
  readonly fromBlock: number
  readonly toBlock: number
  /** True if the node was too slow or the history too long to read all of it. */
  readonly isPartial: boolean
}

/** The maximum number of addresses of one kind in an answer; the newest are kept. */
export const maxHistoryAddresses = 1_000

/** @throws {TypeError} for an answer of another shape */
export function parseRecipientHistory(answer: unknown): RecipientHistory {
  const { trusted, seen, fromBlock, toBlock, isPartial } = Object(answer) as Readonly<Record<string, unknown>>
  const isRange = isBlock(fromBlock) && isBlock(toBlock) && typeof isPartial === 'boolean'
  if (!isList(trusted) || !isList(seen) || !isRange)
    throw new TypeError('The answer is no history of recipients')
  return { trusted, seen, fromBlock, toBlock, isPartial }
}

function isList(value: unknown): value is readonly Address[] {
  return (
    Array.isArray(value) &&
    value.length <= maxHistoryAddresses &&
    value.every((one) => typeof one === 'string' && /^0x[0-9a-f]{40}$/.test(one))
  )
}

function isBlock(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}
