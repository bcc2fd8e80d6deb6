import { createStore } from 'zustand/vanilla'
import { readStored, removeStored, writeStored } from '@/browser/storage'
import { safeTransactionsKey } from '@/domain/wallet/storage-keys'
import type { SafeId } from '@/safe/gateway/gateway-queries'

/**
 * A transaction of a Safe that was submitted from this browser. It may wait for confirmations for days, so it is stored until
 * the user dismisses its outcome; its status is read from the gateway and never stored.
 */
export type PendingSafeTransaction = SafeId & {
  safeTxHash: `0x${string}`
  /** What it is, in words. */
  what: string
  /** The transaction of the chain by which this browser executed it. */
  executionHash?: `0x${string}`
  /** ms since 1970. */
  submittedAt?: number
  /** The gateway knew it once. */
  isSeen?: true
  /** The digest of its call, and its nonce in decimal digits, of one that was signed here. */
  call?: string
  nonce?: string
}

const version = 2
/** The oldest give way. */
const most = 20

export const pendingSafeTransactions = createStore<readonly PendingSafeTransaction[]>(read)

// Storage events of other tabs; the listener lives as long as the page.
if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key: changed }) => {
    if (changed === safeTransactionsKey || changed === null) pendingSafeTransactions.setState(read(), true)
  })

/** Stores a transaction that was just submitted; of one that is stored, its call and nonce stay. */
export function addPendingTransaction(transaction: PendingSafeTransaction): void {
  const { call, nonce } = read().find(({ safeTxHash }) => safeTxHash === transaction.safeTxHash) ?? {}
  const known = { ...(call !== undefined && { call }), ...(nonce !== undefined && { nonce }) }
  const submitted = { submittedAt: Date.now(), ...known, ...transaction }
  store([submitted, ...othersThan(transaction.safeTxHash)].slice(0, most))
}

/** Hashes of those that this page is submitting: the gateway does not know them before it has answered. */
export const submissions = createStore<ReadonlySet<string>>(() => new Set())

/**
 * Stores a transaction and submits it. It stays stored when that fails: the gateway may have the signature, whatever it answers.
 * @throws what `submit` throws
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

/** Those of a Safe that make the same call with another nonce: both could be executed. */
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

/** Notes that the gateway knows a transaction: when it is missing there later, it was withdrawn. */
export function notePendingSeen(safeTxHash: string): void {
  const all = read()
  if (all.some((entry) => entry.safeTxHash === safeTxHash && !entry.isSeen))
    store(all.map((entry) => (entry.safeTxHash === safeTxHash ? { ...entry, isSeen: true } : entry)))
}

/** Removes a transaction whose outcome was dismissed. */
export function removePendingTransaction(safeTxHash: string): void {
  store(othersThan(safeTxHash))
}

/** Every change starts from the stored list, so that two tabs do not overwrite each other. */
function othersThan(hash: string): readonly PendingSafeTransaction[] {
  return read().filter(({ safeTxHash }) => safeTxHash !== hash)
}

function store(state: readonly PendingSafeTransaction[]): void {
  pendingSafeTransactions.setState(state, true)
  if (state.length === 0) removeStored(safeTransactionsKey)
  else writeStored(safeTransactionsKey, JSON.stringify({ version, state }))
}

/** The valid entries of the stored list. */
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
