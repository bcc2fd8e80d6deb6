import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { typeScriptArguments } from '../../../scripts/lib/load-typescript.mjs'
import { type DemoChains, startChains } from '../../support/demo-chains'
import { createTestDatabase, type TestDatabase } from '../db/engines'
import { type CountingNode, startCountingNode } from './counting-node'
import { moveReserves } from './demo-pools'
import { contractsOf, pairs } from './market-of'

const script = fileURLToPath(new URL('read-until-killed.ts', import.meta.url))

let chains: DemoChains
let node: CountingNode
let place: TestDatabase | null = null
beforeAll(async () => {
  ;[chains, place] = await Promise.all([startChains(), createTestDatabase('postgres')])
  node = await startCountingNode(chains.deployment.chains[0]?.rpcUrl ?? '')
}, 120_000)
afterAll(async () => {
  await node.stop()
  await chains.stop()
  await place?.remove()
})

const running = new Set<ChildProcess>()
afterEach(async () => {
  for (const child of running) await kill(child)
})
async function kill(child: ChildProcess) {
  running.delete(child)
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

/** Waits until one of them reads and the other follows. */
const untilReading = (both: ReturnType<typeof startProcess>[]) =>
  vi.waitFor(
    () =>
      expect(both.map(({ lastLine, problems }) => problems || lastLine.split(' ')[0]).sort()).toEqual([
        'following',
        'reading',
      ]),
    { timeout: 60_000, interval: 50 },
  )

/** Starts a process that reads the market. */
function startProcess() {
  const { multicall3 } = chains.deployment
  const argument = {
    place: place?.location,
    url: node.url,
    contracts: contractsOf(chains),
    multicall3,
    pairs,
  }
  const child = spawn(process.execPath, typeScriptArguments(script, JSON.stringify(argument)), {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  const process_ = { child, lastLine: '', problems: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    process_.lastLine = text.trim().split('\n').at(-1) ?? ''
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    process_.problems += text
  })
  return process_
}

const newest = async () => String((await chains.client.getBlock()).number)

test('another process reads when the reading one is killed, and misses no block after that', async ({
  skip,
}) => {
  if (!place) return skip()
  const both = [startProcess(), startProcess()]
  await untilReading(both)
  const leader = both.find(({ lastLine }) => lastLine.startsWith('reading'))
  const other = both.find((process_) => process_ !== leader)
  if (!leader || !other) throw new Error('nobody reads')
  await moveReserves(chains, 'CAT-USDC', 'USDC')
  const before = await newest()
  await vi.waitFor(() => expect(other.lastLine).toBe(`following ${before}`), {
    timeout: 20_000,
    interval: 20,
  })

  await kill(leader.child)
  await moveReserves(chains, 'CAT-USDC', 'USDC')
  const after = await newest()
  await vi.waitFor(() => expect(other.lastLine).toBe(`reading ${after}`), { timeout: 30_000, interval: 20 })
  expect(other.problems).toBe('')
}, 120_000)

test('two processes call the node as often as one', async ({ skip }) => {
  if (!place) return skip()
  const both = [startProcess(), startProcess()]
  await untilReading(both)
  node.calls.length = 0
  const first = await newest()
  for (let trade = 0; trade < 5; trade++) {
    await moveReserves(chains, 'CAT-USDC', 'USDC')
    const block = await newest()
    await vi.waitFor(
      () => expect(both.map(({ lastLine }) => lastLine.split(' ')[1])).toEqual([block, block]),
      {
        timeout: 20_000,
        interval: 20,
      },
    )
  }
  const blocks = Number(await newest()) - Number(first)
  // In addition, the chain is polled at most once per second if its blocks have no interval.
  const reads = node.calls.filter((method) => method !== 'eth_getBlockByNumber')
  expect(reads.length).toBeLessThanOrEqual(blocks)
  expect(node.calls.length - reads.length).toBeLessThanOrEqual(2 * blocks)
}, 120_000)
