import 'server-only'
import { handle } from '@/server/http/handle'
import { limitSender, TooManyRequests } from '@/server/http/rate-limit'
import type { Picture } from './served-picture'

/** Requests that a board which took its whole budget counts as in addition: a sender has three such boards a minute. */
const costlyWeight = 9

/** A route handler for a picture: cached for as long as it says, and rate-limited because drawing is expensive. */
export function handlePicture<Context>(
  draw: (context: Context) => Promise<Picture>,
): ReturnType<typeof handle<Context>> {
  return handle<Context>(
    async (request, context) => {
      await limitSender(request, 'heartbreak-picture')
      const { bytes, seconds, isCostly } = await draw(context)
      if (isCostly) await charge(request)
      const headers = new Headers({ 'content-type': 'image/png' })
      if (seconds !== null)
        headers.set('cache-control', seconds === 0 ? 'no-store' : `public, max-age=${seconds}`)
      return new Response(new Uint8Array(bytes), { headers })
    },
    { caching: 'public, max-age=31536000, immutable' },
  )
}

/** This picture is drawn already: being above the limit concerns the next one. */
async function charge(request: Request): Promise<void> {
  try {
    await limitSender(request, 'heartbreak-picture', Date.now(), costlyWeight)
  } catch (error) {
    if (!(error instanceof TooManyRequests)) throw error
  }
}
