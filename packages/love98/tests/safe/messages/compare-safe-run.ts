import { getAddress, size } from 'viem'
import { expect } from 'vitest'
import { isSameAddress } from '@/domain/address'
import type { MessageDescription } from '@/safe/decode/messages/describe-message'
import { gravityOfMessage } from '@/safe/decode/messages/message-risks'
import type { SafeTransaction } from '@/safe/safe-transaction'
import { type Frame, framesBySafe, madeBySafe } from '../../support/traced-safes'
import type { World } from '../decode/arbitrary-traced-calls'
import { type ComparisonTally, compareTracedCall } from '../decode/compare-traced-call'
import { compareDomain, isFor, wordsOf } from './compare-signed-run'
import { relayer, type SafeRun } from './signed-safe-runs'

export type SafeTally = ComparisonTally & { agreed: number; attempted: number; refunds: number }

/** The gas limit of a trace; a Safe refuses to start with less than `safeTxGas`. */
const gasOfTrace = 20_000_000n
const isAgreed = '0x1626ba7e'

/**
 * Compares the description of another Safe's message with the effects of its signature at that Safe. The Safe must
 * accept it exactly when the description names this Safe, chain and nonce. It must make the displayed calls and pay
 * the stated refund.
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

/**
 * Checks that a refund goes to the receiver that the message names, otherwise to the account that submits it, in the
 * named coin or token.
 */
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
