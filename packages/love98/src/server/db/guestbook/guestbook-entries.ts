import { and, desc, eq, inArray, isNotNull, isNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../opened-database'
import { runQuery } from '../run-query'
import {
  guestbookDecisions as decisions,
  guestbookEntries as entries,
  type StoredDecision,
  type StoredEntry,
} from './guestbook-schema'

/** An entry that is not deleted, with the site owners' decisions about it and about its author. */
export type ListedEntry = StoredEntry & { text: string; signature: string; decisions: StoredDecision[] }

export type NewEntry = Omit<StoredEntry, 'id' | 'deletedAt' | 'text' | 'signature'> & {
  text: string
  signature: string
}

/**
 * The site whose entries and decisions count. Both are signed for one domain and one chain; those for another site, such
 * as a former address or the demo, stay in the tables and are not served.
 */
export type GuestbookSite = { domain: string; chainIds: readonly number[] }

/**
 * Adds an entry, unless its author already has one for that day, even a deleted one. Of several simultaneous calls only
 * one succeeds.
 * @returns its id, or null if the author already has one
 * @throws {AppError} `database-unavailable`
 */
export async function addEntry({ orm }: Database, entry: NewEntry): Promise<number | null> {
  const [added] = await runQuery(() =>
    orm.insert(entries).values(entry).onConflictDoNothing().returning({ id: entries.id }),
  )
  return added?.id ?? null
}

/** @throws {AppError} `database-unavailable` */
export async function hasEntry({ orm }: Database, account: string, day: string): Promise<boolean> {
  const found = await runQuery(() =>
    orm.select({ id: entries.id }).from(entries).where(byEntry(account, day)),
  )
  return found.length > 0
}

/**
 * Returns the entries of a site, the newest first, with the decisions for this site.
 * @param before the id of the last entry of the previous page; null for the newest entries
 * @throws {AppError} `database-unavailable`
 */
export async function listEntries(
  { orm }: Database,
  site: GuestbookSite,
  { before, limit }: { before: number | null; limit: number },
): Promise<ListedEntry[]> {
  const page = await runQuery(() =>
    orm
      .select()
      .from(entries)
      .where(
        and(
          isNull(entries.deletedAt),
          isFor(site, entries),
          before === null ? undefined : lt(entries.id, before),
        ),
      )
      .orderBy(desc(entries.id))
      .limit(limit),
  )
  if (page.length === 0) return []
  const accounts = [...new Set(page.map(({ account }) => account))]
  const days = [...new Set(page.map(({ day }) => day)), wholeAccount]
  const decided = await runQuery(() =>
    orm
      .select()
      .from(decisions)
      .where(and(inArray(decisions.account, accounts), inArray(decisions.day, days), isFor(site, decisions))),
  )
  return page.flatMap((entry) => {
    const { account, day, text, signature } = entry
    if (text === null || signature === null) return []
    const about = decided.filter(
      (each) => each.account === account && (each.day === day || each.day === wholeAccount),
    )
    return [{ ...entry, text, signature, decisions: about }]
  })
}

/**
 * Deletes the text and the signature of an entry, and the decisions about it. The row stays for two days, because it
 * marks the day as used.
 * @returns whether an entry was deleted
 * @throws {AppError} `database-unavailable`
 */
export async function deleteEntry(
  { orm }: Database,
  { account, day, now }: { account: string; day: string; now: Date },
): Promise<boolean> {
  const undecided = orm.$with('undecided').as(
    orm
      .delete(decisions)
      .where(and(eq(decisions.account, account), eq(decisions.day, day)))
      .returning({ account: decisions.account }),
  )
  const deleted = await runQuery(() =>
    orm
      .with(undecided)
      .update(entries)
      .set({ text: null, signature: null, deletedAt: now })
      .where(and(byEntry(account, day), isNull(entries.deletedAt)))
      .returning({ id: entries.id }),
  )
  return deleted.length > 0
}

/** The value of `day` in a decision about all entries of an account. */
export const wholeAccount = 'all'

/**
 * Returns true if an owner of this site hides all entries of an account.
 * @throws {AppError} `database-unavailable`
 */
export async function isHiddenAccount(
  { orm }: Database,
  site: GuestbookSite,
  account: string,
): Promise<boolean> {
  const found = await runQuery(() =>
    orm
      .select({ account: decisions.account })
      .from(decisions)
      .where(
        and(
          eq(decisions.account, account),
          eq(decisions.day, wholeAccount),
          eq(decisions.isHidden, true),
          isFor(site, decisions),
        ),
      ),
  )
  return found.length > 0
}

/**
 * Stores a decision and replaces an earlier one about the same entry or account. A decision with the same or an earlier
 * signing time changes nothing, so that a repeated signature cannot undo a later decision. One for another site is
 * replaced at any time.
 * @returns whether it was stored
 * @throws {AppError} `database-unavailable`
 */
export async function storeDecision({ orm }: Database, decision: StoredDecision): Promise<boolean> {
  const { account: _, day: __, ...rest } = decision
  const kept = await runQuery(() =>
    orm
      .insert(decisions)
      .values(decision)
      .onConflictDoUpdate({
        target: [decisions.account, decisions.day],
        set: rest,
        setWhere: sql`${lt(decisions.signedAt, decision.signedAt)} or ${ne(decisions.domain, decision.domain)}`,
      })
      .returning({ account: decisions.account }),
  )
  return kept.length > 0
}

/** Selects the rows of deleted entries whose day can no longer be used at `now`. */
export function isPurgeable(now: Date): SQL | undefined {
  const twoDays = 172_800_000
  return and(isNotNull(entries.deletedAt), lt(entries.deletedAt, new Date(now.getTime() - twoDays)))
}

function isFor(
  { domain, chainIds }: GuestbookSite,
  { domain: domainOf, chainId }: typeof entries | typeof decisions,
): SQL | undefined {
  return and(eq(domainOf, domain), inArray(chainId, [...chainIds]))
}

function byEntry(account: string, day: string): SQL | undefined {
  return and(eq(entries.account, account), eq(entries.day, day))
}
