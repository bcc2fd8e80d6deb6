import type { Config } from 'wagmi'
import { connect } from 'wagmi/actions'
import { frameKind, safeHost } from '@/wallet/safe/safe-host'
import { reconnectStored, storeHydrated } from './reconnect-stored'
import { resetConnection } from './reset-connection'

/**
 * Connects without a click: in a frame the Safe that hosts the page, tried first and alone; otherwise, and
 * where no Safe answers, the stored connection. Never rejects.
 * @param hosts the origins that are trusted as Safe's web app
 * @param connectorId of the stored connection
 */
export async function startConnection(
  config: Config,
  hosts: readonly string[],
  connectorId: string | null,
): Promise<void> {
  const place = frameKind(window, hosts)
  if (place === 'known host' || place === 'unknown') {
    const end = await connectToHost(config, hosts)
    if (end !== 'failed') return
    // An unknown host may be any page, so only a known one counts as failed.
    if (place === 'known host') safeHost.setState({ phase: 'failed', info: null, client: null }, true)
  }
  if (connectorId !== null) await reconnectStored(config, connectorId)
}

/** Requests the Safe's information from the host and connects it, unless the visitor connected by hand meanwhile. */
async function connectToHost(
  config: Config,
  hosts: readonly string[],
): Promise<'connected' | 'connected by hand' | 'failed'> {
  safeHost.setState({ phase: 'asking', info: null, client: null }, true)
  config.setState((state) => ({ ...state, status: 'reconnecting' }))
  try {
    const [{ openHost }, { safeConnector }] = await Promise.all([
      import('@/safe/host/open-host'),
      import('@/wallet/safe/safe-connector'),
      storeHydrated(config),
    ])
    const client = await openHost(window, hosts)
    const info = await client.safeInfo()
    if (config.state.status !== 'reconnecting') {
      safeHost.setState({ phase: 'outside', info: null, client: null }, true)
      return 'connected by hand'
    }
    const connector = config._internal.connectors.setup(safeConnector(client, info))
    config._internal.connectors.setState((connectors) => [...connectors, connector])
    safeHost.setState({ phase: 'inside', info, client }, true)
    await connect(config, { connector })
    return 'connected'
  } catch {
    safeHost.setState({ phase: 'outside', info: null, client: null }, true)
    return 'failed'
  } finally {
    resetConnection(config, 'reconnecting')
  }
}
