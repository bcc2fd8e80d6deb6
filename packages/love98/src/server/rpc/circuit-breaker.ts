import { countEvent } from '../count-event'

export type CircuitBreaker = {
  /** `closed`: send the call. `probe`: send this one call and report its result soon. `open`: do not send it. */
  enter: () => 'closed' | 'probe' | 'open'
  isOpen: () => boolean
  /**
   * Reports the result of a call that `enter` allowed at the given time (ms). A null `isUp` means that the call was
   * abandoned, which shows nothing about the node.
   */
  report: (isUp: boolean | null, since: number) => void
}

/** The number of failures in a row after which a node counts as down, and the pause without calls that follows, ms. */
const breakerLimits = { failures: 3, pause: 5_000 } as const

/**
 * Creates a breaker for one node, because each call to a node that hangs takes its full timeout and uses a slot. After
 * the pause, one call tests if the node is back.
 * @param now ms
 */
export function createCircuitBreaker(now: () => number): CircuitBreaker {
  let failures = 0
  let openUntil: number | null = null
  let isProbing = false
  let changedAt = Number.NEGATIVE_INFINITY
  const change = (until: number | null) => {
    openUntil = until
    isProbing = false
    failures = 0
    changedAt = now()
  }
  const isOpen = () => openUntil !== null && (isProbing || now() < openUntil)
  return {
    isOpen,
    enter() {
      if (openUntil === null) return 'closed'
      if (isOpen()) return 'open'
      isProbing = true
      changedAt = now()
      return 'probe'
    },
    report(isUp, since) {
      // A call that started before the last change reports an outdated state.
      if (since < changedAt) return
      if (isUp === null) isProbing = false
      else if (isUp) {
        failures = 0
        if (openUntil !== null) change(null)
      } else {
        failures++
        if (isProbing || failures >= breakerLimits.failures) change(now() + breakerLimits.pause)
      }
    },
  }
}

/**
 * Returns a `fetch` for requests to a node that bypass its gate, such as signature checks. While the node is down they
 * fail immediately instead of after their timeout. Their results also show if the node is down.
 * @param prepare runs before each request; its failure counts as one of the node
 * @throws {Error} without the address of the node
 */
export function guardedFetch(
  breaker: CircuitBreaker,
  now: () => number = Date.now,
  prepare: () => Promise<void> = async () => undefined,
): typeof fetch {
  return async (input, init) => {
    if (breaker.enter() === 'open') throw new Error('The node is not asked: it did not answer before')
    const start = now()
    const method = methodOf(init?.body)
    try {
      await prepare()
      const response = await fetch(input, init)
      countEvent('nodeCall', method, response.ok ? 'answered' : 'failed')
      breaker.report(response.status < 500 && response.status !== 429, start)
      return response
    } catch (error) {
      countEvent('nodeCall', method, 'failed')
      breaker.report(false, start)
      throw error
    }
  }
}

/** Returns the method of a JSON-RPC call for the metrics, or the first method of a batch. */
function methodOf(body: unknown): string {
  return (typeof body === 'string' && /"method":"(\w{1,60})"/.exec(body)?.[1]) || 'other'
}
