import { readStored, removeStored, writeStored } from '@/browser/storage'

/** Where WalletConnect's library looks for the wallet that it opens for a request on a telephone. */
const key = 'WALLETCONNECT_DEEPLINK_CHOICE'

/** Remembers which wallet was opened, so that a request to sign opens it again. @param link with the pairing's address */
export function storeDeepLink(name: string, link: string): void {
  writeStored(key, JSON.stringify({ name, href: link.split('?')[0] }))
}

/** Forgets it, with the connection. */
export function removeStoredDeepLink(): void {
  if (readStored(key) !== null) removeStored(key)
}
