import type { RevertReason } from '@/chain/safe/revert-reason'
import type { SafeExecution } from '@/chain/safe/safe-execution'
import { plainText } from '@/safe/plain-text'
import { outcomeOf, type StatusRead } from '@/safe/transaction-outcome'
import { treasury } from '@/texts/treasury'
import { treasuryStatus } from '@/texts/treasury-status'

import { wordOf } from '../review/describe'

/** One reading of a submitted transaction, from the gateway and from the chain. */
export type PendingRead = {
  /** Null if the gateway does not have the transaction. */
  gateway: StatusRead | null
  /** `no-node`: this deployment has no node for the chain; `silent`: the node did not answer. */
  chain: SafeExecution | 'no-node' | 'silent'
}

/** `isOver`: nothing is pending, and the row may be dismissed; `isSettled`: the status is final and is not read again. */
export type PendingStatus = { text: string; isOver: boolean; isSettled: boolean }

/** Time in ms that a gateway may need to index a transaction, and time after which its status is final without a node. */
const [indexingTime, unprovenTime] = [600_000, 1_200_000]

/**
 * Describes the status of a submitted transaction. The chain takes precedence over the gateway, and nothing is settled before its
 * block is final.
 * @param age ms since it was submitted here
 * @param isSeen true if the gateway had it at an earlier reading
 */
export function pendingStatus(
  { gateway, chain }: PendingRead,
  { age, isSeen }: { age: number; isSeen: boolean },
): PendingStatus {
  const over = (text: string, isSettled: boolean) => ({ text, isOver: true, isSettled })
  const open = (text: string) => ({ text, isOver: false, isSettled: false })
  if (chain instanceof Object && (chain.kind === 'executed' || chain.kind === 'failed')) {
    const why = chain.kind === 'failed' ? reasonText(chain.reason) : ''
    const text = chain.kind === 'executed' ? treasury.ends.SUCCESS : treasury.ends.FAILED
    return over(
      treasuryStatus.withReason(text, why) + (chain.isFinal ? '' : treasuryStatus.notFinal),
      chain.isFinal,
    )
  }
  if (chain instanceof Object && chain.kind === 'reverted')
    return over(treasuryStatus.reverted(reasonText(chain.reason)), false)
  if (!gateway) {
    if (isSeen) return over(treasuryStatus.notListed, false)
    return age < indexingTime ? open(treasury.takenIn) : over(treasuryStatus.unknownToService, false)
  }

  const { txStatus, detailedExecutionInfo: info } = gateway.details
  const isEnd = txStatus === 'SUCCESS' || txStatus === 'FAILED' || txStatus === 'CANCELLED'
  const isAgreed = outcomeOf(gateway) === 'final'
  if (isEnd && chain === 'silent') return open(treasuryStatus.nodeSilent)
  if (isEnd && chain === 'no-node') {
    if (!isAgreed) return open(treasury.confirmingOutcome)
    const isOld = gateway.readAt - gateway.statusSince >= unprovenTime
    return over(treasuryStatus.asServiceSays(wordOf(treasury.ends, txStatus)), isOld)
  }
  // A used nonce does not show which transaction used it: a gateway can withhold the execution of this one.
  const isUsed = chain instanceof Object && chain.kind === 'nonce-used'
  if (isUsed && txStatus === 'CANCELLED' && isAgreed && chain.isFinal)
    return over(treasuryStatus.onlyNonceUsed(treasuryStatus.asServiceSays(treasury.ends.CANCELLED)), true)
  if (isUsed && txStatus !== 'SUCCESS' && txStatus !== 'FAILED') return open(treasuryStatus.nonceUsed)
  if (isEnd) return open(treasuryStatus.notOnChain(wordOf(treasury.ends, txStatus)))
  if (txStatus === 'AWAITING_CONFIRMATIONS' && info?.type === 'MULTISIG')
    return open(
      treasuryStatus.asServiceSays(treasury.awaiting(info.confirmations.length, info.confirmationsRequired)),
    )
  return open(treasuryStatus.asServiceSays(wordOf(treasury.ends, txStatus)))
}

/** Describes the reason of a revert; empty without a reason. Texts of contracts are reduced to plain text. */
export function reasonText(reason: RevertReason): string {
  if (reason === null) return ''
  if ('panic' in reason) return treasuryStatus.panic(`0x${reason.panic.toString(16)}`)
  if ('selector' in reason) return treasuryStatus.customError(reason.selector)
  const text = plainText(reason.text, 120)
  return Object.hasOwn(treasuryStatus.safeErrors, text)
    ? `${treasuryStatus.safeErrors[text as keyof typeof treasuryStatus.safeErrors]} (${text})`
    : treasuryStatus.contractSays(text)
}
