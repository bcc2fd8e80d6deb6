import 'server-only'
import type { MarketReader } from '@/server/market/reader'
import { servedMarket } from '@/server/market/served-market'
import { deployment } from './api/deployment'
import { community } from './community'

/** The market of this deployment; null where its chain cannot be read. @throws {EnvironmentError} */
export function market(): MarketReader | null {
  return servedMarket(deployment(), community.pairs)
}
