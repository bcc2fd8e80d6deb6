import { readEnv } from '@/server/env'
import { fail } from './fail.ts'

/**
 * Checks the community's file, the environment and the demo's manifest, and begins what runs beside the requests. When one is
 * wrong the process ends with exit code 1 and the reason.
 * @returns null when it ends
 */
export async function checkedParts(): Promise<typeof import('./process-parts.ts') | null> {
  try {
    readEnv()
    // Not at the top: a wrong community file is reported by the import itself.
    const parts = await import('./process-parts.ts')
    parts.begin(fail)
    return parts
  } catch (error) {
    fail(error)
    return null
  }
}
