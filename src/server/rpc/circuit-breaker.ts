/** Decides whether a node is asked, from how it answered before. */
export type CircuitBreaker = {
  /** `closed`: ask. `probe`: ask, as the only one, and soon report. `open`: do not ask. */
  enter: () => 'closed' | 'probe' | 'open'
  /** Whether `enter` would refuse now. */
  isOpen: () => boolean
  /** Reports a call that `enter` allowed at the given moment (ms). `isUp` null: it was abandoned, which tells nothing. */
  report: (isUp: boolean | null, since: number) => void
}

/** After how many failures without a success a node counts as down, and for how long nothing is asked then, ms. */
const breakerLimits = { failures: 3, pause: 5_000 } as const

/**
 * A breaker for one node: each call to a node that hangs takes its whole timeout, and holds a place among the calls in
 * flight. After the pause one call tries whether the node is back.
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
      // A call from before the last change says how the node was then.
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
