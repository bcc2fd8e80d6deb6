import { beforeEach, expect, test, vi } from 'vitest'
import { levels } from '@/domain/heartbreak/board/level'
import { dealBoard } from '@/domain/heartbreak/generator/generator'
import type { GameSetup } from '@/programs/heartbreak/game/game-setup'
import { defaultOptions, fittingSize, parseOptions, steppedSize } from '@/programs/heartbreak/game/options'
import {
  emptyStatistics,
  parseStatistics,
  readStatistics,
  recordGame,
  writeStatistics,
} from '@/programs/heartbreak/game/statistics'
import { formatGame, parseGame } from '@/programs/heartbreak/game/stored-game'
import { formatReplayLink, parseReplayLink } from '@/programs/heartbreak/replay/replay-link'
import { numberedSeed } from '../../domain/heartbreak/numbered-seed'
import { playToTheEnd } from '../../domain/heartbreak/played-game'
import { sessionOf } from './session-of'

const casual = { mode: 'classic', ranked: false } as const
const crush = dealBoard({ level: levels[0], seed: numberedSeed(7) })

beforeEach(() => {
  const entries = new Map<string, string>()
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => void entries.set(key, value),
      removeItem: (key: string) => void entries.delete(key),
    },
  })
})

async function startedGame(rules: GameSetup['rules'] = casual) {
  const { clock, setup, session } = await sessionOf(crush, rules)
  session.move('pin', crush.hearts.indexOf(1))
  clock.now += 500
  session.move('unpin', crush.hearts.indexOf(1))
  clock.now += 250
  return { state: session.getState(), setup, now: clock.now }
}

test('a stored game is read back unchanged', async () => {
  const { now, setup, state } = await startedGame()
  const read = parseGame(formatGame(state, now))
  expect(read?.setup).toEqual(setup)
  expect(read?.resumed).toEqual({ moves: state.moves, questions: [], waitedMs: 250 })
})

test('invalid stored games are rejected', async () => {
  const { now, state } = await startedGame()
  const good = JSON.parse(formatGame(state, now))
  const bad = [
    '',
    'null',
    '[]',
    '{"version":1}',
    JSON.stringify({ ...good, version: 2 }),
    JSON.stringify({ ...good, board: 'g9.crush.aaaaaaaaaaaaaaaaaaaaaaaaaa' }),
    JSON.stringify({ ...good, log: good.log.slice(1) }),
    JSON.stringify({ ...good, mode: 'easy' }),
    JSON.stringify({ ...good, image: 8 }),
    JSON.stringify({ ...good, questions: [81] }),
    JSON.stringify({ ...good, waitedMs: -1 }),
    JSON.stringify({ ...good, mode: 'zen', ranked: true }),
    JSON.stringify({ ...good, date: 'tomorrow' }),
  ]
  expect(parseGame(JSON.stringify(good))).toBeDefined()
  for (const text of bad) expect(parseGame(text)).toBeUndefined()
})

// Proves S2.5
test('a stored ranked game is read with its ticket, and its clock has kept running', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T10:05:00.000Z') })
  const ticket = {
    gameId: 'a'.repeat(32),
    nonce: 'b'.repeat(32),
    roundTripMs: 40,
    expiresAt: Date.now() + 60_000,
  }
  const input = { untrusted: 1, pointerSamples: 20, pointer: 2, touch: 0, keyboard: 0 }
  const { setup, state, now } = await startedGame({ mode: 'classic', ranked: true })
  const text = formatGame({ ...state, setup: { ...setup, ticket } }, now, input)
  vi.advanceTimersByTime(7_000)
  const read = parseGame(text)
  expect(read).toEqual({
    setup: { ...setup, ticket },
    resumed: { moves: state.moves, questions: [], waitedMs: 7_250 },
    input,
  })
  const good = JSON.parse(text)
  for (const bad of [
    { ...good, ranked: false },
    { ...good, keptAt: 'now' },
    { ...good, ticket: { ...ticket, nonce: 'x' } },
    { ...good, ticket: { ...ticket, expiresAt: null } },
    { ...good, input: { ...input, untrusted: -1 } },
    { ...good, input: undefined },
  ])
    expect(parseGame(JSON.stringify(bad))).toBeUndefined()
  // A finished game is stored without a ticket: its nonce is spent.
  expect(formatGame({ ...state, setup: { ...setup, ticket } }, now)).not.toContain(ticket.nonce)
  vi.useRealTimers()
})

