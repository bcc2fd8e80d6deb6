import { setTimeout as sleep } from 'node:timers/promises'
import { callRpc } from '../../demo/json-rpc.ts'
import { type FigureName, toFigures } from '../figures.ts'
import type { BenchContext } from '../parts.ts'
import { median, percentile } from '../statistics.ts'
import type { Figure } from '../table.ts'
import { sendMixedRequests } from './clients.ts'
import { visitSignedIn } from './sign-in-visitors.ts'
import { type Stage, setStage } from './stage.ts'

/** The number of clients of the mix, and ms between two requests of each. */
const clients = 8
const pause = 100
const samples = 30
/** Minutes after which an expired row must be deleted: two rounds of the cleanup. */
const rounds = 20

/** Totals of both processes, in bytes and counts; `database`: bytes on disk. */
type HeldResources = {
  heap: number
  outside: number
  resident: number
  handles: number
  files: number
  database: number
}

const soakFigures: readonly FigureName[] = [
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
 * Runs two processes behind nginx on one PostgreSQL in mixed use for `--minutes`. Memory and handles are sampled after
 * a forced garbage collection. The growth compares the last fifth with the fifth after the warm-up.
 */
export async function soak({ root, signal, progress, options }: BenchContext): Promise<Figure[]> {
  const stage = await setStage({ root, signal, sampled: true })
  if (!stage) {
    progress.say('The soak was not run: it needs PostgreSQL and nginx.')
    return []
  }
  const { proxied, processes, query, nodeUrl } = stage
  const figures: Figure[] = []
  try {
    await progress.step(`Soaking for ${options.minutes} minutes`, () =>
      proxied(2, async (url) => {
        await callRpc(nodeUrl, 'evm_setAutomine', [false])
        await callRpc(nodeUrl, 'evm_setIntervalMining', [12])
        const end = performance.now() + options.minutes * 60_000
        const until = () => performance.now() < end && !signal.aborted
        const held: HeldResources[] = []
        const watch = async () => {
          for (let turn = 1; turn <= samples && !signal.aborted; turn++) {
            await sleep(Math.max(0, end - performance.now()) / (samples - turn + 1), undefined, { signal })
            held.push(await sample(processes, query))
          }
        }
        const [mix, signedIn] = await Promise.all([
          sendMixedRequests({ url, clients, until, pause }),
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

async function sample(processes: Stage['processes'], query: Stage['query']): Promise<HeldResources> {
  const each = await Promise.all(processes.map((one) => one.sample()))
  const sum = (name: keyof (typeof each)[0]) => each.reduce((all, one) => all + one[name], 0)
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

/** @param held in order of time. The whole series is shown, because only it reveals if growth levels off. */
const curveOf = (held: readonly HeldResources[]) => held.map(({ heap }) => (heap / 1e6).toFixed(1)).join(' ')

/** @param held in order of time */
function growthOf(held: readonly HeldResources[]): Record<string, number> {
  const fifth = Math.max(1, Math.floor(held.length / 5))
  const middle = (part: readonly HeldResources[], name: keyof HeldResources) =>
    median(part.map((one) => one[name]))
  const growth = (name: keyof HeldResources) => {
    const before = middle(held.slice(fifth, 2 * fifth), name)
    return { before, more: middle(held.slice(-fifth), name) - before }
  }
  const share = (name: keyof HeldResources) => (growth(name).more / growth(name).before) * 100
  return {
    ...{ heap: share('heap'), outside: share('outside'), resident: share('resident') },
    ...{ handles: growth('handles').more, files: growth('files').more },
    ...{ heapMB: (held.at(-1)?.heap ?? 0) / 1e6, residentMB: (held.at(-1)?.resident ?? 0) / 1e6 },
    database: growth('database').more / 1e6,
  }
}

async function rowsOf(query: Stage['query']): Promise<Record<string, number>> {
  const count = async (from: string) => Number((await query(`select count(*) from ${from}`)).rows[0]?.count)
  const overdue = (table: string, column: string) =>
    count(`${table} where ${column} < now() - interval '${rounds} minutes'`)
  // The queries run one after another, because they share a connection. Abandoned games are deleted after an hour.
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
