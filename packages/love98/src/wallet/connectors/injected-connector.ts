import type { CreateConnectorFn } from 'wagmi'
import { injected } from 'wagmi/connectors/injected'
import { guardedProvider } from './guarded-provider'

type Identity = { id: string; name: string; icon?: string | undefined; type: string }

/**
 * The connector of a provider in the page, which is looked for at every use. It never falls back to another
 * provider, and adds no listeners before it is connected.
 * @param find any property of the page may be hostile
 */
export function injectedConnector(
  { id, name, icon, type }: Identity,
  find: (page: object) => unknown,
): CreateConnectorFn {
  const create = injected({
    target: { id, name, provider: (page) => guardedProvider(page && find(page)) },
  })
  return (config) => ({ ...create(config), setup: async () => undefined, id, name, icon, type })
}
