import type { SafeId } from '../gateway/gateway-queries'
import { type SafeTransaction, zeroAddress } from '../safe-transaction'
import { signsWithoutChain } from '../version'
import { isOlder } from '../versions/version-offer'
import { type CallFacts, noFacts, withActualCode } from './call-facts'
import { describeCall } from './describe-call'
import type { DescribedCall } from './described-call'
import { type Gravity, highestGravity } from './gravity'
import { type RiskFlag, riskLevels, risksOfCall } from './risks'

export type SafeContext = {
  version: string | null
  /** The nonce of the next execution, from the chain. */
  nonce: bigint | null
  waiting: readonly bigint[]
  facts?: CallFacts
}

export type TransactionDescription = { call: DescribedCall; risks: readonly RiskFlag[] }

/** A longer distance to the next nonce counts as a gap, whatever is pending. */
const longestQueue = 1000n

/** Describes all fields that the hash of a transaction covers. Never throws. */
export function describeTransaction(
  safe: SafeId,
  transaction: SafeTransaction,
  context: SafeContext = { version: null, nonce: null, waiting: [] },
): TransactionDescription {
  const call = withActualCode(describeCall(safe.address, transaction), context.facts ?? noFacts)
  return {
    call,
    risks: [
      ...risksOfCall(safe.address, call, context.facts),
      ...risksOfVersion(call, context),
      ...risksOfFields(transaction, context),
    ],
  }
}

export function gravityOf(risks: readonly RiskFlag[]): Gravity {
  return highestGravity(risks.map((risk) => riskLevels[risk]))
}

/**
 * Returns the contract version of the Safe now and after a migration; null for any other call, or while the version is
 * unknown.
 */
export function versionsOf({ action }: DescribedCall, { version }: SafeContext) {
  return action.kind === 'migrate' && version !== null ? { from: version, to: action.version } : null
}

function risksOfVersion(call: DescribedCall, context: SafeContext): RiskFlag[] {
  const versions = versionsOf(call, context)
  return versions && isOlder(versions.to, versions.from) ? ['older-contract'] : []
}

function risksOfFields(transaction: SafeTransaction, { version, nonce, waiting }: SafeContext): RiskFlag[] {
  const { safeTxGas, baseGas, gasPrice, gasToken, refundReceiver } = transaction
  const risks: RiskFlag[] = []
  if (gasPrice > 0n) risks.push('refund')
  else if (baseGas > 0n || gasToken !== zeroAddress || refundReceiver !== zeroAddress)
    risks.push('unused-refund')
  if (safeTxGas > 0n && !signsWithoutChain(version)) risks.push('safe-tx-gas')
  if (nonce !== null && transaction.nonce < nonce) risks.push('nonce-used')
  if (nonce !== null && leavesGap(transaction.nonce, nonce, waiting)) risks.push('nonce-gap')
  return risks
}

/**
 * Returns whether an earlier nonce is neither used nor pending: this transaction cannot run until a transaction with
 * that nonce is proposed.
 */
function leavesGap(own: bigint, next: bigint, waiting: readonly bigint[]): boolean {
  if (own - next > longestQueue) return true
  const taken = new Set(waiting)
  for (let nonce = next; nonce < own; nonce++) if (!taken.has(nonce)) return true
  return false
}
