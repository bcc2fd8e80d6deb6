import type { WalletDefinition, WalletDownloads } from '@/wallet/wallets/wallet-definition'
import type { Device } from './device'
import type { ExtensionStore } from './visitor-browser'

/**
 * Returns the link that opens a wallet with a pairing URI. On Android it is the URI itself, for which the system
 * selects the app.
 */
export function walletLink(
  { deepLinks }: Pick<WalletDefinition, 'deepLinks'>,
  device: Device,
  uri: string,
): string {
  if (device === 'android' || !deepLinks) return uri
  return device === 'ios' ? deepLinks.ios(uri) : deepLinks.other(uri)
}

/** Returns the download of the extension for this browser, or `null`. */
export function extensionUrl(urls: WalletDownloads, store: ExtensionStore): string | null {
  const own = {
    Chrome: urls.chrome,
    Edge: urls.edge ?? urls.chrome,
    Firefox: urls.firefox,
    Opera: urls.opera ?? urls.chrome,
    Safari: urls.safari,
    other: undefined,
  }[store]
  return own ?? urls.browserExtension ?? null
}

/** Returns the download of the app for this phone, or `null`. */
export function mobileUrl(urls: WalletDownloads, device: Device): string | null {
  return (device === 'ios' ? urls.ios : urls.android) ?? urls.mobile ?? null
}

/** The number of wallets that "Get a Wallet" shows `[S9.6]`. */
const maxShownWallets = 3

export type Download = { wallet: WalletDefinition; extension: string | null; mobile: string | null }

/**
 * Returns the wallets of "Get a Wallet" `[S2.8]`: the first 3 with a download page, each with its
 * downloads for this browser and for a phone.
 */
export function downloadsFor(
  wallets: readonly WalletDefinition[],
  device: Device,
  store: ExtensionStore,
): readonly Download[] {
  return wallets
    .map((wallet) => ({
      wallet,
      extension: device === 'desktop' ? extensionUrl(wallet.downloadUrls, store) : null,
      mobile:
        device === 'desktop' ? (wallet.downloadUrls.qrCode ?? null) : mobileUrl(wallet.downloadUrls, device),
    }))
    .filter(({ extension, mobile }) => extension !== null || mobile !== null)
    .slice(0, maxShownWallets)
}
