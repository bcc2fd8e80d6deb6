import { readStored, removeStored, writeStored } from '@/browser/storage'
import { deepLinkKey } from '@/domain/wallet/storage-keys'

/** Stores which wallet was opened, so that later requests open it again. @param link deep link with the pairing URI */
export function storeDeepLink(name: string, link: string): void {
  writeStored(deepLinkKey, JSON.stringify({ name, href: link.split('?')[0] }))
}

export function removeStoredDeepLink(): void {
  if (readStored(deepLinkKey) !== null) removeStored(deepLinkKey)
}
