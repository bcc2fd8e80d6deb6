import { WalletDialogs } from '@/dialogs/wallet-dialogs'

/**
 * The parts of the taskbar that need the wallet. They share a chunk with `wallet/wallet.ts`, which is all that Connect
 * Wallet needs before its list appears. The later parts are imported from here, so that the first load does not list
 * their files (docs/decisions/0010).
 */
export const walletCode = {
  WalletDialogs,
  loadStatus: () => import('./wallet-status').then(({ WalletStatus }) => WalletStatus),
  loadSafe: () => import('./safe-badge').then(({ SafeBadge }) => SafeBadge),
}
