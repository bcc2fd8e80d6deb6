import { catClub } from '@community/skins/cat-club'
import { nightCat } from '@community/skins/night-cat'
import { expect, test, vi } from 'vitest'
import { formatBoardId } from '@/domain/heartbreak/board/board-id'
import { fieldOf } from '@/domain/heartbreak/board/field'
import { levels } from '@/domain/heartbreak/board/level'
import { dealBoard } from '@/domain/heartbreak/generator/generator'
import { boardKey, cellName } from '@/programs/heartbreak/board/board'
import { boardColors } from '@/programs/heartbreak/board/board-colors'
import { tile, tilesOf } from '@/programs/heartbreak/board/tiles'
import { countdownText } from '@/programs/heartbreak/dialogs/daily-dialog'
import { createDealer } from '@/programs/heartbreak/game/dealer'
import { ledDigits } from '@/programs/heartbreak/header/header'
import { durationOf, frameAt, replayFramesOf } from '@/programs/heartbreak/replay/replay-frames'
import { createReplayPlayer } from '@/programs/heartbreak/replay/replay-player'
import { explanationText } from '@/programs/heartbreak/status/status-line'
import { highContrastBlack } from '@/skins/high-contrast-black'
import { standard } from '@/skins/standard'
import { heartbreak } from '@/texts/heartbreak'

import { numberedSeed } from '../../domain/heartbreak/numbered-seed'
import { playToTheEnd } from '../../domain/heartbreak/played-game'

const casual = { mode: 'classic', ranked: false } as const
const name = { level: levels[0], seed: numberedSeed(7) }
const crush = dealBoard(name)
const field = fieldOf(9, 9)
const press = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }

test.each([standard, nightCat, catClub])(
  'the numbers of $id have a contrast of 3:1 on their cells',
  (skin) => {
    for (const digit of boardColors(skin.id).digits)
      expect(contrast(digit, skin.palette.ButtonFace)).toBeGreaterThanOrEqual(3)
  },
)

test('under `prefers-contrast` the numbers of every skin have a contrast of 4.5:1', () => {
  for (const { id } of [standard, nightCat, catClub])
    for (const digit of boardColors(id, true).digits)
      expect(contrast(digit, highContrastBlack.ButtonFace)).toBeGreaterThanOrEqual(4.5)
})

test('arrow keys stay within the board', () => {
  const go = (key: string, cell: number, ctrlKey = false) => boardKey({ ...press, key, ctrlKey }, cell, field)
  expect(go('ArrowRight', 8)).toEqual({ kind: 'go', cell: 8 })
  expect(go('ArrowDown', 8)).toEqual({ kind: 'go', cell: 17 })
  expect(go('Home', 13)).toEqual({ kind: 'go', cell: 9 })
  expect(go('End', 13)).toEqual({ kind: 'go', cell: 17 })
  expect(go('Home', 13, true)).toEqual({ kind: 'go', cell: 0 })
  expect(go('End', 13, true)).toEqual({ kind: 'go', cell: 80 })
  expect(go('PageDown', 13)).toEqual({ kind: 'go', cell: 76 })
  expect([' ', 'Enter', 'F', 'c', 'h', '+', '-', 'x'].map((key) => go(key, 0)?.kind)).toEqual([
    'open',
    'enter',
    'pin',
    'chord',
    'hint',
    'zoom-in',
    'zoom-out',
    undefined,
  ])
  expect(go('f', 0, true)).toBeUndefined()
})

test('the accessible name of a cell has its position and state', () => {
  const called = (picture: number) => cellName(heartbreak, 3, 5, picture)
  expect(called(tile.closed)).toBe('row 3, column 5, covered')
  expect(called(tile.pinned)).toBe('row 3, column 5, pinned')
  expect(called(2)).toBe('row 3, column 5, 2 broken hearts nearby')
  expect(called(1)).toBe('row 3, column 5, 1 broken heart nearby')
  expect(called(tile.covered)).toBe('row 3, column 5, hidden')
})

test('counters show three characters', () => {
  expect([0, 10, 1_234, -5, -120, null].map(ledDigits)).toEqual(['000', '010', '999', '-05', '-99', '   '])
  expect([countdownText(0), countdownText(3_661_000), countdownText(-1)]).toEqual([
    '0:00:00',
    '1:01:01',
    '0:00:00',
  ])
})

test('a post-mortem names the heart and the numbers that prove it', () => {
  const game = playToTheEnd(crush, 1, casual).states[0]
  if (!game) throw new Error('The test played no game.')
  const known = { kind: 'safe', cell: 13, numbers: [crush.start], byCount: false, rule: 'single' } as const
  expect(explanationText('loss', known, game)).toMatch(
    /^It was not fate: the heart in row 2, column 5 was safe\. Proof: the \d in row 5, column 5\.$/,
  )
  expect(explanationText('loss', { kind: 'none' }, game)).toMatch(/^It was fate/)
  expect(explanationText('hint', { ...known, numbers: [], byCount: true }, game)).toMatch(
    /how many broken hearts are left/,
  )
})

test('a replay shows the boards of the live game', () => {
  const { moves, states } = playToTheEnd(crush, 3, casual)
  const frames = replayFramesOf(crush, casual, moves)
  expect(frames.games.slice(1)).toEqual(states)
  const player = createReplayPlayer(durationOf(frames))
  player.setSpeed(8)
  player.play()
  for (let frame = 0; frame < 1e5 && player.getState().isPlaying; frame++) player.advance(16)
  expect(frameAt(frames, player.getState().at)).toBe(moves.length)
  player.seek(frames.times[4] ?? 0)
  const shown = frames.games[frameAt(frames, player.getState().at)]
  const live = states[3]
  const look = { questions: new Set<number>(), covered: false }
  expect(shown && live && tilesOf(shown, look)).toEqual(live && tilesOf(live, look))
})

test('a replay with an illegal move ends before it', () => {
  const { moves } = playToTheEnd(crush, 3, casual)
  const damaged = [
    ...moves.slice(0, 5),
    { afterMs: 1, operation: 'open', cell: 99 } as const,
    ...moves.slice(5),
  ]
  const frames = replayFramesOf(crush, casual, damaged)
  expect([frames.problem, frames.games.length]).toEqual([true, 6])
})

test('the main thread deals the same boards without a worker, or when it fails', async () => {
  const blocked = createDealer(() => {
    throw new Error('blocked')
  })
  expect((await blocked.deal(name, 0)).hearts).toEqual(crush.hearts)
  expect(blocked.place()).toBe('page')

  const thread = { postMessage: vi.fn(), terminate: vi.fn(), onmessage: null, onerror: null as unknown }
  const falling = createDealer(() => thread as unknown as Worker)
  const dealt = falling.deal(name, 0)
  ;(thread.onerror as (event: object) => void)({})
  expect((await dealt).hearts).toEqual(crush.hearts)
  expect(thread.terminate).toHaveBeenCalled()
  expect(thread.postMessage).toHaveBeenCalledWith({
    id: 1,
    kind: 'deal',
    boardId: formatBoardId(name),
    image: 0,
  })
})

/** The contrast ratio of WCAG 2.2, 1.4.3. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
