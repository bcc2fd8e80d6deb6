import type { Database } from '@/server/db/opened-database'

/** The database with the chain whose market is read or written. Each chain has its own lease, snapshot and history. */
export type MarketDatabase = Database & { readonly chainId: number }

export function onChain(database: Database, chainId: number): MarketDatabase {
  return { ...database, chainId }
}
