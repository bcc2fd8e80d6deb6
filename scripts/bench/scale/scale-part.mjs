import { callRpc } from '../../demo/json-rpc.mjs'
import { toFigures } from '../figures.mjs'
import { percentile } from '../statistics.mjs'
import { measureChange } from './changes.mjs'
import { askMix } from './clients.mjs'
import { measureVisitors } from './crowd.mjs'
import { setStage } from './stage.mjs'

/** How long the mix is asked of each number of processes, and by how many clients. */
const seconds = 10
const clients = 64
/** The crowd, and how long it stays, ms. */
const visitors = 10_000
const stay = 300_000

const rateFigures = (/** @type {number} */ count) =>
  /** @type {readonly import('../figures.mjs').FigureName[]} */ ([
    ['rate', `requests a second, ${count} ${count === 1 ? 'process' : 'processes'}`, ''],
    ['p50', 'half of them', 'ms'],
    ['p99', '99 % of them', 'ms'],
    ['memory', 'memory of the processes', 'MB'],
    ['failed', 'refused or failed', '', '0'],
  ])

const changeFigures = (/** @type {string} */ what, /** @type {string} */ most) =>
  /** @type {readonly import('../figures.mjs').FigureName[]} */ ([
    ['failed', `failed requests of 100 clients, ${what}`, '', most],
    ['answered', 'answered', ''],
    ['written', 'acknowledged writes', ''],
    ['lost', 'acknowledged writes that are not stored', '', '0'],
  ])

/** @type {readonly import('../figures.mjs').FigureName[]} */
const crowdFigures = [
  ['calls', `calls of the node for a block, ${visitors} visitors for ${stay / 60_000} minutes`, '', '3'],
  ['p99', '99 % of the answers', 'ms'],
  ['failed', 'refused or failed', '', '0'],
  ['growth', 'growth of memory after the first minute', '%', '5'],
  ['memory', 'memory of both processes at the end', 'MB'],
]

/**
 * Measures several processes behind nginx on one PostgreSQL. Skipped, with a message, where one of them is missing.
 *
 * @param {import('../parts.mjs').Context} context
 * @returns {Promise<import('../table.mjs').Figure[]>}
 */
export async function scale({ root, signal, progress }) {
  const stage = await setStage({ root, signal })
  if (!stage) {
    progress.say('Scale was not measured: it needs PostgreSQL and nginx.')
    return []
  }
  const { processes, proxied, query, nodeUrl, calls } = stage
  /** @type {import('../table.mjs').Figure[]} */
  const figures = []
  try {
    const step = (/** @type {string} */ what, /** @type {() => Promise<void>} */ work) =>
      progress.step(`Measuring: scale, ${what}`, work)
    for (const count of [1, 2, 4])
      await step(`${count} processes`, () =>
        proxied(count, async (url) => {
          const rate = async (/** @type {number} */ length) => {
            const end = performance.now() + length * 1000
            return askMix({ url, clients, until: () => performance.now() < end })
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
    const [one, other] = /** @type {[typeof processes[0], typeof processes[0]]} */ (processes)
    const renew = async (/** @type {typeof one} */ process, /** @type {NodeJS.Signals} */ how) => {
      await process.end(how)
      await process.restart()
    }
    const changes = /** @type {const} */ ([
      ['one process ended (SIGTERM) and started', '0', () => renew(one, 'SIGTERM')],
      [
        'both deployed anew, one after the other',
        '0',
        () => renew(one, 'SIGTERM').then(() => renew(other, 'SIGTERM')),
      ],
      ['one process killed (SIGKILL) and started', '', () => renew(one, 'SIGKILL')],
    ])
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
