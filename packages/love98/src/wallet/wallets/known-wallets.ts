import { brave } from './brave'
import { browserWallet } from './browser-wallet'
import { coinbaseWallet } from './coinbase-wallet'
import { metaMask } from './metamask'
import { rainbow } from './rainbow'
import { safe } from './safe'
import { type WalletDefinition, walletList } from './wallet-definition'
import { walletConnect } from './walletconnect'

/** The seven wallets of the kit, in the order of the list `[S3.13]`. */
export const knownWallets: readonly WalletDefinition[] = walletList([
  browserWallet,
  safe,
  rainbow,
  coinbaseWallet,
  metaMask,
  walletConnect,
  brave,
])
