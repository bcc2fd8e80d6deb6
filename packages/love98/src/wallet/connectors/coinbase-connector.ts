import type { CreateConnectorFn } from 'wagmi'
import { coinbaseId } from './connector-ids'
import { lazyConnector, type SdkProvider } from './lazy-connector'

/**
 * Coinbase Wallet by its SDK: lazy import in `connect`, telemetry off. The SDK opens a pop-up
 * (keys.coinbase.com), which answers through `opener`: our pages allow that by `Cross-Origin-Opener-Policy:
 * same-origin-allow-popups`.
 */
export function coinbaseConnector(appName: string): CreateConnectorFn {
  return lazyConnector({
    id: coinbaseId,
    name: 'Coinbase Wallet',
    async open({ chains }) {
      const { createCoinbaseWalletSDK } = await import('@coinbase/wallet-sdk')
      const sdk = createCoinbaseWalletSDK({
        appName,
        appChainIds: chains.map(({ id }) => id),
        preference: { options: 'all', telemetry: false },
      })
      return sdk.getProvider() as unknown as SdkProvider
    },
    enable: async (provider, _chainIds, isResuming) =>
      (await provider.request({ method: isResuming ? 'eth_accounts' : 'eth_requestAccounts' })) as string[],
    close: (provider) => (provider as SdkProvider & { disconnect: () => Promise<void> }).disconnect(),
  })
}
