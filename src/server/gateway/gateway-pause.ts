import type { GatewayAnswer } from './ask-gateway'

/** The shortest and the longest pause after a 429, and the one where the gateway names none, ms. */
export const pauseLimits = { shortest: 1_000, longest: 60_000, unnamed: 5_000 } as const

/** The gateway said 429: until then this process sends no request. */
export type GatewayPause = {
  /** @returns whole seconds until the gateway may be asked again; 0 when it may be asked now */
  secondsLeft(): number
  /** Begins a pause when the answer is a 429. */
  report(answer: GatewayAnswer): void
}

/**
 * A 429 is about our address, not about the visitor whose request met it: one is enough to know that the others would be
 * answered alike, and each further call would lengthen the gateway's own block.
 *
 * @param now ms since 1970
 */
export function createGatewayPause(now: () => number = Date.now): GatewayPause {
  let until = 0
  return {
    secondsLeft: () => Math.max(0, Math.ceil((until - now()) / 1000)),
    report({ status, headers }) {
      if (status !== 429) return
      const asked = retryAfterMs(headers['retry-after'], now())
      until = now() + Math.min(pauseLimits.longest, Math.max(pauseLimits.shortest, asked))
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
