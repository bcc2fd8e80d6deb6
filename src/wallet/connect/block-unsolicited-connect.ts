import type { Config } from 'wagmi'
import { watchConnectors } from 'wagmi/actions'

/**
 * A connection begins with a press here, or with a stored one: never because a wallet says so. wagmi would also
 * connect when a wallet announces an account, say after a question that was cancelled here was approved there.
 */
export function blockUnsolicitedConnect(config: Config): void {
  const refuse = () => {
    for (const { emitter } of config.connectors) emitter.off('connect', config._internal.events.connect)
  }
  refuse()
  watchConnectors(config, { onChange: refuse })
  // Disconnecting makes wagmi listen again.
  config.subscribe(({ connections }) => connections, refuse)
}
