import type { SafeId } from '../gateway/gateway-queries'
import { type SafeTransaction, zeroAddress } from '../safe-transaction'
import { signsWithoutChain } from '../version'
import { isOlder } from '../versions/version-offer'
import { byItsCode, type CallFacts, noFacts } from './call-facts'
import { describeCall } from './describe-call'
import type { DescribedCall } from './described-call'
import { type Gravity, heaviest } from './gravity'
import { type RiskFlag, riskLevels, risksOfCall } from './risks'

/** What is known of a Safe beside the transaction; what is not known is null, and nothing is concluded from it. */
export type SafeContext = {
  /** Of its contract, `1.4.1`. */
  version: string | null
  /** The nonce that the next execution takes, from the chain. */
  nonce: bigint | null
  /** Nonces of other transactions that wait. */
  waiting: readonly bigint[]
  /** Facts about the contracts that it calls. */
  facts?: CallFacts
}

/** What a transaction does, and the risks of the call and of the fields beside it. */
export type TransactionDescription = { call: DescribedCall; risks: readonly RiskFlag[] }

/** A longer gap is one, whatever waits. */
const longestQueue = 1000n

/** Everything that the hash of a transaction covers, in a form that words are made from. Never throws. */
export function describeTransaction(
  safe: SafeId,
  transaction: SafeTransaction,
  context: SafeContext = { version: null, nonce: null, waiting: [] },
): TransactionDescription {
  const call = byItsCode(describeCall(safe.address, transaction), context.facts ?? noFacts)
  return {
    call,
    risks: [
      ...risksOfCall(safe.address, call, context.facts),
      ...risksOfVersion(call, context),
      ...risksOfFields(transaction, context),
    ],
  }
}

/** The weight of the heaviest of some risks. */
export function gravityOf(risks: readonly RiskFlag[]): Gravity {
  return heaviest(risks.map((risk) => riskLevels[risk]))
}

/** The version that the Safe's contract has, and the one after a migration; null for any other call, or before it is known. */
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

/** Whether a nonce before this one is neither used nor taken: this transaction waits until one is proposed for it. */
function leavesGap(own: bigint, next: bigint, waiting: readonly bigint[]): boolean {
  if (own - next > longestQueue) return true
  const taken = new Set(waiting)
  for (let nonce = next; nonce < own; nonce++) if (!taken.has(nonce)) return true
  return false
}
