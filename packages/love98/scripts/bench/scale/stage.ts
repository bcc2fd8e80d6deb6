import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import community from '@community/config'
import pg from 'pg'
import { freePort } from '../../../tests/support/free-port.ts'
import { startOwnPostgres } from '../../../tests/support/start-postgres.ts'
import { startDemoChains } from '../../demo/chains.ts'
import { startChild } from '../../lib/process/child.mjs'
import { packageRoot } from '../../lib/project-root.mjs'
import { runFolder } from '../../lib/run-folder.mjs'
import { startCountingNode } from '../market/counting-node.ts'
import { type ServerProcess, startProcess } from './processes.ts'
import { waitUntilAnswered } from './until-answered.ts'

/**
 * The environment of several processes: demo chains behind a node that counts calls, PostgreSQL, and processes that
 * start on demand and keep running. `proxied` runs `work` with nginx in front of `count` processes.
 */
export type Stage = {
  nodeUrl: string
  calls: () => number
  processes: ServerProcess[]
  query: (statement: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>
  proxied: (count: number, work: (url: string) => Promise<void>) => Promise<void>
  stop: () => Promise<void>
}

/**
 * @param options `sampled`: see `startProcess`
 * @returns null if PostgreSQL or nginx is missing
 */
export async function setStage({
  root,
  signal,
  sampled = false,
}: {
  root: string
  signal: AbortSignal
  sampled?: boolean
}): Promise<Stage | null> {
  const postgres = await startOwnPostgres()
  if (!postgres || spawnSync('nginx', ['-v']).status !== 0) {
    await postgres?.stop()
    return null
  }
  const chains = await startDemoChains({ port: 0, community, signal })
  const client = new pg.Client({ connectionString: postgres.url })
  const [first, ...others] = chains.deployment.chains
  const nodeUrl = first?.rpcUrl ?? ''
  const node = await startCountingNode(nodeUrl)
  const manifestFile = join(runFolder(root).logs, 'bench', 'scale.json')
  await mkdir(dirname(manifestFile), { recursive: true })
  const counted = { ...first, rpcUrl: node.url.replace('localhost', '127.0.0.1') }
  await writeFile(manifestFile, JSON.stringify({ ...chains.deployment, chains: [counted, ...others] }))
  await client.connect()
  const processes: ServerProcess[] = []
  return {
    nodeUrl,
    calls: node.calls,
    processes,
    query: (statement, values) => client.query(statement, values),
    async proxied(count, work) {
      signal.throwIfAborted()
      while (processes.length < count)
        processes.push(await startProcess({ root, databaseUrl: postgres.url, manifestFile, sampled }))
      const addresses = processes.slice(0, count).map(({ address }) => address)
      const proxy = await startProxy({ addresses })
      await work(proxy.url).finally(proxy.stop)
    },
    async stop() {
      await Promise.all(processes.map((process) => process.stop()))
      await client.end().catch(() => undefined)
      await node.stop()
      await chains.stop()
      await postgres.stop()
    },
  }
}

/**
 * Starts nginx with the configuration that is deployed, in front of any number of processes.
 *
 * @param options `127.0.0.1:3000`
 * @throws {Error} when there is no nginx
 */
async function startProxy({
  addresses,
}: {
  addresses: readonly string[]
}): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'love98-nginx-'))
  const port = await freePort()
  const template = await readFile(join(packageRoot, 'deploy', 'nginx', 'default.conf.template'), 'utf8')
  // The template names two processes. Each further process gets a copy of the first one's line.
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
    await waitUntilAnswered(`${url}/`, 200)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, stop }
}
