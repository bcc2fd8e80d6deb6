import { parseSettings, type Settings } from '@/domain/community/deployment-settings'
import { AppError } from '@/domain/errors'

/**
 * Reads the settings of this deployment for the browser from the answer to `requestSettings()`.
 * @throws {AppError} `settings-unavailable` if there is no valid answer
 */
export async function readSettings(answer: Promise<Response>): Promise<Settings> {
  try {
    const response = await answer
    if (!response.ok) throw new Error(`${response.url} answered ${response.status}`)
    return parseSettings(await response.json())
  } catch (cause) {
    throw new AppError('settings-unavailable', cause)
  }
}
