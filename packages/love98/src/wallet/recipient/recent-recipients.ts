import { createStore } from 'zustand/vanilla'
import { readStored, writeStored } from '@/browser/storage'
import { type Address, isSameAddress } from '@/domain/address'
import { recipientsKey } from '@/domain/wallet/storage-keys'

export type RecentRecipient = {
  chainId: number
  /** Checksummed. */
  address: Address
  /** The name that was typed for it; it may belong to another account by now. */
  name: string | null
}

const version = 1
/** The oldest ones are dropped. */
const most = 50

/**
 * The recipients of transfers from this browser, the latest first. Only a transfer that a wallet accepted adds one, so
 * dust from strangers adds none.
 */
export const recentRecipients = createStore<readonly RecentRecipient[]>(read)

// The listener for other tabs stays until the page is closed.
if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key }) => {
    if (key === recipientsKey || key === null) recentRecipients.setState(read(), true)
  })

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
