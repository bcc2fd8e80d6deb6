import type { RevertReason } from '@/chain/safe/revert-reason'
import type { SafeExecution } from '@/chain/safe/safe-execution'
import { plainText } from '@/safe/plain-text'
import { outcomeOf, type StatusRead } from '@/safe/transaction-outcome'
import type { treasuryTexts } from '@/texts/en/programs/treasury'
import type { treasuryStatusTexts } from '@/texts/en/programs/treasury-status'
import { wordOf } from '../review/describe'

/** One look at a submitted transaction, at the gateway and on the chain. */
export type PendingRead = {
  /** Null when the gateway does not know it. */
  gateway: StatusRead | null
  /** `no-node`: this deployment has none for the chain; `silent`: it did not answer. */
  chain: SafeExecution | 'no-node' | 'silent'
}

/** `isOver`: there is nothing to wait for, and the row may be dismissed; `isSettled`: it is not asked again. */
export type PendingStatus = { text: string; isOver: boolean; isSettled: boolean }

/** ms for which a gateway may not know a transaction yet, and after which its word is final where no node can be asked. */
const [indexingTime, unprovenTime] = [600_000, 1_200_000]

/**
 * What is said of a submitted transaction. The chain's word stands above the gateway's, and nothing is settled before its block
 * is final.
 * @param age ms since it was submitted here
 * @param isSeen whether the gateway knew it at an earlier read
 */
export function pendingStatus(
  { gateway, chain }: PendingRead,
  { age, isSeen }: { age: number; isSeen: boolean },
  texts: typeof treasuryTexts,
  said: typeof treasuryStatusTexts,
): PendingStatus {
  const over = (text: string, isSettled: boolean) => ({ text, isOver: true, isSettled })
  const open = (text: string) => ({ text, isOver: false, isSettled: false })
  if (chain instanceof Object && (chain.kind === 'executed' || chain.kind === 'failed')) {
    const why = chain.kind === 'failed' ? reasonText(chain.reason, said) : ''
    const text = chain.kind === 'executed' ? texts.ends.SUCCESS : texts.ends.FAILED
    return over(said.withReason(text, why) + (chain.isFinal ? '' : said.notFinal), chain.isFinal)
  }
  if (chain instanceof Object && chain.kind === 'reverted')
    return over(said.reverted(reasonText(chain.reason, said)), false)
  if (!gateway) {
    if (isSeen) return over(said.notListed, false)
    return age < indexingTime ? open(texts.takenIn) : over(said.unknownToService, false)
  }

  const { txStatus, detailedExecutionInfo: info } = gateway.details
  const isEnd = txStatus === 'SUCCESS' || txStatus === 'FAILED' || txStatus === 'CANCELLED'
  const isAgreed = outcomeOf(gateway) === 'final'
  if (isEnd && chain === 'silent') return open(said.nodeSilent)
  if (isEnd && chain === 'no-node') {
    if (!isAgreed) return open(texts.confirmingOutcome)
    const isOld = gateway.readAt - gateway.statusSince >= unprovenTime
    return over(said.asServiceSays(wordOf(texts.ends, txStatus)), isOld)
  }
  // A used nonce does not tell which transaction used it: a gateway can keep the execution of this one back.
  const isUsed = chain instanceof Object && chain.kind === 'nonce-used'
  if (isUsed && txStatus === 'CANCELLED' && isAgreed && chain.isFinal)
    return over(said.onlyNonceUsed(said.asServiceSays(texts.ends.CANCELLED)), true)
  if (isUsed && txStatus !== 'SUCCESS' && txStatus !== 'FAILED') return open(said.nonceUsed)
  if (isEnd) return open(said.notOnChain(wordOf(texts.ends, txStatus)))
  if (txStatus === 'AWAITING_CONFIRMATIONS' && info?.type === 'MULTISIG')
    return open(said.asServiceSays(texts.awaiting(info.confirmations.length, info.confirmationsRequired)))
  return open(said.asServiceSays(wordOf(texts.ends, txStatus)))
}

/** Why a call reverted, in words; empty without a reason. The texts of contracts are made plain. */
export function reasonText(reason: RevertReason, said: typeof treasuryStatusTexts): string {
  if (reason === null) return ''
  if ('panic' in reason) return said.panic(`0x${reason.panic.toString(16)}`)
  if ('selector' in reason) return said.customError(reason.selector)
  const text = plainText(reason.text, 120)
  return Object.hasOwn(said.safeErrors, text)
    ? `${said.safeErrors[text as keyof typeof said.safeErrors]} (${text})`
    : said.contractSays(text)
}
