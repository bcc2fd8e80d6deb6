/** Download pages of a wallet: its maker's own URLs, without tracking parameters. */
export type WalletDownloads = {
  ios?: string
  android?: string
  /** For any phone. */
  mobile?: string
  /** The page that the QR code opens. */
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
  /** For narrow screens. */
  shortName?: string
  /** An icon of ours; the wallets' own logos come with their announcements. */
  iconUrl: `icon:${string}`
  /** The background color of the icon. */
  iconBackground: string
  /** `#` and 3 or 6 hex digits `[S5.1]`. */
  accent?: string
  downloadUrls: WalletDownloads
  /** The names under which it announces itself (EIP-6963). */
  rdns: readonly string[]
  /** The property that marks its injected provider (`isRainbow` …). */
  flag?: string
  /** Other wallets set this flag too: it counts only on a provider without another wallet's flag. */
  isFlagShared?: boolean
  /** Another name of its provider in `window`. */
  globalName?: string
  /** How it is reached when it is not installed in this browser. */
  otherwise: 'walletconnect' | 'coinbase' | 'safe' | 'nothing'
  /** Called with `window` whenever the list is made; `true` hides the row. @default always shown */
  hidden?: (page: object) => boolean
  /** Deep links with a pairing URI (`wc:…`); Android opens the URI itself. */
  deepLinks?: { ios: (uri: string) => string; other: (uri: string) => string }
}

const hexColor = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i

/**
 * Checks a wallet's definition.
 * @throws {TypeError} naming the wallet, when its accent is not a hex color `[S5.1]`
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
