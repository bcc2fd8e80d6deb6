import { countEvent } from '../count-event'
import type { CircuitBreaker } from './circuit-breaker'

/**
 * Returns a `fetch` for requests to a node that bypass its gate, such as signature checks. While the node is down they
 * fail immediately instead of after their timeout. Their results also show if the node is down.
 * @throws {Error} without the address of the node
 */
export function guardedFetch(breaker: CircuitBreaker, now: () => number = Date.now): typeof fetch {
  return async (input, init) => {
    if (breaker.enter() === 'open') throw new Error('The node is not asked: it did not answer before')
    const start = now()
    const method = methodOf(init?.body)
    try {
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
