import { transactionProblemTexts } from '@/texts/en/ui/errors'

/** The reason that a transaction failed; `given-up` and `partial` are the wallet's word for a batch (EIP-5792: 400 and 500, 600). */
export type FailureReason = 'reverted' | 'replaced' | 'cancelled' | 'given-up' | 'partial'

/** The state of the chain when a page asked the wallet; a transaction that the wallet does not name is found by it. */
export type Asked = {
  /** The newest block; the transaction is in a later one. */
  block: number
  /** The account's transaction count in that block. */
  nonce: number
  /** Target, data and value of each call of a batch, which the data of its transaction contains. */
  calls?: readonly string[]
}

/** A transaction that this browser sent, as it is remembered `[S4.7]`. */
export type TrackedTransaction = {
  /** Hash of the transaction; the `safeTxHash` while `isProposal`; a number of this page while `unnamed`. */
  hash: string
  /** What it does, in the words of who sent it. */
  description: string
  status: 'pending' | 'confirmed' | 'failed'
  /** How many blocks make it final. @default 1 */
  confirmations?: number
  /** Only of a failed one. */
  reason?: FailureReason
  /** Pending, and not watched any more after the timeout. */
  isLate?: boolean
  /** Late, and unknown to the node: the wallet or the network gave it up. */
  isDropped?: boolean
  /** Proposed to the owners of a Safe, and not executed yet. */
  isProposal?: boolean
  /**
   * The wallet was asked, and its transaction is not known: `batch` as the wallet names it when it is in a block (EIP-5792),
   * `request` as the wallet gave no answer to use, and may have sent it.
   */
  unnamed?: 'batch' | 'request'
  /** The id under which the wallet took the batch; absent when its answer was lost. */
  batchId?: string
  asked?: Asked
  /** It replaced the one that was sent first: the same call with a higher fee. */
  isSpedUp?: boolean
  /** The hash that the wallet gave first, of one that has another now. */
  sentAs?: string
  /** What the chain has under this hash is not the call that was requested. */
  differs?: boolean
  /** The digest of the requested call. */
  call?: string
  /** What must not be sent again while this is pending; the call's digest when absent. */
  intent?: string
  /** ms since the epoch; the newest come first. */
  addedAt: number
}

/** A transaction to track. */
export type NewTransaction = Pick<
  TrackedTransaction,
  | 'hash'
  | 'description'
  | 'confirmations'
  | 'call'
  | 'intent'
  | 'isProposal'
  | 'unnamed'
  | 'batchId'
  | 'asked'
>

/** How many that are not pending are kept, the newest first `[S4.7]` `[S9.6]`. */
export const keptTransactions = 10
/** How many are shown `[S2.10]`. */
const shownTransactions = 3

/** The newest of a list, and all whose end only the visitor can look up. */
export function shownOf(list: readonly TrackedTransaction[]): readonly TrackedTransaction[] {
  return list.filter((one, index) => index < shownTransactions || one.unnamed !== undefined)
}

/** True when a visitor may remove it before it ended: only the visitor's own wallet knows more about it. */
export function canDismiss({ status, unnamed }: Outcome): boolean {
  return status === 'pending' && unnamed !== undefined
}

/**
 * What is wrong with a transaction that is to be remembered, a sentence each; none when nothing is `[S5.3]`.
 */
export function transactionProblems({
  hash,
  description,
  confirmations,
}: Partial<Record<keyof NewTransaction, unknown>>): readonly string[] {
  const isHash = typeof hash === 'string' && /^0x[0-9a-f]{64}$/i.test(hash)
  const isDescribed = typeof description === 'string' && description.trim() !== ''
  const isCounted =
    confirmations === undefined || (Number.isSafeInteger(confirmations) && Number(confirmations) > 0)
  return [
    ...(isHash ? [] : [transactionProblemTexts.hash]),
    ...(isDescribed ? [] : [transactionProblemTexts.description]),
    ...(isCounted ? [] : [transactionProblemTexts.confirmations]),
  ]
}

