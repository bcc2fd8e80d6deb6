import { requireAuthor, requireGuestbook } from '@/server/guestbook/author'
import { actionRequest, changeEntries } from '@/server/guestbook/change-entries'
import { maxEntryBytes } from '@/server/guestbook/write-entry'
import { handle, refuseMethod } from '@/server/http/handle'
import { limitAccount, limitSender } from '@/server/http/rate-limit'
import { readBody } from '@/server/http/read-body'
import { ports } from '../../ports'

/** Deletes an entry for its author; hides or shows an entry or an account for an owner of the site. */
export const POST = handle(async (request) => {
  await limitSender(request, 'guestbook-write')
  const body = await readBody(request, actionRequest, maxEntryBytes)
  const { auth, guestbook } = ports()
  const settings = requireGuestbook(guestbook)
  const author = await requireAuthor(auth, request, body.frame)
  await limitAccount(author.account, 'guestbook-write-account')
  await changeEntries(guestbook, settings, author, body)
  return Response.json({ done: true })
})

export const GET = refuseMethod('POST')
