import { readEnv } from '@/server/env'
import { fail } from './fail.ts'

type ProcessParts = typeof import('./process-parts.ts').processParts

/**
 * Checks the community's file, the environment and the demo's manifest, and begins what runs beside the requests. When one is
 * wrong the process ends with exit code 1 and the reason.
 * @returns null when it ends
 */
export async function checkedParts(): Promise<ProcessParts | null> {
  try {
    readEnv()
    // Not at the top: a wrong community file is reported by the import itself.
    const { processParts } = await import('./process-parts.ts')
    processParts.begin(fail)
    return processParts
  } catch (error) {
    fail(error)
    return null
  }
}
