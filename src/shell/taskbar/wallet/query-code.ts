import { walletPrograms } from '@/programs/wallet-programs'
import { watchEnsName } from '@/wallet/names/watch-ens-name'

/**
 * All that reads with TanStack Query, as one chunk beside the cache itself: it comes after the balance, or with the first
 * window that reads (docs/decisions/0010).
 */
export const queryCode = {
  watchEnsName,
  walletPrograms,
  loadAccount: () =>
    import('@/dialogs/account/account-with-names').then(({ AccountWithNames }) => AccountWithNames),
}
