import { readStored, removeStored, writeStored } from '@/browser/storage'

/** The key under which WalletConnect's library looks for the deep link that opens the wallet for a request. */
const key = 'WALLETCONNECT_DEEPLINK_CHOICE'

/** Stores which wallet was opened, so that later requests open it again. @param link deep link with the pairing URI */
export function storeDeepLink(name: string, link: string): void {
  writeStored(key, JSON.stringify({ name, href: link.split('?')[0] }))
}

/** Removes it, when the wallet disconnects. */
export function removeStoredDeepLink(): void {
  if (readStored(key) !== null) removeStored(key)
}
