import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'

const program = '/usr/sbin/pgbouncer'

/**
 * Starts a PgBouncer in transaction mode in front of a PostgreSQL server. It has fewer connections than its clients,
 * so that transactions of one client run on several.
 * @param url of the server
 * @returns undefined if it is not installed
 */
export async function startPgBouncer(
  url: string,
): Promise<{ url: string; stop: () => Promise<void> } | undefined> {
  if (!existsSync(program)) return undefined
  const server = new URL(url)
  const folder = await mkdtemp(join(tmpdir(), 'love98-pgbouncer-'))
  const port = await freePort()
  const file = join(folder, 'pgbouncer.ini')
  const user = process.getuid?.() === 0 ? ['-u', 'postgres'] : []
  await writeFile(
    file,
    [
      '[databases]',
      `* = host=${server.hostname} port=${server.port} user=${server.username}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = any',
      'pool_mode = transaction',
      'default_pool_size = 3',
      'server_reset_query_always = 1',
      'server_reset_query = DISCARD ALL',
    ].join('\n'),
  )
  await chmod(folder, 0o755)
  const bouncer = spawn(program, [...user, file], { stdio: ['ignore', 'ignore', 'pipe'] })
  const stop = async () => {
    if (bouncer.exitCode === null && bouncer.signalCode === null) {
      bouncer.kill('SIGKILL')
      await once(bouncer, 'exit')
    }
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
  let log = ''
  const isUp = await new Promise((resolve) => {
    bouncer.once('exit', () => resolve(false))
    bouncer.stderr.setEncoding('utf8').on('data', (text) => {
      log += text
      if (log.includes('process up')) resolve(true)
    })
  })
  if (!isUp) {
    await stop()
    throw new Error(`PgBouncer did not start: ${log}`)
  }
  return { url: Object.assign(new URL(url), { port: String(port) }).href, stop }
}
