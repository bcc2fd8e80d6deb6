import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { percentile } from '../statistics.ts'
import { sendRequest } from './clients.ts'
import type { ServerProcess } from './processes.ts'

/** The interval between two price requests of a visitor: one slot of Ethereum, ms. */
const interval = 12_000
const connections = 200

/**
 * `calls`: calls of the node per block; `p99`: ms; `growth`: growth of all processes' memory after the first fifth of
 * the time, %; `memory`: MB at the end.
 */
type Crowd = { calls: number; p99: number; failed: number; growth: number; memory: number }

/**
 * Runs visitors that each request prices once per slot, spread over the slot.
 * @param options `duration` in ms
 */
export async function measureVisitors({
  url,
  visitors,
  duration,
  processes,
  calls,
  head,
  signal,
}: {
  url: string
  visitors: number
  duration: number
  processes: readonly ServerProcess[]
  calls: () => number
  head: () => Promise<bigint>
  signal: AbortSignal
}): Promise<Crowd> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const memory = async () =>
    (await Promise.all(processes.map((one) => one.memory()))).reduce((a, b) => a + b, 0)
  const start = performance.now()
  const times: number[] = []
  let failed = 0
  let warm = Number.NaN
  const before = { calls: calls(), head: await head() }
  const waiting: Promise<void>[] = []
  const visit = async (visitor: number) => {
    const startedAt = performance.now()
    const { status } = await sendRequest(`${url}/api/market`, { agent, sender: visitor })
    if (status === 200) times.push(performance.now() - startedAt)
    else failed++
  }
  for (let turn = 0; performance.now() - start < duration; turn++) {
    signal.throwIfAborted()
    waiting.push(visit(turn % visitors))
    if (waiting.length > 2_000) await Promise.all(waiting.splice(0, 1_000))
    if (Number.isNaN(warm) && performance.now() - start > duration / 5) warm = await memory()
    const due = start + (turn * interval) / visitors
    if (due > performance.now()) await sleep(due - performance.now())
  }
  await Promise.all(waiting)
  const blocks = Number((await head()) - before.head)
  const used = await memory()
  agent.destroy()
  return {
    calls: (calls() - before.calls) / Math.max(1, blocks),
    p99: percentile(times, 0.99),
    failed,
    growth: ((used - warm) / warm) * 100,
    memory: used / 1e6,
  }
}
