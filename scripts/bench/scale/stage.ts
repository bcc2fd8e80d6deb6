import { spawnSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import pg from 'pg'
import community from '../../../love98.config.ts'
import { startOwnPostgres } from '../../../tests/support/start-postgres.ts'
import { startDemoChains } from '../../demo/chains.ts'
import { runFolder } from '../../lib/run-folder.mjs'
import { startCountingNode } from '../market/counting-node.ts'
import { type ServerProcess, startProcess } from './processes.ts'
import { startProxy } from './proxy.ts'

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
      const proxy = await startProxy({ root, addresses })
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
