import type { Chain, Client, Transport } from 'viem'
import { type Config, type Connector, type CreateConnectorFn, createConfig } from 'wagmi'
import { watchConnectors } from 'wagmi/actions'
import type { StoreApi } from 'zustand/vanilla'
import { auth } from '@/browser/api/auth'
import { readSettings } from '@/browser/api/settings'
import { loadChunk } from '@/browser/load-chunk'
import { kitChains } from '@/chain/to-viem-chain'
import { hasServer } from '@/domain/build/capabilities'
import type { Settings } from '@/domain/community/deployment-settings'
import { AppError } from '@/domain/errors'
import { readProperty } from '@/domain/thrown'
import type { Connection } from '@/domain/wallet/connection'
import { blockUnsolicitedConnect } from './connect/block-unsolicited-connect'
import { type ConnectOptions, connectWallet } from './connect/connect-wallet'
import { connectionStore } from './connect/connection-store'
import { removeStoredDeepLink } from './connect/deep-link-record'
import { resetConnection } from './connect/reset-connection'
import { type WalletChoice, walletChoices } from './connect/wallet-choice'
import { addAnnouncedWallets } from './connectors/announced-wallets'
import { coinbaseConnector } from './connectors/coinbase-connector'
import { browserWalletId, injectedType } from './connectors/connector-ids'
import { findFlaggedProvider } from './connectors/flagged-injected-provider'
import { injectedConnector } from './connectors/injected-connector'
import { walletConnectConnector } from './connectors/walletconnect-connector'
import { lazyTransport } from './lazy-transport'
import { noSession, type SessionStore, sessionStore } from './sign-in/session-store'
import { walletStorage } from './wallet-storage'
import { browserWallet } from './wallets/browser-wallet'
import { knownWallets } from './wallets/known-wallets'
import type { WalletDefinition } from './wallets/wallet-definition'

export type Wallet = {
  settings: Settings
  config: Config
  connection: StoreApi<Connection>
  session: SessionStore
  // These are here and not imported by the dialogs: the bundler would put a second copy of wagmi's actions and
  // errors, 4 KB, into the chunk of the dialogs.
  /** Connects a wallet; see `connectWallet`. @throws {AppError} */
  connect: (connector: Connector, signal: AbortSignal, options?: ConnectOptions) => Promise<void>
  /** Calls the listener when a wallet announces itself (EIP-6963). @returns the unsubscribe function */
  watchConnectors: (onChange: () => void) => () => void
  /** The rows of the connect dialog, as the page is now. @param recent the ids used last */
  choices: (recent: readonly string[]) => readonly WalletChoice[]
  /** The row of the Demo Wallet; absent outside the demo. */
  demoWalletId: string | undefined
  knownWallets: readonly WalletDefinition[]
  /** A client of a configured chain, see `nodeAddress`. @throws {AppError} `unknown-chain` */
  client: (chainId: number) => Client<Transport, Chain>
}

/**
 * Creates the wallet from the answer to `requestSettings()`, with the Demo Wallet in demo mode.
 * @param connectorId see `createWallet`
 * @throws {AppError} `settings-unavailable`, `chunk-unavailable` or `no-chains`
 */
export async function openWallet(answer: Promise<Response>, connectorId: string | null): Promise<Wallet> {
  const settings = await readSettings(answer)
  const demo = hasServer && settings.demo ? await loadChunk(() => import('@/demo/announce')) : null
  return createWallet(settings, connectorId, demo?.announceDemoWallet(settings))
}

/**
 * Creates the wallet for this deployment and begins to reconnect the stored connection.
 * @param connectorId of the stored connection, read before: `createConfig` overwrites it for a moment
 * @throws {AppError} `no-chains` when the settings list none `[S8.9]`
 */
export function createWallet(
  settings: Settings,
  connectorId: string | null = null,
  demoWalletId?: string,
): Wallet {
  const config = createConfig({
    chains: kitChains(settings.chains),
    connectors: connectorsFor(settings),
    multiInjectedProviderDiscovery: false,
    storage: walletStorage,
    transports: Object.fromEntries(
      settings.chains.map((chain) => [
        chain.id,
        lazyTransport(async () => (await import('./node-transport')).nodeTransport(chain)),
      ]),
    ),
    pollingInterval: 4_000,
    batch: { multicall: { wait: 32, batchSize: 1_024 } },
  })
  const announced = addAnnouncedWallets(config, knownWallets)
  blockUnsolicitedConnect(config)
  if (connectorId !== null || window.parent !== window) void connectAtOnce(config, settings, connectorId)
  const connection = connectionStore(config)
  connection.subscribe(({ status }) => {
    if (status === 'disconnected') removeStoredDeepLink()
  })
  const client = (chainId: number) => {
    const chain = config.chains.find(({ id }) => id === chainId)
    if (!chain) throw new AppError('unknown-chain')
    return config.getClient({ chainId })
  }
  return {
    settings,
    config,
    connect: (connector, signal, options) => connectWallet(config, connector, signal, options),
    watchConnectors: (onChange) => watchConnectors(config, { onChange }),
    choices: (recent) =>
      walletChoices({
        connectors: config.connectors,
        announced,
        page: window,
        recent,
        wallets: knownWallets,
      }),
    demoWalletId,
    knownWallets,
    connection,
    session: hasServer ? sessionStore(connection, auth) : noSession(),
    client,
  }
}

/** Connects without a click. Lazy import: most visitors have no stored connection. Never rejects. */
async function connectAtOnce(config: Config, { safe }: Settings, connectorId: string | null): Promise<void> {
  config.setState((state) => ({ ...state, status: 'reconnecting' }))
  try {
    const { startConnection } = await import('./connect/start-connection')
    // The visitor may have connected by hand in the meantime.
    if (config.state.status === 'reconnecting') await startConnection(config, safe.hosts, connectorId)
  } catch {
    // The chunk is not available: the visitor may connect by hand.
  }
  resetConnection(config, 'reconnecting')
}

function siteName(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content || undefined
}

/** Our own connectors; `addAnnouncedWallets` adds those of wallets that announce themselves (EIP-6963). */
function connectorsFor({ walletConnect }: Settings): CreateConnectorFn[] {
  const name = siteName() ?? location.host
  if (!walletConnect)
    console.warn('No WalletConnect project id is configured: wallets on phones cannot be connected.')
  return [
    injectedConnector({ id: browserWalletId, name: browserWallet.name, type: injectedType }, (page) =>
      readProperty(page, 'ethereum'),
    ),
    ...knownWallets
      .filter(({ flag }) => flag)
      .map((wallet) =>
        injectedConnector({ id: wallet.id, name: wallet.name, type: injectedType }, (page) =>
          findFlaggedProvider(page, wallet),
        ),
      ),
    coinbaseConnector(name),
    ...(walletConnect ? [walletConnectConnector(walletConnect, { name })] : []),
  ]
}
