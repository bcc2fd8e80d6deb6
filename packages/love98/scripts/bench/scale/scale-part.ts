import { callRpc } from '../../demo/json-rpc.ts'
import { type FigureName, toFigures } from '../figures.ts'
import type { BenchContext } from '../parts.ts'
import { percentile } from '../statistics.ts'
import type { Figure } from '../table.ts'
import { measureChange } from './changes.ts'
import { sendMixedRequests } from './clients.ts'
import { measureVisitors } from './crowd.ts'
import { setStage } from './stage.ts'

/** The seconds for which the mix is sent to each number of processes, and the number of clients. */
const seconds = 10
const clients = 64
/** The number of visitors, and the duration of their visit in ms. */
const visitors = 10_000
const stay = 300_000

const rateFigures = (count: number) =>
  [
    ['rate', `requests a second, ${count} ${count === 1 ? 'process' : 'processes'}`, ''],
    ['p50', 'half of them', 'ms'],
    ['p99', '99 % of them', 'ms'],
    ['memory', 'memory of the processes', 'MB'],
    ['failed', 'refused or failed', '', '0'],
  ] as readonly FigureName[]

const changeFigures = (what: string, most: string) =>
  [
    ['failed', `failed requests of 100 clients, ${what}`, '', most],
    ['answered', 'answered', ''],
    ['written', 'acknowledged writes', ''],
    ['lost', 'acknowledged writes that are not stored', '', '0'],
  ] as readonly FigureName[]

const crowdFigures: readonly FigureName[] = [
  ['calls', `calls of the node for a block, ${visitors} visitors for ${stay / 60_000} minutes`, '', '3'],
  ['p99', '99 % of the answers', 'ms'],
  ['failed', 'refused or failed', '', '0'],
  ['growth', 'growth of memory after the first minute', '%', '5'],
  ['memory', 'memory of both processes at the end', 'MB'],
]

/**
 * Measures several processes behind nginx on one PostgreSQL. The measurement is skipped with a message if one of them
 * is missing.
 */
export async function scale({ root, signal, progress }: BenchContext): Promise<Figure[]> {
  const stage = await setStage({ root, signal })
  if (!stage) {
    progress.say('Scale was not measured: it needs PostgreSQL and nginx.')
    return []
  }
  const { processes, proxied, query, nodeUrl, calls } = stage
  const figures: Figure[] = []
  try {
    const step = (what: string, work: () => Promise<void>) => progress.step(`Measuring: scale, ${what}`, work)
    for (const count of [1, 2, 4])
      await step(`${count} processes`, () =>
        proxied(count, async (url) => {
          const rate = async (length: number) => {
            const end = performance.now() + length * 1000
            return sendMixedRequests({ url, clients, until: () => performance.now() < end })
          }
          await rate(3)
          const { times, failed } = await rate(seconds)
          const memory = await Promise.all(processes.slice(0, count).map((one) => one.memory()))
          const love98 = {
            rate: times.length / seconds,
            p50: percentile(times, 0.5),
            p99: percentile(times, 0.99),
            memory: memory.reduce((sum, one) => sum + one, 0) / 1e6,
            failed,
          }
          figures.push(...toFigures('Several processes', rateFigures(count), { love98 }))
        }),
      )
    for (const one of processes.splice(2)) await one.stop()
    const [one, other] = processes as [(typeof processes)[0], (typeof processes)[0]]
    const renew = async (process: typeof one, how: NodeJS.Signals) => {
      await process.end(how)
      await process.restart()
    }
    const changes = [
      ['one process ended (SIGTERM) and started', '0', () => renew(one, 'SIGTERM')],
      [
        'both deployed again, one after the other',
        '0',
        () => renew(one, 'SIGTERM').then(() => renew(other, 'SIGTERM')),
      ],
      ['one process killed (SIGKILL) and started', '', () => renew(one, 'SIGKILL')],
    ] as const
    for (const [what, most, happen] of changes)
      await step(what, () =>
        proxied(2, async (url) => {
          const { failures, ...love98 } = await measureChange({ url, happen, query })
          for (const failure of failures) progress.say(`Failed: ${failure}`)
          figures.push(...toFigures('Deployments', changeFigures(what, most), { love98 }))
        }),
      )
    await step(`${visitors} visitors`, () =>
      proxied(2, async (url) => {
        await callRpc(nodeUrl, 'evm_setAutomine', [false])
        await callRpc(nodeUrl, 'evm_setIntervalMining', [12])
        const head = async () => BigInt(String(await callRpc(nodeUrl, 'eth_blockNumber')))
        const love98 = await measureVisitors({
          ...{ url, visitors, duration: stay, processes, calls, head, signal },
        })
        figures.push(...toFigures('A crowd', crowdFigures, { love98 }))
      }),
    )
    return figures
  } finally {
    await stage.stop()
  }
}
