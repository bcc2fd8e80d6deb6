import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../tests/support/free-port.ts'
import { startChild } from '../../lib/process/child.mjs'
import { untilAnswered } from './until-answered.ts'

/**
 * Starts nginx with the configuration that is deployed, in front of any number of processes.
 *
 * @param options `127.0.0.1:3000`
 * @throws {Error} when there is no nginx
 */
export async function startProxy({
  root,
  addresses,
}: {
  root: string
  addresses: readonly string[]
}): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'love98-nginx-'))
  const port = await freePort()
  const template = await readFile(join(root, 'deploy', 'nginx', 'default.conf.template'), 'utf8')
  // It names two processes; each further one has the line of the first.
  const server = template
    .replace(/^ *server \$\{LOVE98_SECOND\}.*\n/m, '')
    .replace(/^( *server )\$\{LOVE98_FIRST\}(.*\n)/m, (_, before, after) =>
      addresses.map((address) => `${before}${address}${after}`).join(''),
    )
    .replaceAll(`\${LISTEN}`, `127.0.0.1:${port}`)
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  const file = join(folder, 'nginx.conf')
  await writeFile(
    file,
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
     events { worker_connections 30000; } http { access_log off; ${folders.join(' ')} ${server} }`,
  )
  const child = startChild({
    name: 'nginx',
    command: 'nginx',
    args: ['-p', folder, '-c', file],
    cwd: folder,
    logFile: join(folder, 'log'),
  })
  const stop = async () => {
    await child.stop()
    await rm(folder, { recursive: true, force: true })
  }
  const url = `http://127.0.0.1:${port}`
  try {
    await untilAnswered(`${url}/`, 200)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, stop }
}
