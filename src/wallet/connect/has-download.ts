import type { WalletDefinition } from '@/wallet/wallets/wallet-definition'

/** Whether a wallet can be had somewhere. */
export function hasDownload({ known }: { known: WalletDefinition | null }): boolean {
  return Object.keys(known?.downloadUrls ?? {}).length > 0
}
