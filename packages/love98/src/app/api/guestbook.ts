import { requireAuthor, requireGuestbook } from '@/server/guestbook/author'
import { actionRequest, changeEntries } from '@/server/guestbook/change-entries'
import { writeExport } from '@/server/guestbook/export-entries'
import { guestbookQuery, readGuestbook } from '@/server/guestbook/read-guestbook'
import { entryRequest, maxEntryBytes, writeEntry } from '@/server/guestbook/write-entry'
import { limitAccount, minute, rateLimit } from '@/server/http/rate-limit'
import { readQuery } from '@/server/http/read-body'
import { route } from '@/server/http/route'
import { ports } from './deployment'

const readLimit = rateLimit('guestbook', 120, minute)
const writeLimit = rateLimit('guestbook-write', 60, 60 * minute, { isShared: true })
const writeOfAccount = rateLimit('guestbook-write-account', 30, 60 * minute, { isShared: true })

export const guestbookRoutes = [
  /** A page of the guestbook: `GuestbookAnswer`. */
  route({
    method: 'GET',
    path: '/api/guestbook',
    limit: readLimit,
    query: guestbookQuery,
    async answer({ request, query }) {
      const { auth, guestbook } = ports()
      const visitor = guestbook.settings && (await guestbook.visitors.find(auth, request))
      return Response.json(await readGuestbook(guestbook, visitor, query))
    },
  }),
  /** Adds today's line of the signed-in account, with its signature: `{ id }`. */
  route({
    method: 'POST',
    path: '/api/guestbook',
    limit: writeLimit,
    body: { schema: entryRequest, maxBytes: maxEntryBytes },
    async answer({ request, body }) {
      const { auth, guestbook } = ports()
      requireGuestbook(guestbook)
      const author = await requireAuthor(auth, request, body.frame)
      await limitAccount(author.account, writeOfAccount)
      return Response.json({ id: await writeEntry(guestbook, author, body) })
    },
  }),
  /** Deletes an entry for its author; hides or shows an entry or an account for an owner of the site. */
  route({
    method: 'POST',
    path: '/api/guestbook/actions',
    limit: writeLimit,
    body: { schema: actionRequest, maxBytes: maxEntryBytes },
    async answer({ request, body }) {
      const { auth, guestbook } = ports()
      const settings = requireGuestbook(guestbook)
      const author = await requireAuthor(auth, request, body.frame)
      await limitAccount(author.account, writeOfAccount)
      await changeEntries(guestbook, settings, author, body)
      return Response.json({ done: true })
    },
  }),
  /** The guestbook with its signatures as JSON lines, 500 entries at a time. */
  route({
    method: 'GET',
    path: '/api/guestbook/export',
    limit: readLimit,
    caching: 'public, max-age=60',
    async answer({ request }) {
      const { guestbook } = ports()
      // Before the query: a site without a guestbook reports that for any query.
      requireGuestbook(guestbook)
      const { before = null } = await readQuery(request, guestbookQuery)
      const text = await guestbook.exports.read(String(before), async () =>
        writeExport(await guestbook.database(), guestbook, before),
      )
      return new Response(text, {
        headers: {
          'content-type': 'application/x-ndjson; charset=utf-8',
          'content-disposition': 'attachment; filename="guestbook.jsonl"',
        },
      })
    },
  }),
]
