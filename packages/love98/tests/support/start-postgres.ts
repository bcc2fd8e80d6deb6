import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { findPostgresPrograms } from '../../scripts/lib/install/postgres-programs.ts'
import { freePort } from './free-port.ts'

const run = promisify(execFile)

/** A running PostgreSQL server: the one of `DATABASE_URL` if that is set, otherwise one started in a new folder. */
type Server = { url: string; stop: () => Promise<void> }

/** @returns undefined if no PostgreSQL is available */
export async function startPostgres(): Promise<Server | undefined> {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, stop: async () => undefined }
  return startOwnPostgres()
}

/**
 * Starts a PostgreSQL server of this machine that tests can interrupt.
 * @returns `interrupt` stops the server and resolves with a function that starts it again on the same data; undefined
 *   if PostgreSQL is not installed
 */
export async function startOwnPostgres(): Promise<
  (Server & { interrupt: () => Promise<() => Promise<void>> }) | undefined
> {
  const programs = await findPostgresPrograms()
  if (!programs) return undefined
  const user = await unprivilegedUser()
  const folder = await mkdtemp(join(tmpdir(), 'love98-postgres-'))
  if (user) await chown(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  await run(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'love98', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    {
      cwd: folder,
      ...user,
    },
  )
  const port = await freePort()
  const url = `postgres://love98@127.0.0.1:${port}/postgres`
  const launch = async () => {
    const log = await open(join(folder, 'log'), 'a')
    const server = spawn(
      join(programs, 'postgres'),
      ['-D', data, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1'],
      { cwd: folder, stdio: ['ignore', log.fd, log.fd], ...user },
    )
    await log.close()
    return server
  }
  let server = await launch()
  const end = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return
    server.kill('SIGINT')
    await once(server, 'exit')
  }
  const stop = async () => {
    await end()
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
  const untilReady = async () => {
    try {
      await untilItAnswers(url, () => server.exitCode !== null)
    } catch (error) {
      await stop()
      throw error
    }
  }
  await untilReady()
  const interrupt = async () => {
    await end()
    return async () => {
      server = await launch()
      await untilReady()
    }
  }
  return { url, stop, interrupt }
}

async function untilItAnswers(connectionString: string, hasEnded: () => boolean) {
  const { default: pg } = await import('pg')
  for (let waited = 0; waited < 100_000 && !hasEnded(); waited += 100) {
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: 1000 })
    const answers = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => undefined)
    if (answers) return
    await sleep(100)
  }
  throw new Error('The PostgreSQL server of the bench does not answer.')
}

/** PostgreSQL refuses to run as root; its packages create a user for it. */
async function unprivilegedUser() {
  if (process.getuid?.() !== 0) return undefined
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, 'postgres'])).stdout)),
  )
  return uid === undefined || gid === undefined ? undefined : { uid, gid }
}
