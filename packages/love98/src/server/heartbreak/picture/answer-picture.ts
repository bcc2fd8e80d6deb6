import 'server-only'
import { limitSender, minute, rateLimit, TooManyRequests } from '@/server/http/rate-limit'
import type { RoutedRequest, Sender } from '@/server/http/received-request'
import type { Picture } from './served-picture'

export const pictureLimit = rateLimit('heartbreak-picture', 30, minute)

/** A costly board counts as this many additional requests, so that a sender gets three of them per minute. */
const costlyWeight = 9

/** `Cache-Control` of a picture that never changes at its address. */
export const pictureCaching = 'public, max-age=31536000, immutable'

/** Responds with a picture and its own caching time. A costly picture counts several times for its sender. */
export async function answerPicture(
  { sender }: RoutedRequest,
  draw: () => Promise<Picture>,
): Promise<Response> {
  const { bytes, seconds, isCostly } = await draw()
  if (isCostly) await charge(sender)
  const headers = new Headers({ 'content-type': 'image/png' })
  if (seconds !== null)
    headers.set('cache-control', seconds === 0 ? 'no-store' : `public, max-age=${seconds}`)
  return new Response(new Uint8Array(bytes), { headers })
}

/** Counts after the picture is drawn, so a reached limit refuses only the next one. */
async function charge(sender: Sender): Promise<void> {
  try {
    await limitSender(sender, pictureLimit, Date.now(), costlyWeight)
  } catch (error) {
    if (!(error instanceof TooManyRequests)) throw error
  }
}