test('invalid stored options fall back to the defaults', () => {
  for (const text of [null, '', '{', '[]', '{"version":2,"questions":true}'])
    expect(parseOptions(text)).toEqual(defaultOptions)
  const odd = { version: 1, level: 'custom-99x99x1', mode: 'none', questions: 1, cell: 25, touchBar: 'yes' }
  expect(parseOptions(JSON.stringify(odd))).toEqual(defaultOptions)
  const custom = parseOptions(JSON.stringify({ version: 1, level: 'custom-12x10x20', mode: 'zen', cell: 40 }))
  expect([custom.level.id, custom.mode, custom.cell]).toEqual(['custom-12x10x20', 'zen', 40])
})

test('cell size fits the screen: 32 to 44 pixels for coarse pointers, in whole steps', () => {
  const phone = { coarse: true, width: 366, height: null, rows: 9, density: 24 }
  expect(fittingSize({ ...phone, columns: 9 })).toBe(40)
  expect(fittingSize({ ...phone, columns: 5 })).toBe(44)
  expect(fittingSize({ ...phone, columns: 30 })).toBe(32)
  expect(fittingSize({ ...phone, coarse: false, columns: 30 })).toBe(24)
  const inLandscape = { ...phone, width: 820, height: 238, columns: 9 }
  expect(fittingSize(inLandscape)).toBe(32)
  expect(fittingSize({ ...inLandscape, rows: 5 })).toBe(44)
  expect(fittingSize({ ...inLandscape, rows: 6 })).toBe(36)
  expect([steppedSize(24, 1), steppedSize(24, -1), steppedSize(20, -1), steppedSize(56, 1)]).toEqual([
    28, 20, 20, 56,
  ])
})

test('statistics count finished games and survive storage', () => {
  const won = playToTheEnd(crush, 1, casual).states.at(-1)
  if (!won) throw new Error('The test played no game.')
  const lost = { ...won, phase: 'dead' as const }
  const first = recordGame(emptyStatistics, { ...won, hints: 0 }, '2026-11-20')
  expect(first.isBest).toBe(true)
  const second = recordGame(first.statistics, { ...won, hints: 0 })
  expect(second.isBest).toBe(false)
  const third = recordGame(second.statistics, lost)
  expect(third.statistics.levels.crush).toMatchObject({ games: 3, wins: 2, streak: 0, longest: 2 })
  writeStatistics(third.statistics)
  expect(readStatistics()).toEqual(third.statistics)
  const zen = recordGame(emptyStatistics, { ...won, rules: { mode: 'zen', ranked: false } }, '2026-11-21')
  expect(zen.statistics).toEqual({ levels: {}, days: ['2026-11-21'] })
})

test('inconsistent stored statistics are dropped', () => {
  const levelsStored = { crush: { games: 1, wins: 2, bestMs: null, streak: 0, longest: 0 }, 'x<y': {} }
  const text = JSON.stringify({ version: 1, levels: levelsStored, days: ['2026-11-20', 4, 'never'] })
  expect(parseStatistics(text)).toEqual({ levels: {}, days: ['2026-11-20'] })
  for (const bad of [null, '', '{}', '{"version":9}']) expect(parseStatistics(bad)).toEqual(emptyStatistics)
})

test('a replay link is parsed as it was formatted, and a damaged one gives an error message', () => {
  const { moves } = playToTheEnd(crush, 2, casual)
  const setup = { boardSpec: { level: levels[0], seed: numberedSeed(7) }, image: 0, rules: casual }
  const text = formatReplayLink({ setup, moves }) ?? ''
  expect(parseReplayLink(text)).toEqual({ setup, moves })
  expect(parseReplayLink(`${text}A`)).toMatch(/record of the game/)
  expect(parseReplayLink(text.replace('~classic~', '~easy~'))).toMatch(/no mode/)
  expect(parseReplayLink('g1.crush.aaaaaaaaaaaaaaaaaaaaaaaaaa')).toBeNull()
  expect(
    formatReplayLink({ setup: { ...setup, rules: { mode: 'classic', ranked: true } }, moves }),
  ).toBeNull()
})
