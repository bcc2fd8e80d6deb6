import type { Config } from 'wagmi'
import { disconnect } from 'wagmi/actions'
import { resetConnection } from './connect/reset-connection'

/** Disconnects every connection, also of wallets that do not answer; wagmi alone would fall back to the next one. */
export async function disconnectWallet(config: Config): Promise<void> {
  const connectors = [...config.state.connections.values()].map(({ connector }) => connector)
  await Promise.allSettled(connectors.map((connector) => disconnect(config, { connector })))
  resetConnection(config)
}
