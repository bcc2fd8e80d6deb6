import { transactionProblems as transactionProblemsTexts } from '@/texts/transaction-problems'

/**
 * The reason that a transaction failed. `given-up` and `partial` are statuses of a batch from the wallet (EIP-5792: 400
 * and 500, 600).
 */
export type FailureReason = 'reverted' | 'replaced' | 'cancelled' | 'given-up' | 'partial'

/**
 * The state of the chain at the time of the request to the wallet. It is used to find the transaction if the wallet
 * does not return its hash.
 */
export type RequestState = {
  /** The newest block; the transaction is in a later one. */
  block: number
  /** The account's transaction count in that block. */
  nonce: number
  /** The target, data and value of each call of a batch; the data of the batch's transaction contains them. */
  calls?: readonly string[]
}

/** A transaction that this browser sent, as it is stored `[S4.7]`. */
export type TrackedTransaction = {
  /** The hash of the transaction; the `safeTxHash` while `isProposal`; a local number while `unnamed`. */
  hash: string
  description: string
  status: 'pending' | 'confirmed' | 'failed'
  /**
   * The number of blocks that make it final.
   * @default 1
   */
  confirmations?: number
  reason?: FailureReason
  /** Still pending after the timeout, and no longer watched. */
  isLate?: boolean
  /** Late and unknown to the node: the wallet or the network dropped it. */
  isDropped?: boolean
  /** Proposed to the owners of a Safe, and not executed yet. */
  isProposal?: boolean
  /**
   * The wallet received the request, but the transaction's hash is unknown. `batch`: the wallet reports the hash when
   * the batch is in a block (EIP-5792). `request`: the wallet gave no usable answer, and may have sent the transaction.
   */
  unnamed?: 'batch' | 'request'
  /** The wallet's id of the batch; absent if its answer was lost. */
  batchId?: string
  asked?: RequestState
  /** It replaced the original transaction: the same call with a higher fee. */
  isSpedUp?: boolean
  /** The first hash from the wallet, if the hash has changed since. */
  sentAs?: string
  /** The transaction with this hash on the chain is not the requested call. */
  differs?: boolean
  call?: string
  /** The key of the action that must not be sent again while this is pending; default: the digest in `call`. */
  intent?: string
  /** ms since 1970; the newest transactions come first. */
  addedAt: number
}

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

/** The maximum number of stored transactions that are not pending, newest first `[S4.7]` `[S9.6]`. */
export const maxStoredTransactions = 10
/** The number of displayed transactions `[S2.10]`. */
const shownTransactions = 3

/** Returns the newest transactions, and all whose result only the visitor can look up. */
export function visibleTransactions(list: readonly TrackedTransaction[]): readonly TrackedTransaction[] {
  return list.filter((one, index) => index < shownTransactions || one.unnamed !== undefined)
}

/**
 * Returns whether the visitor may remove a transaction before its end: only the visitor's own wallet has more
 * information about it.
 */
export function canDismiss({ status, unnamed }: TransactionOutcome): boolean {
  return status === 'pending' && unnamed !== undefined
}

/** Returns the problems of a transaction to track, one sentence per problem; an empty list if it is valid `[S5.3]`. */
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
    ...(isHash ? [] : [transactionProblemsTexts.hash]),
    ...(isDescribed ? [] : [transactionProblemsTexts.description]),
    ...(isCounted ? [] : [transactionProblemsTexts.confirmations]),
  ]
}

/** Adds a transaction as the newest; it replaces one with the same hash. */
export function withTransaction(
  list: readonly TrackedTransaction[],
  added: TrackedTransaction,
): readonly TrackedTransaction[] {
  return trimmed([added, ...list.filter(({ hash }) => hash !== added.hash)])
}

/** The result of a transaction, or of waiting for it without a result. */
export type TransactionOutcome = Pick<
  TrackedTransaction,
  'status' | 'reason' | 'isLate' | 'isDropped' | 'isSpedUp' | 'differs' | 'unnamed' | 'batchId'
> & {
  /** The hash of the transaction that replaced it or that executed the proposal. */
  hash?: string
  /** The visitor removed it from the list before its result was known; never stored. */
  isRemoved?: boolean
}

export function withOutcome(
  list: readonly TrackedTransaction[],
  hash: string,
  outcome: TransactionOutcome,
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

export function onlyPending(list: readonly TrackedTransaction[]): readonly TrackedTransaction[] {
  return list.filter(({ status }) => status === 'pending')
}

function trimmed(list: readonly TrackedTransaction[]): readonly TrackedTransaction[] {
  const settled = list.filter(({ status }) => status !== 'pending').slice(0, maxStoredTransactions)
  return list.filter((one) => one.status === 'pending' || settled.includes(one))
}

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

function isAsked(value: unknown): value is RequestState {
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
