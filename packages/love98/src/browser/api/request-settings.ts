import { basePath } from '@/domain/build/base-path'
import { hasServer } from '@/domain/build/capabilities'

/** Milliseconds; the same as for a call to the node `[S9.7]`. */
const answerLimit = 10_000

/** Requests the settings of this deployment for the browser. Rejects if the server does not answer in time. */
export function requestSettings(): Promise<Response> {
  return fetch(hasServer ? '/api/config' : `${basePath}/config.json`, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(answerLimit),
  })
}
