/** Where a wallet can be had; addresses of its makers' own pages, without anything that counts who comes from here. */
export type WalletDownloads = {
  ios?: string
  android?: string
  /** For a telephone of any kind. */
  mobile?: string
  /** What a telephone's camera is shown. */
  qrCode?: string
  chrome?: string
  edge?: string
  firefox?: string
  opera?: string
  safari?: string
  /** An extension for any other browser. */
  browserExtension?: string
}

/** One of the wallets that the kit knows by name `[S3.12]` `[S3.13]`. */
export type WalletDefinition = {
  id: string
  name: string
  /** For narrow places. */
  shortName?: string
  /** A drawing of ours: the wallets' own marks come with their announcements. */
  iconUrl: `icon:${string}`
  /** The colour behind the drawing. */
  iconBackground: string
  /** `#` and 3 or 6 hex digits `[S5.1]`. */
  accent?: string
  downloadUrls: WalletDownloads
  /** The names under which it announces itself (EIP-6963). */
  rdns: readonly string[]
  /** How its provider is marked where it does not announce itself. */
  flag?: string
  /** Others carry this flag too: it counts only where the provider carries no flag of another. */
  isFlagShared?: boolean
  /** Another name of its provider in `window`. */
  globalName?: string
  /** How it is reached where it is not in this browser. */
  otherwise: 'walletconnect' | 'coinbase' | 'safe' | 'nothing'
  /** Asked whenever the list is made, with the page's globals: `true` and the wallet has no row. @default always shown */
  hidden?: (page: object) => boolean
  /** What opens it on a telephone with the address of a pairing (`wc:…`); Android asks by the plain address. */
  deepLinks?: { ios: (uri: string) => string; other: (uri: string) => string }
}

const hexColor = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i

/**
 * Checks a wallet as it is set up.
 * @throws {TypeError} naming the wallet, when its accent is not a colour in hex `[S5.1]`
 */
export function defineWallet(wallet: WalletDefinition): WalletDefinition {
  if (wallet.accent !== undefined && !hexColor.test(wallet.accent))
    throw new TypeError(
      `${wallet.name}: the accent ${JSON.stringify(wallet.accent)} is not a hex value (#rgb or #rrggbb)`,
    )
  return wallet
}

/** The wallets in their order, each id once: the first of two wins. */
export function walletList(wallets: readonly WalletDefinition[]): readonly WalletDefinition[] {
  return wallets.filter(({ id }, index) => wallets.findIndex((other) => other.id === id) === index)
}
