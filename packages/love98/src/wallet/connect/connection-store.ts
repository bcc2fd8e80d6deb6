import type { Config } from 'wagmi'
import { getConnection } from 'wagmi/actions'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { type Connection, connectionOf } from '@/domain/wallet/connection'
import { agreements, hasAgreedInBrowser } from './terms'

/** The connection, derived from wagmi's state and the stored agreements. Subscribers are called only for changes. */
export function connectionStore(config: Config): StoreApi<Connection> {
  const read = () => {
    const { status, address, chainId } = getConnection(config)
    const chainIds = config.chains.map(({ id }) => id)
    return connectionOf({ status, address, chainId }, chainIds, hasAgreedInBrowser)
  }
  const store = createStore<Connection>(read)
  const refresh = () => {
    const next = read()
    if (!isSame(next, store.getState())) store.setState(next, true)
  }
  config.subscribe((state) => state, refresh)
  agreements.subscribe(refresh)
  // Another tab stores an agreement.
  window.addEventListener('storage', refresh)
  return store
}

function isSame(a: Connection, b: Connection): boolean {
  if (a.status !== 'connected' || b.status !== 'connected') return a.status === b.status
  return (
    a.address === b.address && a.chainId === b.chainId && a.supported === b.supported && a.agreed === b.agreed
  )
}
