import 'server-only'
import type { EnsNameCache } from '../players/ens-name-cache'
import type { RecentPlayers } from '../players/player'
import type { ServerPorts } from '../ports'
import type { TableCache } from './table-cache'

export type HeartbreakPorts = ServerPorts & {
  names: EnsNameCache
  tables: TableCache
  players: RecentPlayers
}
