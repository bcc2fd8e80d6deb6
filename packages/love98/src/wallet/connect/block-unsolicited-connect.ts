import type { Config } from 'wagmi'
import { watchConnectors } from 'wagmi/actions'

/**
 * Removes wagmi's listeners to the connectors' `connect` event. A connection begins with a click here or with a stored
 * one; wagmi would also connect when a wallet emits `connect`, e.g. after an aborted request was approved.
 */
export function blockUnsolicitedConnect(config: Config): void {
  const removeListeners = () => {
    for (const { emitter } of config.connectors) emitter.off('connect', config._internal.events.connect)
  }
  removeListeners()
  watchConnectors(config, { onChange: removeListeners })
  // wagmi adds its listener again after disconnecting.
  config.subscribe(({ connections }) => connections, removeListeners)
}
