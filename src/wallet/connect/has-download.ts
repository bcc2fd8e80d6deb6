import type { WalletDefinition } from '@/wallet/wallets/wallet-definition'

/** Returns true if the wallet has a download page. */
export function hasDownload({ known }: { known: WalletDefinition | null }): boolean {
  return Object.keys(known?.downloadUrls ?? {}).length > 0
}
