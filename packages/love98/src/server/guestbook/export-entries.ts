import 'server-only'
import { actionMessage, entryMessage } from '@/domain/guestbook/guestbook-message'
import type { Decision, GuestbookEntry } from '@/domain/guestbook/guestbook-wire'
import { type GuestbookSite, type ListedEntry, listEntries } from '../db/guestbook/guestbook-entries'
import type { Database } from '../db/opened-database'
import { toApiEntry } from './to-api-entry'

/**
 * The entries of one export, which has 8 MB if every entry uses all limits. `lifetime` is the time for which an export
 * is reused, ms.
 */
export const exportLimits = { entries: 500, lifetime: 60_000, kept: 8 } as const

/** The exports of the last minute, so that many requests share one export. */
export type ExportCache = {
  read(key: string, write: () => Promise<string>): Promise<string>
  clear(): void
}

export function createExportCache(now: () => number = Date.now): ExportCache {
  const kept = new Map<string, { text: Promise<string>; until: number }>()
  return {
    read(key, write) {
      const known = kept.get(key)
      if (known && known.until > now()) return known.text
      const text = write()
      kept.delete(key)
      kept.set(key, { text, until: now() + exportLimits.lifetime })
      for (const oldest of kept.keys()) {
        if (kept.size <= exportLimits.kept) break
        kept.delete(oldest)
      }
      text.catch(() => {
        if (kept.get(key)?.text === text) kept.delete(key)
      })
      return text
    },
    clear: () => kept.clear(),
  }
}

/**
 * Returns the guestbook of a site as JSON lines, the newest entry first. Each entry has the signed message and its signature, so
 * that anyone can verify it without this site. A hidden entry has the decision that hides it instead. The last line has
 * the start of the next part (`{"next":123}`, the parameter `before`), or `{"next":null}` at the end.
 * @throws {AppError} `database-unavailable`
 */
export async function writeExport(
  database: Database,
  site: GuestbookSite,
  before: number | null,
): Promise<string> {
  const listed = await listEntries(database, site, { before, limit: exportLimits.entries + 1 })
  const part = listed.slice(0, exportLimits.entries)
  const next = listed.length > part.length ? (part.at(-1)?.id ?? null) : null
  return [...part.map(lineOf), { next }].map((line) => `${JSON.stringify(line)}\n`).join('')
}

function lineOf(stored: ListedEntry): object {
  const entry = toApiEntry(stored)
  const { id, address, chainId, kind, day, writtenAt, text, signature, decision } = entry
  return {
    ...{ id, address, chainId, kind, day, writtenAt },
    ...(text !== null && { message: entryMessage({ ...entry, text }), signature }),
    ...(decision && { decision: decisionOf(entry, decision) }),
  }
}

function decisionOf({ account, day }: Pick<GuestbookEntry, 'account' | 'day'>, decision: Decision): object {
  const { address, chainId, isHidden, isOfAccount, signature } = decision
  const action = isHidden ? 'hide' : 'show'
  const message = actionMessage({ ...decision, action, account, day: isOfAccount ? null : day })
  return { action, address, chainId, message, signature }
}
