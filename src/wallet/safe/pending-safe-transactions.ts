import { createStore } from 'zustand/vanilla'
import { readStored, removeStored, writeStored } from '@/browser/storage'
import type { SafeId } from '@/safe/gateway/gateway-queries'

/**
 * A transaction of a Safe that was proposed from this browser. Other owners may take days to confirm it, so it is stored
 * until its outcome was shown; its status comes from the gateway and is never stored.
 */
export type PendingSafeTransaction = SafeId & {
  safeTxHash: `0x${string}`
  /** Its description. */
  what: string
}

const key = 'love98-safe-transactions'
const version = 2
/** The oldest entries are dropped. */
const limit = 20

export const pendingSafeTransactions = createStore<readonly PendingSafeTransaction[]>(read)

// Changes of other tabs. Never removed: the module lives as long as the page.
if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key: changed }) => {
    if (changed === key || changed === null) pendingSafeTransactions.setState(read(), true)
  })

/** Stores a transaction that was just proposed. */
export function addPendingTransaction(transaction: PendingSafeTransaction): void {
  store([transaction, ...othersThan(transaction.safeTxHash)].slice(0, limit))
}

/** Removes one whose outcome was shown. */
export function removePendingTransaction(safeTxHash: string): void {
  store(othersThan(safeTxHash))
}

/** Read before every change, so that two tabs do not overwrite each other's entries. */
function othersThan(hash: string): readonly PendingSafeTransaction[] {
  return read().filter(({ safeTxHash }) => safeTxHash !== hash)
}

function store(state: readonly PendingSafeTransaction[]): void {
  pendingSafeTransactions.setState(state, true)
  if (state.length === 0) removeStored(key)
  else writeStored(key, JSON.stringify({ version, state }))
}

/** The valid entries of the stored list. */
function read(): readonly PendingSafeTransaction[] {
  try {
    const stored = JSON.parse(readStored(key) ?? '{}')
    if (stored.version !== version || !Array.isArray(stored.state)) return []
    return stored.state.filter(isPending).slice(0, limit)
  } catch {
    return []
  }
}

function isPending(value: unknown): value is PendingSafeTransaction {
  const { chainId, address, safeTxHash, what } = Object(value)
  return (
    Number.isSafeInteger(chainId) &&
    /^0x[0-9a-fA-F]{40}$/.test(address) &&
    /^0x[0-9a-f]{64}$/.test(safeTxHash) &&
    typeof what === 'string'
  )
}
