import { senderLimitSingleton } from '../../../server/shared-names.mjs'
import { processSingleton } from '../process-singleton'
import { limitSender, TooManyRequests } from './rate-limit'

/** Lets the HTTP server count what the framework answers by itself: resized pictures (`server/limit-images.mjs`). */
export function offerSenderLimit(): void {
  processSingleton(senderLimitSingleton, () => retryAfterMs)
}

/** @returns ms after which the sender may ask again; 0 within the limit */
async function retryAfterMs(name: 'image', headers: Headers): Promise<number> {
  try {
    await limitSender({ headers }, name)
    return 0
  } catch (error) {
    if (error instanceof TooManyRequests) return Math.max(1, error.retryAfterMs)
    throw error
  }
}
