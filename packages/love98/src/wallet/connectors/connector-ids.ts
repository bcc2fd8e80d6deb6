/**
 * The ids of our own connectors, under which wagmi stores a connection. They have no dots, unlike the ids of announced
 * wallets.
 */

/** `window.ethereum`. */
export const browserWalletId = 'injected'
export const walletConnectId = 'walletConnect'
export const coinbaseId = 'coinbaseWalletSDK'
export const safeId = 'safe'

/** The types of connectors in this page: of wallets that announced themselves, and of those found in `window`. */
export const announcedType = 'announced'
export const injectedType = 'injected'

export const displayUri = 'display_uri'
