import { readEnv } from '@/server/env'
import { fail } from './start-error.ts'

type ProcessParts = typeof import('./process-parts.ts').processParts

/**
 * Checks the community's file, the environment and the demo's manifest, and begins the parts that run next to the
 * requests. If one of them is wrong, the process ends with exit code 1 and the reason.
 * @returns null if it ends
 */
export async function checkedParts(): Promise<ProcessParts | null> {
  try {
    readEnv()
    // Not at the top, because the import itself reports an invalid community file.
    const { processParts } = await import('./process-parts.ts')
    processParts.begin(fail)
    return processParts
  } catch (error) {
    fail(error)
    return null
  }
}
