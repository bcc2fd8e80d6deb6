import 'server-only'

/**
 * Checks the community's file, the environment and the demo's manifest. A server that cannot keep its promises ends at
 * once, with code 1 and the reason in plain words.
 */
export async function checkStart(): Promise<void> {
  try {
    // Not at the top: a wrong community file is reported by the import itself.
    const { deployment } = await import('./api/deployment')
    deployment()
    await warmDatabase()
  } catch (error) {
    await stop(error instanceof Error ? error : new Error(String(error)))
  }
}

/**
 * Opening takes seconds the first time, which must not fall to the first visitor who signs in. A folder or tables that
 * are not ours to use end the server; a database that is away comes back, and `/api/health` tells of it.
 */
async function warmDatabase(): Promise<void> {
  const { database } = await import('@/server/db/database')
  database().catch(({ cause }: Error) => {
    if (cause instanceof Error && plain.includes(cause.name)) void stop(cause)
  })
}

/** Errors whose message says all that is to be said. */
const plain: readonly string[] = [
  'CommunityFileError',
  'EnvironmentError',
  'FolderInUseError',
  'MigrationError',
]

function stop({ name, message, stack }: Error): Promise<never> {
  console.error(plain.includes(name) ? message : (stack ?? message))
  return new Promise(() => {
    // A parent that listens shows the reason itself; without it, our own output is all there is.
    if (process.send) process.send({ failed: message }, undefined, undefined, () => process.exit(1))
    else process.exit(1)
  })
}