/** The list with one more, the newest first; one of the same hash takes the old one's place. */
export function withTransaction(
  list: readonly TrackedTransaction[],
  added: TrackedTransaction,
): readonly TrackedTransaction[] {
  return trimmed([added, ...list.filter(({ hash }) => hash !== added.hash)])
}

/** How a transaction ended, or that it was waited for in vain. */
export type Outcome = Pick<
  TrackedTransaction,
  'status' | 'reason' | 'isLate' | 'isDropped' | 'isSpedUp' | 'differs' | 'unnamed' | 'batchId'
> & {
  /** Of the transaction that took its place, or that executed the proposal. */
  hash?: string
  /** Removed from the list by the visitor before its end was known; never stored. */
  isRemoved?: boolean
}

/** The list after one of them ended. */
export function withOutcome(
  list: readonly TrackedTransaction[],
  hash: string,
  outcome: Outcome,
): readonly TrackedTransaction[] {
  return trimmed(
    list.map((one) => {
      if (one.hash !== hash) return one
      const {
        isLate: _late,
        isDropped: _dropped,
        reason: _reason,
        isProposal,
        unnamed,
        batchId,
        ...rest
      } = one
      const isOpenProposal = isProposal && outcome.hash === undefined
      const isUnnamed = unnamed && outcome.hash === undefined && outcome.status === 'pending'
      const hasOther = outcome.hash !== undefined && outcome.hash !== one.hash
      return {
        ...rest,
        ...(isOpenProposal && { isProposal }),
        ...(isUnnamed && { unnamed, ...(batchId !== undefined && { batchId }) }),
        ...(hasOther && { sentAs: one.sentAs ?? one.hash }),
        ...outcome,
      }
    }),
  )
}

/** The list without those that are not pending. */
export function onlyPending(list: readonly TrackedTransaction[]): readonly TrackedTransaction[] {
  return list.filter(({ status }) => status === 'pending')
}

/** Every pending one and the 10 newest of the others. */
function trimmed(list: readonly TrackedTransaction[]): readonly TrackedTransaction[] {
  const settled = list.filter(({ status }) => status !== 'pending').slice(0, keptTransactions)
  return list.filter((one) => one.status === 'pending' || settled.includes(one))
}

/** Reads a stored transaction, or `null` for anything that is none. */
export function parseTransaction(stored: unknown): TrackedTransaction | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { hash, description, confirmations, status, reason, addedAt, ...rest } = stored as Record<
    string,
    unknown
  >
  const { unnamed, asked } = rest
  if (transactionProblems({ hash, description, confirmations }).length > 0) return null
  if (status !== 'pending' && status !== 'confirmed' && status !== 'failed') return null
  return {
    hash: String(hash),
    description: String(description),
    status,
    addedAt: typeof addedAt === 'number' && Number.isFinite(addedAt) ? addedAt : 0,
    ...(confirmations !== undefined && { confirmations: Number(confirmations) }),
    ...(isReason(reason) && { reason }),
    ...((unnamed === 'batch' || unnamed === 'request') && { unnamed }),
    ...(isAsked(asked) && { asked }),
    ...Object.fromEntries(
      textNames.filter((name) => typeof rest[name] === 'string').map((name) => [name, rest[name]]),
    ),
    ...Object.fromEntries(flagNames.filter((name) => rest[name] === true).map((name) => [name, true])),
  }
}

function isAsked(value: unknown): value is Asked {
  const { block, nonce, calls = [] } = Object(value)
  const areTexts = Array.isArray(calls) && calls.every((one: unknown) => typeof one === 'string')
  return Number.isSafeInteger(block) && Number.isSafeInteger(nonce) && areTexts
}

const textNames = ['call', 'intent', 'sentAs', 'batchId'] as const

const flagNames = ['isLate', 'isDropped', 'isProposal', 'isSpedUp', 'differs'] as const

const reasons: readonly string[] = ['reverted', 'replaced', 'cancelled', 'given-up', 'partial']

function isReason(value: unknown): value is FailureReason {
  return typeof value === 'string' && reasons.includes(value)
}
