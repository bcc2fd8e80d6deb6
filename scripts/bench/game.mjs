import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importTypeScript } from '../lib/import-typescript.mjs'
import { percentile } from './statistics.mjs'

const load = (/** @type {string} */ path) => /** @type {Promise<any>} */ (importTypeScript(`src/${path}.ts`))

/**
 * Deals boards of the largest level, and, as the least that could be done, places the same hearts at random.
 *
 * @param {number} count
 * @returns {Promise<{ dealt: Times, placed: Times }>}
 * @typedef {{ median: number, most: number, slowest: number }} Times ms; `most`: 95 % are below
 */
export async function measureDealing(count = 1000) {
  const [{ dealBoard }, { placeHearts }, { randomFrom }, { boardFrom }, { levels, startCell }] =
    await Promise.all(
      ['generator/generator', 'generator/placement', 'generator/random', 'board/board', 'board/level'].map(
        (name) => load(`domain/heartbreak/${name}`),
      ),
    )
  const level = levels[2]
  const time = (/** @type {(seed: Uint8Array) => unknown} */ work) => {
    const times = []
    for (let number = 0; number < count + 50; number++) {
      const seed = new Uint8Array(16)
      new DataView(seed.buffer).setUint32(0, number, true)
      const start = performance.now()
      work(seed)
      times.push(performance.now() - start)
    }
    return timesOf(times.slice(50))
  }
  return {
    dealt: time((seed) => dealBoard({ level, seed })),
    placed: time((seed) => boardFrom(level, placeHearts(level, randomFrom(seed)), startCell(level), false)),
  }
}

/**
 * Judges a won run of 600 moves on the largest level: read and replayed with a board at hand, and all that the server
 * does about it, dealing the board included.
 *
 * @returns {Promise<{ verified: Times, judged: Times }>}
 */
export async function measureJudging() {
  const [{ dealBoard }, { levels }, { encodeLog, decodeLog }, { newGame }, { play, timeMs }] =
    await Promise.all(
      ['generator/generator', 'board/level', 'wire/move-log', 'run/game', 'run/play'].map((name) =>
        load(`domain/heartbreak/${name}`),
      ),
    )
  const [{ formatBoardId }, { verifyRun }, { judgeRun }] = await Promise.all([
    load('domain/heartbreak/board/board-id'),
    load('domain/heartbreak/run/verify-run'),
    load('server/heartbreak/judge-run'),
  ])
  const name = { level: levels[2], seed: new Uint8Array(16).fill(98) }
  const board = dealBoard(name)
  let game = newGame(board, { mode: 'classic', ranked: true })
  /** @type {object[]} */
  const moves = []
  const make = (/** @type {string} */ operation, /** @type {number} */ cell) => {
    const move = { afterMs: 100 + (moves.length % 7) * 60, operation, cell }
    const played = play(game, move)
    if (!played.ok) return
    game = played.game
    moves.push(move)
  }
  const broken = board.hearts.indexOf(1)
  const whole = [...board.hearts.keys()].filter((cell) => board.hearts[cell] === 0)
  for (let pair = 0; pair < 300 - whole.length / 4; pair++)
    for (const operation of ['pin', 'unpin']) make(operation, broken)
  for (const cell of whole) make('open', cell)
  if (game.phase !== 'won' || moves.length < 600)
    throw new Error(`The run has ${moves.length} moves and is ${game.phase}.`)
  const spanMs = moves.reduce((sum, move) => sum + Reflect.get(move, 'afterMs'), 0)
  const log = encodeLog(moves)
  const issuedAtMs = 1_000_000
  const clocks = { claimedMs: timeMs(game), roundTripMs: 100, lateMs: 0 }
  const receivedAtMs = issuedAtMs + spanMs
  const input = { untrusted: 0, pointerSamples: 1, pointer: 1, touch: 0, keyboard: 0 }
  const stored = { boardId: formatBoardId(name), image: 1, issuedAt: new Date(issuedAtMs) }
  return {
    verified: repeat(() =>
      verifyRun(board, { moves: decodeLog(log).value, ...clocks, issuedAtMs, receivedAtMs }),
    ),
    judged: repeat(() => judgeRun(stored, { moves, log, ...clocks, input }, new Date(receivedAtMs))),
  }
}

