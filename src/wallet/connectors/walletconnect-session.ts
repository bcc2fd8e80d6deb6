import { EthereumProvider } from '@walletconnect/ethereum-provider'
import type { Settings } from '@/domain/community/deployment-settings'
import { LoveError } from '@/domain/errors'
import { displayUri } from './connector-ids'
import type { LazyWallet, SdkProvider } from './lazy-connector'

export type Relay = NonNullable<Settings['walletConnect']>
export type WalletConnectOptions = {
  name: string
  /** Where the SDK stores its sessions. @default its own IndexedDB database */
  storage?: { database: string; prefix: string }
}

/**
 * Initializes WalletConnect's provider: no telemetry, no dialog of its own, chains read through our server. The pairing
 * URI is emitted as a message of the connector.
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

/** Resumes the session, or proposes a new one; gives its accounts. */
export const enableSession: LazyWallet['enable'] = async (provider, [first, ...others], isResuming) => {
  const session = provider as SdkProvider & Session
  if (!session.session) {
    if (isResuming || first === undefined) throw new LoveError('not-connected')
    // Late approvals of aborted pairings are ignored after this.
    await session.signer.cleanupPendingPairings({ deletePairings: true })
    await session.connect({ optionalChains: [first, ...others] })
  }
  return session.accounts
}

/** Ends the session on both sides. */
export async function closeSession(provider: SdkProvider): Promise<void> {
  await (provider as SdkProvider & Session).disconnect().catch(ignoreUnknownSession)
}

/** The SDK provider's properties beyond EIP-1193 that are used here. */
type Session = {
  session?: unknown
  accounts: readonly string[]
  connect: (options: { optionalChains: [number, ...number[]] }) => Promise<void>
  disconnect: () => Promise<void>
  signer: { cleanupPendingPairings: (options: { deletePairings: boolean }) => Promise<void> }
}

/** The wallet may have ended the session already. */
function ignoreUnknownSession(error: unknown): void {
  if (!(error instanceof Error && /no matching key|please call connect/i.test(error.message))) throw error
}
