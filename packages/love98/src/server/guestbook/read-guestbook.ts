import 'server-only'
import * as v from 'valibot'
import type { Address } from '@/domain/address'
import { utcDay } from '@/domain/guestbook/guestbook-day'
import { accountKey } from '@/domain/guestbook/guestbook-message'
import {
  type GuestbookAnswer,
  type GuestbookVisitor,
  guestbookPageSize,
} from '@/domain/guestbook/guestbook-wire'
import { hasEntry, isHiddenAccount, listEntries } from '../db/guestbook/guestbook-entries'
import type { Player } from '../players/player'
import { isOwner } from './author'
import type { GuestbookPorts, GuestbookSettings } from './ports'
import { toApiEntry } from './to-api-entry'

/** `before`: the id of the last entry of the previous page. */
export const guestbookQuery = v.strictObject({
  before: v.optional(v.pipe(v.unknown(), v.toNumber(), v.safeInteger(), v.minValue(1))),
  frame: v.optional(v.string()),
})

/**
 * Returns a page of the guestbook, the newest entries first, and the state of the visitor. Names come from a cache.
 * @throws {AppError} `database-unavailable`
 */
export async function readGuestbook(
  ports: GuestbookPorts,
  visitor: Player | null,
  { before }: v.InferOutput<typeof guestbookQuery>,
): Promise<GuestbookAnswer> {
  const { settings, domain } = ports
  if (!settings) return { isEnabled: false }
  const database = await ports.database()
  const listed = await listEntries(database, ports, { before: before ?? null, limit: guestbookPageSize + 1 })
  const page = listed.slice(0, guestbookPageSize)
  const last = page.at(-1)
  const { nameOf, pending } = ports.names.known(page.map(({ address }) => address))
  return {
    isEnabled: true,
    domain,
    now: ports.now().toISOString(),
    entries: page.map((entry) => ({ ...toApiEntry(entry), name: nameOf(entry.address) })),
    next: listed.length > page.length && last ? last.id : null,
    namesPending: pending,
    you: visitor && (await describeVisitor(ports, settings, visitor)),
  }
}

async function describeVisitor(
  ports: GuestbookPorts,
  settings: GuestbookSettings,
  { address, chainId }: Player,
): Promise<GuestbookVisitor> {
  const kind = chainId === null ? 'account' : 'contract'
  const visitor = { address: address as Address, chainId: chainId ?? settings.ownerChainId, kind } as const
  const account = accountKey(visitor)
  const database = await ports.database()
  const [wrote, isHidden] = await Promise.all([
    hasEntry(database, account, utcDay(ports.now().getTime())),
    isHiddenAccount(database, ports, account),
  ])
  return { account, wrote, isHidden, isOwner: isOwner(settings, visitor) }
}
