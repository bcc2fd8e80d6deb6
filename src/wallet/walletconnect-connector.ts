import type { CreateConnectorFn } from 'wagmi'
import type { Settings } from '@/domain/settings'
import { walletConnectId } from './connector-ids'
import { lazyConnector } from './lazy-connector'

export type Relay = NonNullable<Settings['walletConnect']>
export type WalletConnectOptions = {
  name: string
  /** Where the library keeps its sessions, and under which names; its own place (IndexedDB) when nothing is said. */
  storage?: { database: string; prefix: string }
}

/** WalletConnect by its makers' provider; how that is opened, asked and left comes with it. */
export function walletConnectConnector(relay: Relay, options: WalletConnectOptions): CreateConnectorFn {
  const session = () => import('./walletconnect-session')
  return lazyConnector({
    id: walletConnectId,
    name: 'WalletConnect',
    open: async (config) => (await session()).openProvider(config, relay, options),
    enable: async (...asked) => (await session()).enableSession(...asked),
    close: async (provider) => (await session()).closeSession(provider),
  })
}
