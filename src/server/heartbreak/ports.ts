import 'server-only'
import type { ServerPorts } from '../ports'
import type { EnsNameCache } from './ens-name-cache'
import type { RecentPlayers } from './recent-players'
import type { TableCache } from './table-cache'

/** The external dependencies of Heartbreak. */
export type HeartbreakPorts = ServerPorts & {
  names: EnsNameCache
  tables: TableCache
  players: RecentPlayers
}
