import { type Env, readEnv } from '@/server/env'
import { demoRefusal } from './demo-guard.ts'
import { fail, StartError } from './start-error.ts'

type ProcessParts = typeof import('./process-parts.ts').processParts

/**
 * Checks the community's file, the environment and the demo's manifest, and begins the parts that run next to the
 * requests. Then asks each node for its chain, for two seconds at most. If one of them is wrong, the process ends with exit code 1 and the reason.
 * @returns null if it ends
 */
export async function checkedParts(): Promise<ProcessParts | null> {
  try {
    requireDemoAllowed(readEnv())
    // Not at the top, because the import itself reports an invalid community file.
    const { processParts } = await import('./process-parts.ts')
    processParts.begin(fail)
    await processParts.checkNodes()
    return processParts
  } catch (error) {
    fail(error)
    return null
  }
}

/** @throws {StartError} if this is the demo, and other machines could reach it as a public site */
export function requireDemoAllowed({ DEMO_MANIFEST, SITE_URL, HOST }: Env): void {
  const problem =
    DEMO_MANIFEST === undefined ? null : demoRefusal({ SITE_URL, HOST, NODE_ENV: process.env.NODE_ENV })
  if (problem !== null) throw new StartError(problem)
}
