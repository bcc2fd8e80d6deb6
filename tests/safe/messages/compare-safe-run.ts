import { getAddress, size } from 'viem'
import { expect } from 'vitest'
import { isSameAddress } from '@/domain/address'
import type { MessageDescription } from '@/safe/decode/messages/describe-message'
import { gravityOfMessage } from '@/safe/decode/messages/message-risks'
import type { SafeTransaction } from '@/safe/safe-transaction'
import { type Frame, framesBySafe, madeBySafe } from '../../support/traced-safes'
import type { World } from '../decode/arbitrary-traced-calls'
import { compareTracedCall, type Seen } from '../decode/compare-traced-call'
import { compareDomain, isFor, wordsOf } from './compare-signed-run'
import { relayer, type SafeRun } from './signed-safe-runs'

/** Messages of Safes by their outcome. */
export type SafeTally = Seen & { agreed: number; attempted: number; refunds: number }

/** The gas that a trace has; a Safe refuses to start with less than `safeTxGas`. */
const gasOfTrace = 20_000_000n
const isAgreed = '0x1626ba7e'

/**
 * Compares what the page says of a message of another Safe with what that Safe did with the signature: it took it exactly when the
 * description says that it is for this Safe, chain and nonce, made the calls that are shown, and paid what is told.
 */
export function compareSafeRun(
  described: MessageDescription,
  run: SafeRun,
  frame: Frame,
  { world, tally, where }: { world: World; tally: SafeTally; where: string },
) {
  compareDomain(described, run.message, where)
  const { meaning, risks, callRisks } = described
  if (run.form === 'safe-message') {
    const isTaken = isFor(described, run) && meaning.kind === 'blind' && size(meaning.data) === 32
    expect(!frame.hasFailed && frame.output.startsWith(isAgreed), where).toBe(isTaken)
    if (!isTaken) return
    tally.agreed += 1
    expect(wordsOf(described), where).toContain(meaning.data)
    expect(wordsOf(described), where).toContain(getAddress(run.contract))
    expect(risks, where).toEqual(expect.arrayContaining(['blind', 'other-safe']))
    return
  }
  const transaction = meaning.kind === 'safe-transaction' ? meaning.transaction : null
  const isTaken =
    isFor(described, run) &&
    transaction !== null &&
    transaction.nonce === run.nonce &&
    transaction.safeTxGas < gasOfTrace
  const [first, ...others] = framesBySafe(frame)
  expect(first !== undefined, `${where}: ${wordsOf(described)}`).toBe(isTaken)
  if (!first || meaning.kind !== 'safe-transaction' || transaction === null) return
  tally.attempted += 1
  const words = wordsOf(described)
  expect(words, where).toContain(getAddress(run.contract))
  expect(gravityOfMessage(described), where).toBe('danger')
  expect(madeBySafe(frame, transaction.operation), where).toBe(first)
  const made = { ...first, hasFailed: first.hasFailed || frame.hasFailed }
  compareTracedCall(meaning.call, words, made, { safe: run.contract, world, seen: tally, where })
  if (frame.hasFailed) return
  comparePayments(transaction, run, others, where)
  tally.refunds += others.length
  if (others.length > 0) expect(callRisks, where).toContain('refund')
}

/** A refund goes to the receiver that the message names, or to the one who hands it in, in the coin or token that it names. */
function comparePayments(
  { gasPrice, gasToken, refundReceiver }: SafeTransaction,
  { contract }: SafeRun,
  payments: readonly Frame[],
  where: string,
) {
  expect(payments.length, where).toBe(gasPrice > 0n ? 1 : 0)
  for (const payment of payments) {
    const isCoin = BigInt(gasToken) === 0n
    const receiver = BigInt(refundReceiver) === 0n ? relayer : refundReceiver
    expect(isSameAddress(payment.from, contract), where).toBe(true)
    expect(isSameAddress(payment.to, isCoin ? receiver : gasToken), where).toBe(true)
    if (isCoin) expect(payment.input, where).toBe('0x')
    else expect(payment.input.slice(34, 74), where).toBe(receiver.slice(2).toLowerCase())
  }
}
