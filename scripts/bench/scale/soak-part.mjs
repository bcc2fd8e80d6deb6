import { setTimeout as sleep } from 'node:timers/promises'
import { callRpc } from '../../demo/json-rpc.mjs'
import { toFigures } from '../figures.mjs'
import { median, percentile } from '../statistics.mjs'
import { askMix } from './clients.mjs'
import { visitSignedIn } from './sign-in-visitors.mjs'
import { setStage } from './stage.mjs'

/** Clients of the mix, and ms between two requests of each. */
const clients = 8
const pause = 100
/** How many samples are taken; the first fifth is the warm-up. */
const samples = 30
/** Minutes after which an expired row must be gone: two rounds of clearing away. */
const rounds = 20

/**
 * @typedef {{ heap: number, outside: number, resident: number, handles: number, files: number, database: number }} Held of
 *   both processes together, bytes and counts; `database`: bytes on disk
 */

/** @type {readonly import('../figures.mjs').FigureName[]} */
const soakFigures = [
  ['minutes', 'minutes of mixed use', ''],
  ['answered', 'requests answered', ''],
  ['visits', 'visitors that signed in, played and signed out', ''],
  ['failed', 'refused or failed', '', '0'],
  ['p99', '99 % of the answers', 'ms'],
  ['heap', 'memory of JavaScript after a collection, growth', '%', '5'],
  ['outside', 'buffers, growth', '%', '5'],
  ['resident', 'resident memory, growth', '%', '5'],
  ['handles', 'sockets, timers and open requests, growth', '', '5'],
  ['files', 'open files and sockets, growth', '', '5'],
  ['heapMB', 'memory of JavaScript at the end', 'MB'],
  ['residentMB', 'resident memory at the end', 'MB'],
  ['database', 'database, growth', 'MB'],
  ['overdue', 'rows that should have been deleted', '', '0'],
  ['nonces', 'rows of nonces at the end', ''],
  ['limits', 'rows of limits', ''],
  ['sessions', 'rows of sessions', ''],
  ['games', 'rows of games', ''],
]

/**
 * Two processes behind nginx on one PostgreSQL in mixed use for as long as `--minutes` says. What they hold is sampled after a
 * forced collection; growth is that of the last fifth over the one that follows the warm-up.
 *
 * @param {import('../parts.mjs').Context} context
 * @returns {Promise<import('../table.mjs').Figure[]>}
 */
export async function soak({ root, signal, progress, options }) {
  const stage = await setStage({ root, signal, sampled: true })
  if (!stage) {
    progress.say('The soak was not run: it needs PostgreSQL and nginx.')
    return []
  }
  const { proxied, processes, query, nodeUrl } = stage
  /** @type {import('../table.mjs').Figure[]} */
  const figures = []
  try {
    await progress.step(`Soaking for ${options.minutes} minutes`, () =>
      proxied(2, async (url) => {
        await callRpc(nodeUrl, 'evm_setAutomine', [false])
        await callRpc(nodeUrl, 'evm_setIntervalMining', [12])
        const end = performance.now() + options.minutes * 60_000
        const until = () => performance.now() < end && !signal.aborted
        /** @type {Held[]} */
        const held = []
        const watch = async () => {
          for (let turn = 1; turn <= samples && !signal.aborted; turn++) {
            await sleep(Math.max(0, end - performance.now()) / (samples - turn + 1), undefined, { signal })
            held.push(await sample(processes, query))
          }
        }
        const [mix, signedIn] = await Promise.all([
          askMix({ url, clients, until, pause }),
          visitSignedIn({ url, until }),
          watch(),
        ])
        progress.say(`Memory of JavaScript, MB, in the order of time: ${curveOf(held)}`)
        for (const failure of [...mix.failures, ...signedIn.failures]) progress.say(`Failed: ${failure}`)
        const love98 = {
          minutes: options.minutes,
          answered: mix.times.length,
          visits: signedIn.visits,
          failed: mix.failed + signedIn.failures.length,
          p99: percentile(mix.times, 0.99),
          ...growthOf(held),
          ...(await rowsOf(query)),
        }
        figures.push(...toFigures('Soak', soakFigures, { love98 }))
      }),
    )
    return figures
  } finally {
    await stage.stop()
  }
}

/**
 * @param {import('./stage.mjs').Stage['processes']} processes
 * @param {import('./stage.mjs').Stage['query']} query
 * @returns {Promise<Held>}
 */
async function sample(processes, query) {
  const each = await Promise.all(processes.map((one) => one.sample()))
  const sum = (/** @type {keyof typeof each[0]} */ name) => each.reduce((all, one) => all + one[name], 0)
  const { rows } = await query('select pg_database_size(current_database()) as bytes')
  return {
    heap: sum('heap'),
    outside: sum('outside'),
    resident: sum('resident'),
    handles: sum('handles'),
    files: sum('files'),
    database: Number(rows[0]?.bytes),
  }
}

/** @param {readonly Held[]} held in the order of time: whether a growth settles is seen only in all of them */
const curveOf = (held) => held.map(({ heap }) => (heap / 1e6).toFixed(1)).join(' ')

/**
 * @param {readonly Held[]} held in the order of time
 * @returns {Record<string, number>}
 */
function growthOf(held) {
  const fifth = Math.max(1, Math.floor(held.length / 5))
  const middle = (/** @type {readonly Held[]} */ part, /** @type {keyof Held} */ name) =>
    median(part.map((one) => one[name]))
  const growth = (/** @type {keyof Held} */ name) => {
    const before = middle(held.slice(fifth, 2 * fifth), name)
    return { before, more: middle(held.slice(-fifth), name) - before }
  }
  const share = (/** @type {keyof Held} */ name) => (growth(name).more / growth(name).before) * 100
  return {
    ...{ heap: share('heap'), outside: share('outside'), resident: share('resident') },
    ...{ handles: growth('handles').more, files: growth('files').more },
    ...{ heapMB: (held.at(-1)?.heap ?? 0) / 1e6, residentMB: (held.at(-1)?.resident ?? 0) / 1e6 },
    database: growth('database').more / 1e6,
  }
}

/**
 * @param {import('./stage.mjs').Stage['query']} query
 * @returns {Promise<Record<string, number>>}
 */
async function rowsOf(query) {
  const count = async (/** @type {string} */ from) =>
    Number((await query(`select count(*) from ${from}`)).rows[0]?.count)
  const overdue = (/** @type {string} */ table, /** @type {string} */ column) =>
    count(`${table} where ${column} < now() - interval '${rounds} minutes'`)
  // Of one connection, so one after another. Games that were left go after an hour.
  const late = [
    await overdue('nonces', 'expires_at'),
    await overdue('sessions', 'expires_at'),
    await overdue('rate_limits', 'resets_at'),
    await count(`heartbreak_games where status = 'started' and kind = 'free'
      and issued_at < now() - interval '${60 + rounds} minutes'`),
  ]
  return {
    overdue: late.reduce((all, one) => all + one, 0),
    nonces: await count('nonces'),
    limits: await count('rate_limits'),
    sessions: await count('sessions'),
    games: await count('heartbreak_games'),
  }
}
