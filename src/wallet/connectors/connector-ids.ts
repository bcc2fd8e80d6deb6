/** The ids of our own connectors; wagmi stores a connection under them. */

/** `window.ethereum`. */
export const browserWalletId = 'injected'
/** WalletConnect, with any wallet. */
export const walletConnectId = 'walletConnect'
/** Coinbase's SDK. */
export const coinbaseId = 'coinbaseWalletSDK'
/** The Safe that hosts the page in a frame. */
export const safeId = 'safe'

/** The type of the connector message that carries a pairing URI. */
export const displayUri = 'display_uri'
