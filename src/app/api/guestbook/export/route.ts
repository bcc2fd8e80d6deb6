import { requireGuestbook } from '@/server/guestbook/author'
import { writeExport } from '@/server/guestbook/export-entries'
import { guestbookQuery } from '@/server/guestbook/read-guestbook'
import { handle, refuseMethod } from '@/server/http/handle'
import { limitSender } from '@/server/http/rate-limit'
import { readQuery } from '@/server/http/read-body'
import { ports } from '../../ports'

export const dynamic = 'force-dynamic'

/** The guestbook with its signatures as JSON lines, 500 entries at a time. */
export const GET = handle(
  async (request) => {
    await limitSender(request, 'guestbook')
    const { guestbook } = ports()
    requireGuestbook(guestbook)
    const { before = null } = readQuery(request, guestbookQuery)
    const text = await guestbook.exports.read(String(before), async () =>
      writeExport(await guestbook.database(), before),
    )
    return new Response(text, {
      headers: {
        'content-type': 'application/x-ndjson; charset=utf-8',
        'content-disposition': 'attachment; filename="guestbook.jsonl"',
      },
    })
  },
  { caching: 'public, max-age=60' },
)

export const POST = refuseMethod('GET, HEAD')
