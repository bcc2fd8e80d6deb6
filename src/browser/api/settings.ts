import { parseSettings, type Settings } from '@/domain/community/deployment-settings'
import { LoveError } from '@/domain/errors'

/**
 * Reads what the browser may know about this deployment from the answer to `askSettings()`.
 * @throws {LoveError} `settings-unavailable` when there is none, or it says something else
 */
export async function readSettings(answer: Promise<Response>): Promise<Settings> {
  try {
    const response = await answer
    if (!response.ok) throw new Error(`GET /api/config answered ${response.status}`)
    return parseSettings(await response.json())
  } catch (cause) {
    throw new LoveError('settings-unavailable', cause)
  }
}
