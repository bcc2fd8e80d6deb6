import { readSettings } from '@/browser/api/settings'
import { walletDialogs } from '@/dialogs/wallet-dialogs'
import { provideWalletPrograms } from '@/programs/wallet-parts'
import { createWallet } from '@/wallet/wallet'

const loadQueryCode = () => import('./query-code').then(({ queryCode }) => queryCode)

provideWalletPrograms(() => loadQueryCode().then(({ walletPrograms }) => walletPrograms))

/**
 * All that Connect Wallet needs until its list is there, as one chunk. What follows is imported from here: the bundler then
 * leaves out of its chunks what this one has (docs/decisions/0010).
 */
export const walletCode = {
  createWallet,
  readSettings,
  WalletDialogs: walletDialogs(() => loadQueryCode().then(({ loadAccount }) => loadAccount())),
  loadStatus: () => import('./wallet-status').then(({ WalletStatus }) => WalletStatus),
  loadSafe: () => import('./safe-badge').then(({ SafeBadge }) => SafeBadge),
}
