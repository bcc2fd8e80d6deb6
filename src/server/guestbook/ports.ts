import 'server-only'
import type { Address } from '@/domain/address'
import type { AuthPorts } from '../auth/ports'
import type { EnsNameCache } from '../heartbreak/ens-name-cache'
import type { RecentPlayers } from '../heartbreak/recent-players'
import type { ExportCache } from './export-entries'

/** What the use-cases of the guestbook take from outside. */
export type GuestbookPorts = Pick<AuthPorts, 'database' | 'now' | 'verify'> & {
  /** Host and port that signed messages must name. */
  domain: string
  /** Null when the community's file has no guestbook. */
  settings: GuestbookSettings | null
  names: EnsNameCache
  visitors: RecentPlayers
  exports: ExportCache
}

/** Who may hide. A contract among the owners counts on one chain only: elsewhere its address may be another's. */
export type GuestbookSettings = { owners: readonly Address[]; ownerChainId: number }
