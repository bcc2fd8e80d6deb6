import { readSettings } from '@/browser/api/settings'
import { WalletDialogs } from '@/dialogs/wallet-dialogs'
import { provideWalletPrograms } from '@/programs/wallet-parts'
import { walletPrograms } from '@/programs/wallet-programs'
import { createWallet } from '@/wallet/wallet'

provideWalletPrograms(walletPrograms)

/**
 * All that Connect Wallet needs until its list is there, as one chunk. What follows is imported from here: the bundler then
 * leaves out of its chunks what this one has (docs/decisions/0122).
 */
export const walletCode = {
  createWallet,
  readSettings,
  WalletDialogs,
  loadStatus: () => import('./wallet-status').then(({ WalletStatus }) => WalletStatus),
  loadSafe: () => import('./safe-badge').then(({ SafeBadge }) => SafeBadge),
}
