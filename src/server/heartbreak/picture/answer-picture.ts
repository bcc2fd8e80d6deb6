import 'server-only'
import type { Asked, Sender } from '@/server/http/asked'
import { limitSender, TooManyRequests } from '@/server/http/rate-limit'
import type { Picture } from './served-picture'

/** Requests that a board which took its whole budget counts as in addition: a sender has three such boards a minute. */
const costlyWeight = 9

/** `Cache-Control` of a picture that never changes at its address. */
export const pictureCaching = 'public, max-age=31536000, immutable'

/** Answers with a picture, which caches keep for as long as it says; a costly one counts several times for its sender. */
export async function answerPicture({ sender }: Asked, draw: () => Promise<Picture>): Promise<Response> {
  const { bytes, seconds, isCostly } = await draw()
  if (isCostly) await charge(sender)
  const headers = new Headers({ 'content-type': 'image/png' })
  if (seconds !== null)
    headers.set('cache-control', seconds === 0 ? 'no-store' : `public, max-age=${seconds}`)
  return new Response(new Uint8Array(bytes), { headers })
}

/** This picture is drawn already: being above the limit concerns the next one. */
async function charge(sender: Sender): Promise<void> {
  try {
    await limitSender(sender, 'heartbreak-picture', Date.now(), costlyWeight)
  } catch (error) {
    if (!(error instanceof TooManyRequests)) throw error
  }
}
