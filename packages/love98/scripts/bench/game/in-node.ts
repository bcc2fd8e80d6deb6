import { boardFrom } from '../../../src/domain/heartbreak/board/board.ts'
import { formatBoardId } from '../../../src/domain/heartbreak/board/board-id.ts'
import { levels, startCell } from '../../../src/domain/heartbreak/board/level.ts'
import { dealBoard } from '../../../src/domain/heartbreak/generator/generator.ts'
import { placeHearts } from '../../../src/domain/heartbreak/generator/placement.ts'
import { randomFrom } from '../../../src/domain/heartbreak/generator/random.ts'
import { newGame } from '../../../src/domain/heartbreak/run/game.ts'
import type { Move } from '../../../src/domain/heartbreak/run/move.ts'
import { play, timeMs } from '../../../src/domain/heartbreak/run/play.ts'
import { verifyRun } from '../../../src/domain/heartbreak/run/verify-run.ts'
import { decodeLog, encodeLog } from '../../../src/domain/heartbreak/wire/move-log.ts'
import { verifySubmittedRun } from '../../../src/server/heartbreak/verify-submitted-run.ts'
import { percentile } from '../statistics.ts'

/**
 * Deals boards of the largest level and, as the lower limit, places the same hearts at random. Times in ms; 95 % are
 * below `most`.
 */
type Times = { median: number; most: number; slowest: number }

export function measureDealing(count = 1000): { dealt: Times; placed: Times } {
  const level = levels[2]
  const time = (work: (seed: Uint8Array) => unknown) => {
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
 * Judges a won run of 600 moves on the largest level: read and replayed with a given board, and with all work of the
 * server, including dealing the board.
 */
export function measureRunVerification(): { verified: Times; judged: Times } {
  const name = { level: levels[2], seed: new Uint8Array(16).fill(98) }
  const board = dealBoard(name)
  let game = newGame(board, { mode: 'classic', ranked: true })
  const moves: Move[] = []
  const make = (operation: Move['operation'], cell: number) => {
    const move = { afterMs: 100 + (moves.length % 7) * 60, operation, cell }
    const played = play(game, move)
    if (!played.ok) return
    game = played.game
    moves.push(move)
  }
  const broken = board.hearts.indexOf(1)
  const whole = [...board.hearts.keys()].filter((cell) => board.hearts[cell] === 0)
  for (let pair = 0; pair < 300 - whole.length / 4; pair++)
    for (const operation of ['pin', 'unpin'] as const) make(operation, broken)
  for (const cell of whole) make('open', cell)
  if (game.phase !== 'won' || moves.length < 600)
    throw new Error(`The run has ${moves.length} moves and is ${game.phase}.`)
  const spanMs = moves.reduce((sum, move) => sum + move.afterMs, 0)
  const log = encodeLog(moves)
  const issuedAtMs = 1_000_000
  const clocks = { claimedMs: timeMs(game), roundTripMs: 100, lateMs: 0 }
  const receivedAtMs = issuedAtMs + spanMs
  const input = { untrusted: 0, pointerSamples: 1, pointer: 1, touch: 0, keyboard: 0 }
  const stored = { boardId: formatBoardId(name), image: 1, issuedAt: new Date(issuedAtMs) }
  return {
    verified: repeat(() => verifyRun(board, { moves: movesOf(log), ...clocks, issuedAtMs, receivedAtMs })),
    judged: repeat(() =>
      verifySubmittedRun(stored, { moves, log, ...clocks, input }, new Date(receivedAtMs)),
    ),
  }
}

function movesOf(log: string): Move[] {
  const read = decodeLog(log)
  if (!read.ok) throw new Error('The log of the run cannot be read.')
  return read.value
}

function repeat(work: () => unknown) {
  const times = []
  for (let run = 0; run < 250; run++) {
    const start = performance.now()
    work()
    times.push(performance.now() - start)
  }
  return timesOf(times.slice(50))
}

function timesOf(times: readonly number[]) {
  return { median: percentile(times, 0.5), most: percentile(times, 0.95), slowest: percentile(times, 1) }
}
