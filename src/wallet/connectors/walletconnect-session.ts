import { EthereumProvider } from '@walletconnect/ethereum-provider'
import type { Settings } from '@/domain/community/deployment-settings'
import { LoveError } from '@/domain/errors'
import { displayUri } from './connector-ids'
import type { LazyWallet, SdkProvider } from './lazy-connector'

export type Relay = NonNullable<Settings['walletConnect']>
export type WalletConnectOptions = {
  name: string
  /** Where the library keeps its sessions, and under which names; its own place (IndexedDB) when nothing is said. */
  storage?: { database: string; prefix: string }
}

/**
 * The makers' provider: no telemetry, no dialog of theirs, the chain read through our own server. The address of the
 * pairing comes as a message of the connector's emitter.
 */
export async function openProvider(
  { chains, emitter }: Parameters<LazyWallet['open']>[0],
  { projectId, relayUrl }: Relay,
  { name, storage }: WalletConnectOptions,
): Promise<SdkProvider> {
  const [first, ...others] = chains.map(({ id }) => id)
  if (first === undefined) throw new LoveError('no-chains')
  const provider = await EthereumProvider.init({
    projectId,
    ...(relayUrl && { relayUrl }),
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
}

/** Takes the session up, or proposes one: the pairing's address comes as a message, the accounts with the answer. */
export const enableSession: LazyWallet['enable'] = async (provider, [first, ...others], isResuming) => {
  const session = provider as SdkProvider & Session
  if (!session.session) {
    if (isResuming || first === undefined) throw new LoveError('not-connected')
    // An approval of a pairing that was given up leads nowhere then.
    await session.signer.cleanupPendingPairings({ deletePairings: true })
    await session.connect({ optionalChains: [first, ...others] })
  }
  return session.accounts
}

/** Ends the session on both sides. */
export async function closeSession(provider: SdkProvider): Promise<void> {
  await (provider as SdkProvider & Session).disconnect().catch(ignoreUnknownSession)
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
