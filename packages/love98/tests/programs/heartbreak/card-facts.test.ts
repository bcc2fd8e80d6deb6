import { expect, test } from 'vitest'
import { levels } from '@/domain/heartbreak/board/level'
import { dealBoard } from '@/domain/heartbreak/generator/generator'
import { cardFacts } from '@/programs/heartbreak/card/card-facts'
import type { GameSetup } from '@/programs/heartbreak/game/game-setup'

import { numberedSeed } from '../../domain/heartbreak/numbered-seed'
import { sessionOf } from './session-of'

const today = '2026-11-22'
const board = dealBoard({ level: levels[0], seed: numberedSeed(7) })

async function cardOf(part: Partial<GameSetup>, wins = true) {
  const { clock, session } = await sessionOf(board, { mode: 'classic', ranked: false })
  for (const [cell, heart] of board.hearts.entries()) {
    clock.now += 100
    if ((heart === 1) !== wins) session.move('open', cell)
  }
  const state = session.getState()
  return cardFacts({ ...state, setup: { ...state.setup, ...part } }, today)
}

test('the card of a won game has its level, time, day and every cell of its board', async () => {
  const facts = await cardOf({})
  expect(facts).toMatchObject({ board: 'Crush · 9×9', lines: [today, 'Hints: 0'] })
  expect(facts?.result).toMatch(/^Won in \d+\.\d s$/)
  expect(facts?.cells?.flat().filter((cell) => cell < 0)).toHaveLength(board.level.broken)
})

test('a lost game has no card', async () => {
  expect(await cardOf({}, false)).toBeNull()
})

test.each<[string, Partial<GameSetup>]>([
  ['of a day', { date: '2026-11-20' }],
  ['that is ranked', { rules: { mode: 'classic', ranked: true } }],
])('the card hides the board %s, because others still have to solve it', async (_what, part) => {
  const facts = await cardOf(part)
  expect(facts?.cells).toBeNull()
  if (part.date) expect(facts?.lines[0]).toBe('Board of 2026-11-20 (UTC)')
})