/**
 * Reads the first page of a table over 100,000 runs of 20,000 wallets on five levels.
 *
 * @param {{ url: string } | undefined} server without one the embedded database is measured, in a new folder
 * @returns {Promise<Record<'day' | 'week' | 'all', number>>} ms, median of 15
 */
export async function measureTables(server) {
  const folder = await mkdtemp(join(tmpdir(), 'love98-bench-'))
  const [{ openDatabase }, { listTable, readRuns, idLength }, { sql }] = await Promise.all([
    load('server/db/open-database'),
    load('server/db/heartbreak-tables'),
    import('drizzle-orm'),
  ])
  const database = await openDatabase(server ?? { directory: join(folder, 'data') })
  try {
    // In parts: a statement may take two seconds.
    for (let first = 1; first < 100_000; first += 5_000)
      await database.orm.execute(sql.raw(runsFrom(first, first + 4_999)))
    // As the server has it done now and then, see `pruneExpired`.
    await database.orm.execute(sql`vacuum (analyze) heartbreak_games`)
    /** @type {Record<string, number>} */
    const times = {}
    const weeks = { day: ['2026-11-18', '2026-11-19'], week: ['2026-11-16', '2026-11-23'], all: null }
    for (const [period, days] of Object.entries(weeks)) {
      const table = { level: 'crush', kind: 'any', days: days && { from: days[0], until: days[1] } }
      const read = []
      for (let run = 0; run < 18; run++) {
        const start = performance.now()
        const ids = await listTable(database, table)
        const first = Array.from({ length: 25 }, (_, at) => ids.slice(at * idLength, (at + 1) * idLength))
        const rows = await readRuns(database, first)
        read.push(performance.now() - start)
        if (rows.length < 25) throw new Error(`The table of ${period} is empty.`)
      }
      times[period] = percentile(read.slice(3), 0.5)
    }
    return /** @type {Record<'day' | 'week' | 'all', number>} */ (times)
  } finally {
    await database.orm.execute(sql`truncate heartbreak_games`)
    await database.close()
    await rm(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}

/**
 * Made by the database itself: 60 days of runs, whose times repeat so that ties are decided.
 *
 * @param {number} first
 * @param {number} last
 */
function runsFrom(first, last) {
  const wallet = "'0x' || lpad((n / 5 * 7919 % 20000)::text, 40, '0')"
  const start = "timestamptz '2026-10-01 12:00Z' + n * interval '50 seconds'"
  return `
    insert into heartbreak_games (id, player, address, level, kind, date, board_id, image, nonce_hash, issued_at,
      status, finished_at, time_ms, three_bv, actions, hints, love_points, log)
    select lpad(to_hex(n), 32, '0'), ${wallet}, ${wallet},
      (array['crush', 'fling', 'marriage', 'pocket', 'long-distance'])[1 + n % 5], 'free',
      to_char(date '2026-10-01' + (n / 1667)::integer, 'YYYY-MM-DD'), 'g1.crush.aaaaaaaaaaaaaaaaaaaaaaaaaa', 0,
      repeat('0', 64), ${start}, 'ranked', ${start} + interval '1 minute', 5000 + n * 104729 % 90000, 20,
      30 + n % 40, 0, 10, repeat(md5(n::text), 40)
    from generate_series(${first}::bigint, ${last}) as n`
}

/** @param {() => unknown} work */
function repeat(work) {
  const times = []
  for (let run = 0; run < 250; run++) {
    const start = performance.now()
    work()
    times.push(performance.now() - start)
  }
  return timesOf(times.slice(50))
}

/** @param {readonly number[]} times */
function timesOf(times) {
  return { median: percentile(times, 0.5), most: percentile(times, 0.95), slowest: percentile(times, 1) }
}
