/** Milliseconds; the same as for a call to the node `[S9.7]`. */
const answerLimit = 10_000

/** Asks the server what the browser may know about this deployment. Rejects when it cannot be reached in time. */
export function requestSettings(): Promise<Response> {
  return fetch('/api/config', {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(answerLimit),
  })
}
