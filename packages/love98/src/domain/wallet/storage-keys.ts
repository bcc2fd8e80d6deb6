/**
 * The `localStorage` keys of the wallet and of the Demo Wallet, apart from `domain/storage-keys.ts`, so that the first
 * load does not contain them. Renaming a key loses what visitors have stored, so the strings keep words that the code
 * no longer uses.
 * The key of an agreement contains its address: `agreementKey` in `./terms`.
 */

export const recentWalletsKey = 'love98-recent-wallets'
export const nameCacheKey = 'love98-names'
export const transactionsKey = 'love98-transactions'
export const safeTransactionsKey = 'love98-safe-transactions'
export const addressBookKey = 'love98-address-book'
export const signInProofKey = 'love98-sign-in-receipt'
/** Stored while a sign-out request has not succeeded, so that a lost connection cannot keep a session alive. */
export const pendingSignOutKey = 'love98-sign-out-owed'
/** WalletConnect's library looks here for the deep link that opens the wallet for a request. */
export const deepLinkKey = 'WALLETCONNECT_DEEPLINK_CHOICE'

export const demoWalletKey = 'love98-demo-wallet'
export const demoBatchesKey = 'love98-demo-batches'
/** Requests that a wallet has not answered yet: after a reload, repeating one needs the visitor's confirmation. */
export const openRequestsKey = 'love98-open-requests'
export const swapOptionsKey = 'love98-swap-options'
export const recipientsKey = 'love98-recipients'
export const lastAssetsKey = 'love98-last-assets'
