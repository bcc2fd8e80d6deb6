import 'server-only'
import type { Address } from '@/domain/address'
import type { AuthPorts } from '../auth/ports'
import type { EnsNameCache } from '../players/ens-name-cache'
import type { RecentPlayers } from '../players/player'
import type { ExportCache } from './export-entries'

export type GuestbookPorts = Pick<AuthPorts, 'database' | 'now' | 'verify'> & {
  domain: string
  /** The chains of this site. Entries for another domain or chain are not served. */
  chainIds: readonly number[]
  /** Null if the community's file has no guestbook. */
  settings: GuestbookSettings | null
  names: EnsNameCache
  visitors: RecentPlayers
  exports: ExportCache
}

/**
 * The accounts that may hide entries. A contract counts as an owner on one chain only, because its address may belong
 * to another person on other chains.
 */
export type GuestbookSettings = { owners: readonly Address[]; ownerChainId: number }
