import 'server-only'
import { handle } from '@/server/http/handle'
import { limitSender } from '@/server/http/rate-limit'

/** A route handler for a picture that never changes: cached for ever, and rate-limited because drawing is expensive. */
export function handlePicture<Context>(
  draw: (context: Context) => Promise<Buffer>,
): ReturnType<typeof handle<Context>> {
  return handle<Context>(
    async (request, context) => {
      await limitSender(request, 'heartbreak-picture')
      const bytes = await draw(context)
      return new Response(new Uint8Array(bytes), { headers: { 'content-type': 'image/png' } })
    },
    { caching: 'public, max-age=31536000, immutable' },
  )
}
