import { QueryClient } from '@tanstack/react-query'
import type { Wallet } from './wallet'

const day = 86_400_000

const clients = new WeakMap<Wallet, QueryClient>()

/**
 * Returns the query cache of a wallet `[S9.8]`. It is separate from the wallet, because connecting and the balance do
 * not need it. Its code loads with the first name, account window or program that reads.
 */
export function queryClientOf(wallet: Wallet): QueryClient {
  const client =
    clients.get(wallet) ??
    new QueryClient({
      defaultOptions: {
        queries: { gcTime: day, retry: 0, refetchOnWindowFocus: false, networkMode: 'offlineFirst' },
        mutations: { networkMode: 'offlineFirst' },
      },
    })
  clients.set(wallet, client)
  return client
}
