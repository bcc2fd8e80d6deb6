import type { CreateConnectorFn } from 'wagmi'
import { walletConnectId } from './connector-ids'
import { lazyConnector } from './lazy-connector'
import type { Relay, WalletConnectOptions } from './walletconnect-session'

/** WalletConnect by its provider. Lazy import of `walletconnect-session.ts`, which imports the SDK. */
export function walletConnectConnector(relay: Relay, options: WalletConnectOptions): CreateConnectorFn {
  const session = () => import('./walletconnect-session')
  return lazyConnector({
    id: walletConnectId,
    name: 'WalletConnect',
    open: async (config) => (await session()).openProvider(config, relay, options),
    enable: async (...parameters) => (await session()).enableSession(...parameters),
    close: async (provider) => (await session()).closeSession(provider),
  })
}
