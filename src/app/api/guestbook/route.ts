import { requireAuthor, requireGuestbook } from '@/server/guestbook/author'
import { guestbookQuery, readGuestbook } from '@/server/guestbook/read-guestbook'
import { entryRequest, maxEntryBytes, writeEntry } from '@/server/guestbook/write-entry'
import { handle, refuseMethod } from '@/server/http/handle'
import { limitAccount, limitSender } from '@/server/http/rate-limit'
import { readBody, readQuery } from '@/server/http/read-body'
import { ports } from '../ports'

export const dynamic = 'force-dynamic'

/** A page of the guestbook: `GuestbookAnswer`. */
export const GET = handle(async (request) => {
  await limitSender(request, 'guestbook')
  const query = readQuery(request, guestbookQuery)
  const { auth, guestbook } = ports()
  const visitor = guestbook.settings && (await guestbook.visitors.find(auth, request))
  return Response.json(await readGuestbook(guestbook, visitor, query))
})

/** Adds today's line of the signed-in account, with its signature: `{ id }`. */
export const POST = handle(async (request) => {
  await limitSender(request, 'guestbook-write')
  const body = await readBody(request, entryRequest, maxEntryBytes)
  const { auth, guestbook } = ports()
  requireGuestbook(guestbook)
  const author = await requireAuthor(auth, request, body.frame)
  await limitAccount(author.account, 'guestbook-write-account')
  return Response.json({ id: await writeEntry(guestbook, author, body) })
})

export const DELETE = refuseMethod('GET, HEAD, POST')
