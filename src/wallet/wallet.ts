import { QueryClient } from '@tanstack/react-query'
import { type Chain, type Client, http, type Transport } from 'viem'
import { type Config, type CreateConnectorFn, createConfig } from 'wagmi'
import { injected } from 'wagmi/connectors/injected'
import type { StoreApi } from 'zustand/vanilla'
import { auth } from '@/browser/api/auth'
import { kitChains } from '@/chain/to-viem-chain'
import type { Settings } from '@/domain/community/deployment-settings'
import { LoveError } from '@/domain/errors'
import type { Connection } from '@/domain/wallet/connection'
import { blockUnsolicitedConnect } from './connect/block-unsolicited-connect'
import { connectionStore } from './connect/connection-store'
import { removeStoredDeepLink } from './connect/deep-link-record'
import { startConnection } from './connect/start-connection'
import { coinbaseConnector } from './connectors/coinbase-connector'
import { flaggedInjectedConnector } from './connectors/flagged-injected-connector'
import { walletConnectConnector } from './connectors/walletconnect-connector'
import { type SessionStore, sessionStore } from './sign-in/session-store'
import { walletStorage } from './wallet-storage'
import { knownWallets } from './wallets/known-wallets'

/** Everything that knows the chain and the visitor's wallet; one of each for the whole page. */
export type Wallet = {
  settings: Settings
  config: Config
  queryClient: QueryClient
  /** The connection in our own words. */
  connection: StoreApi<Connection>
  /** Whether the connected account is signed in. */
  session: SessionStore
  /** Reads a configured chain through this site's own server. @throws {LoveError} `unknown-chain` */
  client: (chainId: number) => Client<Transport, Chain>
}

const day = 86_400_000

/**
 * Builds the wallet for this deployment and begins to reconnect what was connected before.
 * @param connectorId of the stored connection, read before this is called: building overwrites it for a moment
 * @throws {LoveError} `no-chains` when the settings list none `[S8.9]`
 */
export function createWallet(settings: Settings, connectorId: string | null = null): Wallet {
  const config = createConfig({
    chains: kitChains(settings.chains),
    connectors: connectorsFor(settings),
    multiInjectedProviderDiscovery: true,
    storage: walletStorage,
    transports: Object.fromEntries(settings.chains.map(({ id }) => [id, nodeTransport(id)])),
    pollingInterval: 4_000,
    batch: { multicall: { wait: 32, batchSize: 1_024 } },
  })
  blockUnsolicitedConnect(config)
  void startConnection(config, settings.safe.hosts, connectorId)
  const connection = connectionStore(config)
  connection.subscribe(({ status }) => {
    if (status === 'disconnected') removeStoredDeepLink()
  })
  const client = (chainId: number) => {
    const chain = config.chains.find(({ id }) => id === chainId)
    if (!chain) throw new LoveError('unknown-chain')
    return config.getClient({ chainId })
  }
  return {
    settings,
    config,
    queryClient: new QueryClient({
      defaultOptions: {
        queries: { gcTime: day, retry: 0, refetchOnWindowFocus: false, networkMode: 'offlineFirst' },
        mutations: { networkMode: 'offlineFirst' },
      },
    }),
    connection,
    session: sessionStore(connection, auth),
    client,
  }
}

/** The connectors that are there from the start; wallets that announce themselves come to them. */
function connectorsFor({ walletConnect }: Settings): CreateConnectorFn[] {
  const name = document.title.split(' - ')[0] || 'Love98'
  if (!walletConnect)
    console.warn('No WalletConnect project id is configured: wallets on telephones cannot be connected.')
  return [
    injected(),
    ...knownWallets.filter(({ flag }) => flag).map(flaggedInjectedConnector),
    coinbaseConnector(name),
    ...(walletConnect ? [walletConnectConnector(walletConnect, { name })] : []),
  ]
}

/** Calls go to our own server, which knows the node's address and keeps it to itself `[S9.7]`. */
function nodeTransport(chainId: number): Transport {
  const url = new URL(`/api/rpc/${chainId}`, window.location.href).href
  return http(url, { timeout: 10_000, retryCount: 3, retryDelay: 150 })
}
