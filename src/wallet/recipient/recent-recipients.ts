import { createStore } from 'zustand/vanilla'
import { readStored, writeStored } from '@/browser/storage'
import { type Address, isSameAddress } from '@/domain/address'
import { recipientsKey } from '@/domain/wallet/storage-keys'

/** An account that was sent to from this browser. */
export type RecentRecipient = {
  chainId: number
  /** Checksummed. */
  address: Address
  /** The name that was typed for it; it may belong to another account by now. */
  name: string | null
}

const version = 1
/** The oldest give way. */
const most = 50

/** The accounts that were sent to, the last one first. Only a transfer that a wallet agreed to adds one: dust from strangers does not. */
export const recentRecipients = createStore<readonly RecentRecipient[]>(read)

// Storage events of other tabs; the listener lives as long as the page.
if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key }) => {
    if (key === recipientsKey || key === null) recentRecipients.setState(read(), true)
  })

/** Puts an account first. */
export function addRecipient(recipient: RecentRecipient): void {
  const others = read().filter(
    ({ chainId, address }) => chainId !== recipient.chainId || !isSameAddress(address, recipient.address),
  )
  const next = [recipient, ...others].slice(0, most)
  recentRecipients.setState(next, true)
  writeStored(recipientsKey, JSON.stringify({ version, recipients: next }))
}

function read(): readonly RecentRecipient[] {
  try {
    const stored = JSON.parse(readStored(recipientsKey) ?? '{}')
    if (stored.version !== version || !Array.isArray(stored.recipients)) return []
    return stored.recipients.filter(isRecipient).slice(0, most)
  } catch {
    return []
  }
}

function isRecipient(value: unknown): value is RecentRecipient {
  const { chainId, address, name } = Object(value)
  return (
    Number.isSafeInteger(chainId) &&
    typeof address === 'string' &&
    /^0x[0-9a-fA-F]{40}$/.test(address) &&
    (name === null || (typeof name === 'string' && name.length <= 260))
  )
}
