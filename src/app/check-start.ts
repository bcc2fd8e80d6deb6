import 'server-only'

/**
 * Checks the community's file, the environment and the demo's manifest. When one is wrong the server ends at once, with
 * exit code 1 and the reason.
 */
export async function checkStart(): Promise<void> {
  try {
    // Not at the top: a wrong community file is reported by the import itself.
    const { deployment } = await import('./api/deployment')
    const served = deployment()
    const { offerMetricsState } = await import('@/server/metrics-state')
    offerMetricsState(served)
    const { offerSenderLimit } = await import('@/server/http/sender-limit')
    offerSenderLimit()
    const { routerCheck } = await import('@/server/exchange/router-check')
    routerCheck(served)
    await warmDatabase()
    const { market } = await import('./market')
    market()
  } catch (error) {
    await stop(error instanceof Error ? error : new Error(String(error)))
  }
}

/**
 * Opens the database at the start, since the first time takes seconds. A locked folder or foreign tables end the server;
 * an unreachable database may come back, and `/api/health` reports it.
 */
async function warmDatabase(): Promise<void> {
  const { database } = await import('@/server/db/database')
  database().catch(({ cause }: Error) => {
    if (cause instanceof Error && configurationErrors.includes(cause.name)) void stop(cause)
  })
}

/** Errors that are reported by their message, without a stack. */
const configurationErrors: readonly string[] = [
  'CommunityFileError',
  'EnvironmentError',
  'FolderInUseError',
  'MigrationError',
]

function stop({ name, message, stack }: Error): Promise<never> {
  console.error(configurationErrors.includes(name) ? message : (stack ?? message))
  return new Promise(() => {
    // A parent process with a channel shows the reason itself; otherwise our output has to.
    if (process.send) process.send({ failed: message }, undefined, undefined, () => process.exit(1))
    else process.exit(1)
  })
}
