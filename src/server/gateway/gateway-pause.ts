import type { GatewayAnswer } from './ask-gateway'

/** The shortest and the longest pause after a 429, and the one where the gateway names none, ms. */
export const pauseLimits = { shortest: 1_000, longest: 60_000, unnamed: 5_000 } as const

/** The gateway said 429: until then no process of this deployment sends a request. */
export type GatewayPause = {
  /** @returns whole seconds until the gateway may be asked again; 0 when it may be asked now */
  secondsLeft(): Promise<number>
  /** Begins a pause when the answer is a 429, and ends when the other processes know of it. */
  report(answer: GatewayAnswer): Promise<void>
}

/** What the processes of a deployment tell each other of a pause, ms from now. Neither fails. */
export type SharedPause = { tell(ms: number): Promise<void>; left(): Promise<number> }

const ownPause: SharedPause = { tell: async () => undefined, left: async () => 0 }

/**
 * A 429 is about our address, not about the visitor whose request met it: one is enough to know that the others would be
 * answered alike, and each further call would lengthen the gateway's own block.
 *
 * @param now ms since 1970
 */
export function createGatewayPause(now: () => number = Date.now, shared = ownPause): GatewayPause {
  let until = 0
  return {
    async secondsLeft() {
      if (until <= now()) until = now() + (await shared.left())
      return Math.max(0, Math.ceil((until - now()) / 1000))
    },
    async report({ status, headers }) {
      if (status !== 429) return
      const asked = retryAfterMs(headers['retry-after'], now())
      const pause = Math.min(pauseLimits.longest, Math.max(pauseLimits.shortest, asked))
      until = now() + pause
      await shared.tell(pause)
    },
  }
}

/** `Retry-After` (RFC 9110, 10.2.3): seconds or a date. @returns ms */
function retryAfterMs(header: string | undefined, now: number): number {
  if (header === undefined) return pauseLimits.unnamed
  if (/^\d{1,6}$/.test(header)) return Number(header) * 1000
  const date = Date.parse(header)
  return Number.isNaN(date) ? pauseLimits.unnamed : date - now
}
