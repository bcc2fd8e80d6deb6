import type { GatewayAnswer } from './request-gateway'

/** The shortest and the longest pause after a 429, and the pause without a given time, ms. */
export const pauseLimits = { shortest: 1_000, longest: 60_000, unnamed: 5_000 } as const

/** A pause after a 429 of the Safe service. During it no process of this deployment sends a request. */
export type GatewayPause = {
  /** @returns whole seconds until the next request to the Safe service is allowed; 0 if it is allowed now */
  secondsLeft(): Promise<number>
  /** Starts a pause if the response is a 429. Resolves after the other processes can see the pause. */
  report(answer: GatewayAnswer): Promise<void>
}

/** The pause that the processes of a deployment share, in ms from now. Neither function fails. */
export type SharedPause = { share(ms: number): Promise<void>; remaining(): Promise<number> }

const ownPause: SharedPause = { share: async () => undefined, remaining: async () => 0 }

/**
 * Creates a pause. A 429 applies to our address, not to the visitor whose request received it. So the first one means
 * that other calls would have the same result, and each further call would extend the block.
 *
 * @param now ms since 1970
 */
export function createGatewayPause(now: () => number = Date.now, shared = ownPause): GatewayPause {
  let until = 0
  return {
    async secondsLeft() {
      if (until <= now()) until = now() + (await shared.remaining())
      return Math.max(0, Math.ceil((until - now()) / 1000))
    },
    async report({ status, headers }) {
      if (status !== 429) return
      const asked = retryAfterMs(headers['retry-after'], now())
      const pause = Math.min(pauseLimits.longest, Math.max(pauseLimits.shortest, asked))
      until = now() + pause
      await shared.share(pause)
    },
  }
}

/**
 * Reads `Retry-After` (RFC 9110, 10.2.3): seconds or a date.
 * @returns ms
 */
function retryAfterMs(header: string | undefined, now: number): number {
  if (header === undefined) return pauseLimits.unnamed
  if (/^\d{1,6}$/.test(header)) return Number(header) * 1000
  const date = Date.parse(header)
  return Number.isNaN(date) ? pauseLimits.unnamed : date - now
}
