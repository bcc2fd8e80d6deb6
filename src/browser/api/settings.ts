import { parseSettings, type Settings } from '@/domain/community/deployment-settings'
import { LoveError } from '@/domain/errors'

/**
 * Asks the server what the browser may know about this deployment (`GET /api/config`).
 * @throws {LoveError} `settings-unavailable` when it does not answer, or answers something else
 */
export async function fetchSettings(): Promise<Settings> {
  try {
    const response = await fetch('/api/config', {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(answerLimit),
    })
    if (!response.ok) throw new Error(`GET /api/config answered ${response.status}`)
    return parseSettings(await response.json())
  } catch (cause) {
    throw new LoveError('settings-unavailable', cause)
  }
}

/** Milliseconds; the same as for a call to the node `[S9.7]`. */
const answerLimit = 10_000
