import { createStore } from 'zustand/vanilla'
import { readStored, removeStored, writeStored } from '@/browser/storage'
import type { SafeId } from '@/safe/gateway/gateway-queries'

/**
 * A transaction of a Safe that was handed in from this browser. It may wait for other owners for days, so it is kept until
 * somebody has seen how it ended; what state it is in is asked of the gateway, never kept.
 */
export type PendingSafeTransaction = SafeId & {
  safeTxHash: `0x${string}`
  /** What it is, in words. */
  what: string
}

const key = 'love98-safe-transactions'
const version = 2
/** The oldest give way. */
const most = 20

export const pendingSafeTransactions = createStore<readonly PendingSafeTransaction[]>(read)

// What another tab wrote is told by the browser; the page that this module is loaded in stays until it is left.
if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key: changed }) => {
    if (changed === key || changed === null) pendingSafeTransactions.setState(read(), true)
  })

/** Remembers a transaction that was just handed in. */
export function addPendingTransaction(transaction: PendingSafeTransaction): void {
  store([transaction, ...othersThan(transaction.safeTxHash)].slice(0, most))
}

/** Forgets one whose end was seen. */
export function removePendingTransaction(safeTxHash: string): void {
  store(othersThan(safeTxHash))
}

/** Every change begins with what lies there now, so that two tabs lose nothing to each other. */
function othersThan(hash: string): readonly PendingSafeTransaction[] {
  return read().filter(({ safeTxHash }) => safeTxHash !== hash)
}

function store(state: readonly PendingSafeTransaction[]): void {
  pendingSafeTransactions.setState(state, true)
  if (state.length === 0) removeStored(key)
  else writeStored(key, JSON.stringify({ version, state }))
}

/** What lies in the storage, as far as it is what it should be. */
function read(): readonly PendingSafeTransaction[] {
  try {
    const stored = JSON.parse(readStored(key) ?? '{}')
    if (stored.version !== version || !Array.isArray(stored.state)) return []
    return stored.state.filter(isPending).slice(0, most)
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
