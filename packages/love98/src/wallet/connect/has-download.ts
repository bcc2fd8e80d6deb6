import type { WalletDefinition } from '@/wallet/wallets/wallet-definition'

export function hasDownload({ known }: { known: WalletDefinition | null }): boolean {
  return Object.keys(known?.downloadUrls ?? {}).length > 0
}
