export type WalletDownloads = {
  ios?: string
  android?: string
  /** For all phones. */
  mobile?: string
  qrCode?: string
  chrome?: string
  edge?: string
  firefox?: string
  opera?: string
  safari?: string
  /** The extension for all other browsers. */
  browserExtension?: string
}

/** One of the wallets with a definition in the kit `[S3.12]` `[S3.13]`. */
export type WalletDefinition = {
  id: string
  name: string
  /** For narrow screens. */
  shortName?: string
  /** One of our icons. The wallets' own logos come with their announcements. */
  iconUrl: `icon:${string}`
  iconBackground: string
  /** `#` and 3 or 6 hex digits `[S5.1]`. */
  accent?: string
  downloadUrls: WalletDownloads
  /** The values of `rdns` with which the wallet announces itself (EIP-6963). */
  rdns: readonly string[]
  flag?: string
  /** Other wallets also set this flag, so it counts only on a provider without the flag of another wallet. */
  isFlagShared?: boolean
  /** Another name of its provider in `window`. */
  globalName?: string
  otherwise: 'walletconnect' | 'coinbase' | 'safe' | 'nothing'
  /** Called with `window` each time the list is built. `true` hides the row. @default always shown */
  hidden?: (page: object) => boolean
  /** Deep links with a pairing URI (`wc:…`); Android opens the URI itself. */
  deepLinks?: { ios: (uri: string) => string; other: (uri: string) => string }
}

const hexColor = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i

/**
 * Checks the definition of a wallet.
 * @throws {TypeError} with the name of the wallet, if its accent is not a hex color `[S5.1]`
 */
export function defineWallet(wallet: WalletDefinition): WalletDefinition {
  if (wallet.accent !== undefined && !hexColor.test(wallet.accent))
    throw new TypeError(
      `${wallet.name}: the accent ${JSON.stringify(wallet.accent)} is not a hex value (#rgb or #rrggbb)`,
    )
  return wallet
}

/** Returns the wallets in their order, each id once. The first definition of an id is used. */
export function walletList(wallets: readonly WalletDefinition[]): readonly WalletDefinition[] {
  return wallets.filter(({ id }, index) => wallets.findIndex((other) => other.id === id) === index)
}
