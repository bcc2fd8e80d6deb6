/** The ids of the connectors that are there from the start: wagmi stores a connection under them. */

/** `window.ethereum`, whoever that is. */
export const browserWalletId = 'injected'
/** WalletConnect, whichever wallet it is with. */
export const walletConnectId = 'walletConnect'
/** Coinbase's library. */
export const coinbaseId = 'coinbaseWalletSDK'
/** The connector that Safe's frame brings. */
export const safeId = 'safe'

/** The kind of message that carries the address of a pairing while a connection is asked for. */
export const displayUri = 'display_uri'
