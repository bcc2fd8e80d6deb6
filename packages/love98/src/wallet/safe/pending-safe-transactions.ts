import { createStore } from 'zustand/vanilla'
import { readStored, removeStored, writeStored } from '@/browser/storage'
import type { Hex } from '@/domain/hex'
import { safeTransactionsKey } from '@/domain/wallet/storage-keys'
import type { SafeId } from '@/safe/gateway/gateway-queries'

/**
 * A Safe transaction that was submitted from this browser. It may wait for confirmations for days, so it is stored
 * until the user dismisses its outcome. Its status is read from the Safe service and never stored.
 */
export type PendingSafeTransaction = SafeId & {
  safeTxHash: Hex
  what: string
  /** The hash of the transaction by which this browser executed it on the chain. */
  executionHash?: Hex
  /** Milliseconds since 1970. */
  submittedAt?: number
  /** True after the Safe service has listed it once. */
  isSeen?: true
  /** The digest of the call, and the nonce in decimal digits, if it was signed in this browser. */
  call?: string
  nonce?: string
}

const version = 2
/** The most stored transactions. The oldest ones are dropped. */
const most = 20

export const pendingSafeTransactions = createStore<readonly PendingSafeTransaction[]>(read)

// Storage events of other tabs. The listener stays until the page is closed.
if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key: changed }) => {
    if (changed === safeTransactionsKey || changed === null) pendingSafeTransactions.setState(read(), true)
  })

/** Stores a transaction that was just submitted. If it is already stored, its call and nonce stay. */
export function addPendingTransaction(transaction: PendingSafeTransaction): void {
  const { call, nonce } = read().find(({ safeTxHash }) => safeTxHash === transaction.safeTxHash) ?? {}
  const known = { ...(call !== undefined && { call }), ...(nonce !== undefined && { nonce }) }
  const submitted = { submittedAt: Date.now(), ...known, ...transaction }
  store([submitted, ...othersThan(transaction.safeTxHash)].slice(0, most))
}

/**
 * Hashes of the transactions that this page is submitting. The Safe service does not list them before it has answered.
 */
export const submissions = createStore<ReadonlySet<string>>(() => new Set())

/**
 * Stores a transaction and submits it. If that fails, it stays stored, because the Safe service may have received the
 * signature anyway.
 * @throws the errors of `submit`
 */
export async function submitTransaction(
  transaction: PendingSafeTransaction,
  submit: () => Promise<unknown>,
): Promise<void> {
  const { safeTxHash } = transaction
  submissions.setState(new Set(submissions.getState()).add(safeTxHash), true)
  addPendingTransaction(transaction)
  try {
    await submit()
  } finally {
    submissions.setState(new Set([...submissions.getState()].filter((hash) => hash !== safeTxHash)), true)
  }
}

/** Returns the transactions of a Safe that make the same call with another nonce. Both could be executed. */
export function pendingWithCall(
  { chainId, address }: SafeId,
  { call, nonce }: { call: string; nonce: string },
): readonly PendingSafeTransaction[] {
  return read().filter(
    (entry) =>
      entry.chainId === chainId &&
      entry.address.toLowerCase() === address.toLowerCase() &&
      entry.call === call &&
      entry.nonce !== nonce,
  )
}

/** Stores that the Safe service lists a transaction. If it is missing there later, it was withdrawn. */
export function markPendingSeen(safeTxHash: string): void {
  const all = read()
  if (all.some((entry) => entry.safeTxHash === safeTxHash && !entry.isSeen))
    store(all.map((entry) => (entry.safeTxHash === safeTxHash ? { ...entry, isSeen: true } : entry)))
}

export function removePendingTransaction(safeTxHash: string): void {
  store(othersThan(safeTxHash))
}

/** Every change starts from the stored list, so that two tabs do not overwrite each other's changes. */
function othersThan(hash: string): readonly PendingSafeTransaction[] {
  return read().filter(({ safeTxHash }) => safeTxHash !== hash)
}

function store(state: readonly PendingSafeTransaction[]): void {
  pendingSafeTransactions.setState(state, true)
  if (state.length === 0) removeStored(safeTransactionsKey)
  else writeStored(safeTransactionsKey, JSON.stringify({ version, state }))
}

function read(): readonly PendingSafeTransaction[] {
  try {
    const stored = JSON.parse(readStored(safeTransactionsKey) ?? '{}')
    if (stored.version !== version || !Array.isArray(stored.state)) return []
    return stored.state.filter(isPending).slice(0, most)
  } catch {
    return []
  }
}

function isPending(value: unknown): value is PendingSafeTransaction {
  const { chainId, address, safeTxHash, what, executionHash, call = '', nonce = '0' } = Object(value)
  return (
    Number.isSafeInteger(chainId) &&
    typeof address === 'string' &&
    /^0x[0-9a-fA-F]{40}$/.test(address) &&
    typeof safeTxHash === 'string' &&
    /^0x[0-9a-f]{64}$/.test(safeTxHash) &&
    typeof what === 'string' &&
    typeof call === 'string' &&
    typeof nonce === 'string' &&
    /^\d{1,78}$/.test(nonce) &&
    (executionHash === undefined || /^0x[0-9a-f]{64}$/.test(executionHash))
  )
}
