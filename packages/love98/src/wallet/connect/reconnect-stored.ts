import type { Config, Connector } from 'wagmi'
import { reconnect, watchConnectors } from 'wagmi/actions'
import { resetConnection } from './reset-connection'

/** The time that a stored connection waits for its wallet to announce itself, ms. */
const announcementLimit = 1_000

/**
 * Restores the stored connection without a prompt: only with the same wallet, and only while that wallet still permits
 * it. Never rejects.
 */
export async function reconnectStored(config: Config, connectorId: string): Promise<void> {
  config.setState((state) => ({ ...state, status: 'reconnecting' }))
  await storeHydrated(config)
  const connector = await announced(config, connectorId)
  // The visitor may have connected manually in the meantime.
  if (config.state.status !== 'reconnecting') return
  try {
    if (connector) await reconnect(config, { connectors: [connector] })
  } finally {
    resetConnection(config, 'reconnecting')
  }
}

/** Resolves when wagmi has read its stored state, shortly after `createConfig`. */
export async function storeHydrated(config: Config): Promise<void> {
  // The declared type resolves to `never`. These are the two functions of zustand's `persist` that this code needs.
  const { persist } = config._internal.store as unknown as {
    persist: { hasHydrated: () => boolean; onFinishHydration: (listener: () => void) => () => void }
  }
  if (persist.hasHydrated()) return
  await new Promise<void>((resolve) => {
    const stop = persist.onFinishHydration(() => {
      stop()
      resolve()
    })
  })
}

/** Waits for the connector, because extensions may announce themselves after the page has loaded (EIP-6963). */
function announced(config: Config, id: string): Promise<Connector | undefined> {
  const find = () => config.connectors.find((connector) => connector.id === id)
  return new Promise((resolve) => {
    const found = find()
    if (found) return resolve(found)
    const finish = (connector: Connector | undefined) => {
      stop()
      clearTimeout(timer)
      resolve(connector)
    }
    const stop = watchConnectors(config, {
      onChange: () => {
        const connector = find()
        if (connector) finish(connector)
      },
    })
    const timer = setTimeout(() => finish(undefined), announcementLimit)
  })
}
