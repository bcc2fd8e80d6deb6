/** The ids of our own connectors; wagmi stores a connection under them. None has a dot, as announced ones have. */

/** `window.ethereum`. */
export const browserWalletId = 'injected'
/** WalletConnect, with any wallet. */
export const walletConnectId = 'walletConnect'
/** Coinbase's SDK. */
export const coinbaseId = 'coinbaseWalletSDK'
/** The Safe that hosts the page in a frame. */
export const safeId = 'safe'

/** The types of connectors in this page: of wallets that announced themselves, and of those found in `window`. */
export const announcedType = 'announced'
export const injectedType = 'injected'

/** The type of the connector message that carries a pairing URI. */
export const displayUri = 'display_uri'
