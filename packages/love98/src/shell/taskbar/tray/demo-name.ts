import { requestSettings } from '@/browser/api/request-settings'
import { readSettings } from '@/browser/api/settings'

let reading: Promise<string | null> | undefined

/**
 * Returns the name of the demo's network, or null in production. The first call asks the server; a failed one is
 * repeated by the next call.
 * @throws {AppError} `settings-unavailable`
 */
export function readDemoName(): Promise<string | null> {
  reading ??= readSettings(requestSettings())
    .then(({ demo, chains }) => (demo ? (chains[0]?.name ?? null) : null))
    .catch((error) => {
      reading = undefined
      throw error
    })
  return reading
}
