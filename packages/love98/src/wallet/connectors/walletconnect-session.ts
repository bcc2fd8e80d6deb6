import { UniversalProvider } from '@walletconnect/universal-provider'
import type { Settings } from '@/domain/community/deployment-settings'
import { AppError } from '@/domain/errors'
import { nodeAddress } from '../node-address'
import { displayUri } from './connector-ids'
import type { LazyWallet, SdkProvider } from './lazy-connector'

export type Relay = NonNullable<Settings['walletConnect']>
export type WalletConnectOptions = {
  name: string
  /** The location of the SDK's sessions. @default its own IndexedDB database */
  storage?: { database: string; prefix: string }
}

/**
 * Initializes WalletConnect's provider with the stored session, without telemetry, and with chains that are read
 * from our nodes. The connector emits the pairing URI as a message.
 */
export async function openProvider(
  { chains, emitter }: Parameters<LazyWallet['open']>[0],
  { projectId, relayUrl }: Relay,
  { name, storage }: WalletConnectOptions,
): Promise<SdkProvider> {
  if (chains.length === 0) throw new AppError('no-chains')
  const universal = await UniversalProvider.init({
    projectId,
    ...(relayUrl && { relayUrl }),
    metadata: { name, description: name, url: window.location.origin, icons: [] },
    disableProviderPing: true,
    telemetryEnabled: false,
    ...(storage && {
      storageOptions: { database: storage.database },
      customStoragePrefix: storage.prefix,
    }),
  })
  universal.on('display_uri', (data: string) => emitter.emit('message', { type: displayUri, data }))
  return new SessionProvider(universal, (id) =>
    nodeAddress({ id, publicRpcUrl: chains.find((chain) => chain.id === id)?.rpcUrls.default.http[0] ?? '' }),
  )
}

export const enableSession: LazyWallet['enable'] = (provider, chainIds, isResuming) =>
  (provider as SessionProvider).enable(chainIds, isResuming)

export const closeSession: LazyWallet['close'] = (provider) => (provider as SessionProvider).close()

type Universal = InstanceType<typeof UniversalProvider>
type SessionEvent = { params: { event: { name: string; data: unknown } } }

/**
 * EIP-1193 over the `eip155` part of a session (CAIP-25): one active chain, with the accounts that the wallet approved
 * on it.
 */
class SessionProvider implements SdkProvider {
  constructor(
    private readonly universal: Universal,
    private readonly nodeOf: (chainId: number) => string,
  ) {
    // Some wallets send one account as a string, which the library does not report.
    universal.on('session_event', ({ params: { event } }: SessionEvent) => {
      if (event.name === 'accountsChanged' && typeof event.data === 'string')
        universal.events.emit('accountsChanged', [event.data.split(':').at(-1)])
    })
  }

  on(event: string, listener: (...values: never[]) => void) {
    this.universal.on(event, listener)
  }

  removeListener(event: string, listener: (...values: never[]) => void) {
    this.universal.removeListener(event, listener)
  }

  async request(call: Parameters<SdkProvider['request']>[0]): Promise<unknown> {
    const { rpcProviders, session } = this.universal
    const chains = session && rpcProviders.eip155
    if (!chains) throw new AppError('not-connected')
    return await this.universal.request(
      call as Parameters<Universal['request']>[0],
      `eip155:${chains.getDefaultChain()}`,
    )
  }

  async enable(chainIds: readonly number[], isResuming: boolean): Promise<readonly string[]> {
    if (!this.universal.session) {
      if (isResuming) throw new AppError('not-connected')
      // After this, late approvals of aborted pairings are ignored.
      await this.universal.cleanupPendingPairings({ deletePairings: true })
      await this.universal.connect({ optionalNamespaces: { eip155: namespaceOf(chainIds, this.nodeOf) } })
    }
    return (await this.request({ method: 'eth_accounts' })) as string[]
  }

  async close(): Promise<void> {
    if (this.universal.session) await this.universal.disconnect().catch(ignoreUnknownSession)
  }
}

/**
 * Returns the proposal for these chains with the addresses of their nodes. No chain is required, because a wallet may
 * support only some of them.
 */
function namespaceOf(chainIds: readonly number[], nodeOf: (chainId: number) => string) {
  return {
    ...proposedNamespaces,
    chains: chainIds.map((id) => `eip155:${id}`),
    rpcMap: Object.fromEntries(chainIds.map((id) => [id, nodeOf(id)])),
  }
}

/** The wallet may have ended the session already. */
function ignoreUnknownSession(error: unknown): void {
  if (!(error instanceof Error && /no matching key/i.test(error.message))) throw error
}

/**
 * Methods and events that a WalletConnect session is proposed with (CAIP-25; the methods are of EIP-712, 747,
 * 1193, 1474, 2255, 3085, 3326 and 5792). A wallet shows them, and may approve fewer.
 */
const proposedNamespaces = {
  methods: [
    'eth_accounts',
    'eth_requestAccounts',
    'eth_sendRawTransaction',
    'eth_sign',
    'eth_signTransaction',
    'eth_signTypedData',
    'eth_signTypedData_v3',
    'eth_signTypedData_v4',
    'eth_sendTransaction',
    'personal_sign',
    'wallet_switchEthereumChain',
    'wallet_addEthereumChain',
    'wallet_getPermissions',
    'wallet_requestPermissions',
    'wallet_registerOnboarding',
    'wallet_watchAsset',
    'wallet_scanQRCode',
    'wallet_sendCalls',
    'wallet_getCapabilities',
    'wallet_getCallsStatus',
    'wallet_showCallsStatus',
  ],
  events: ['chainChanged', 'accountsChanged', 'message', 'disconnect', 'connect'],
}
