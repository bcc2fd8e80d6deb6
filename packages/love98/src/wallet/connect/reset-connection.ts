import type { Config } from 'wagmi'

/**
 * Sets wagmi to disconnected, without a connection.
 * @param status resets only while wagmi has this status; the visitor may have connected meanwhile
 */
export function resetConnection(config: Config, status?: Config['state']['status']): void {
  config.setState((state) =>
    status === undefined || state.status === status
      ? { ...state, connections: new Map(), current: null, status: 'disconnected' }
      : state,
  )
}
