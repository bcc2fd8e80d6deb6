import type { CreateConnectorFn } from 'wagmi'
import { LoveError } from '@/domain/errors'
import type { Settings } from '@/domain/settings'
import { displayUri, walletConnectId } from './connector-ids'
import { lazyConnector, type SdkProvider } from './lazy-connector'

type Relay = NonNullable<Settings['walletConnect']>
type Options = {
  name: string
  /** Where the library keeps its sessions, and under which names; its own place (IndexedDB) when nothing is said. */
  storage?: { database: string; prefix: string }
}

/**
 * WalletConnect by its makers' provider, which is loaded inside `connect`: no telemetry, no dialog of theirs, the chain
 * read through our own server. The address of the pairing comes as a message of the connector's emitter.
 */
export function walletConnectConnector(relay: Relay, { name, storage }: Options): CreateConnectorFn {
  return lazyConnector({
    id: walletConnectId,
    name: 'WalletConnect',
    async open({ chains, emitter }) {
      const { EthereumProvider } = await import('@walletconnect/ethereum-provider')
      const [first, ...others] = chains.map(({ id }) => id)
      if (first === undefined) throw new LoveError('no-chains')
      const provider = await EthereumProvider.init({
        projectId: relay.projectId,
        ...(relay.relayUrl && { relayUrl: relay.relayUrl }),
        optionalChains: [first, ...others],
        rpcMap: Object.fromEntries(
          chains.map(({ id }) => [id, new URL(`/api/rpc/${id}`, window.location.href).href]),
        ),
        metadata: { name, description: name, url: window.location.origin, icons: [] },
        showQrModal: false,
        disableProviderPing: true,
        telemetryEnabled: false,
        ...(storage && {
          storageOptions: { database: storage.database },
          customStoragePrefix: storage.prefix,
        }),
      })
      provider.on('display_uri', (data) => emitter.emit('message', { type: displayUri, data }))
      return provider as SdkProvider & typeof provider
    },
    async enable(provider, [first, ...others], isResuming) {
      const session = provider as SdkProvider & Session
      if (!session.session) {
        if (isResuming || first === undefined) throw new LoveError('not-connected')
        // An approval of a pairing that was given up leads nowhere then.
        await session.signer.cleanupPendingPairings({ deletePairings: true })
        await session.connect({ optionalChains: [first, ...others] })
      }
      return session.accounts
    },
    close: (provider) => (provider as SdkProvider & Session).disconnect().catch(ignoreUnknownSession),
  })
}

/** What of the library's provider is used beyond EIP-1193. */
type Session = {
  session?: unknown
  accounts: readonly string[]
  connect: (options: { optionalChains: [number, ...number[]] }) => Promise<void>
  disconnect: () => Promise<void>
  signer: { cleanupPendingPairings: (options: { deletePairings: boolean }) => Promise<void> }
}

/** A session that the wallet has ended already cannot be ended again. */
function ignoreUnknownSession(error: unknown): void {
  if (!(error instanceof Error && /no matching key|please call connect/i.test(error.message))) throw error
}
