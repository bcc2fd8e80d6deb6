import { expect, test } from 'vitest'
import { newGame, play } from '@/domain/solitaire/game'
import { legalMoves } from '@/domain/solitaire/move'
import { isWon } from '@/domain/solitaire/table'
import { newsText } from '@/programs/solitaire/game/news-text'
import { createSession } from '@/programs/solitaire/game/session'
import { solitaire } from '@/texts/solitaire'

import { numberedSeed } from '../../domain/heartbreak/numbered-seed'
import { easy, gameWonByHints } from '../../domain/solitaire/played-games'

const seed = numberedSeed(7)
const sessionOf = (game = newGame(seed, easy), seconds = 0) =>
  createSession({ record: { seed, day: null, game, seconds }, news: { kind: 'dealt' } })
const newsOf = (session: ReturnType<typeof sessionOf>) => newsText(session.getState())

test('each move is announced with its card and its pile, and an illegal one changes nothing', () => {
  const session = sessionOf()
  const { game } = session.getState()
  expect(session.make({ from: 0, to: 6, count: 1 })).toBe(false)
  expect(session.getState().game).toBe(game)
  session.draw()
  expect(newsOf(session)).toMatch(/^\w+ of \w+ drawn\.$/)
  session.undo()
  expect(newsOf(session)).toBe(solitaire.undone)
  expect(session.getState().game).toBe(game)
  session.undo()
  expect(newsOf(session)).toBe(solitaire.nothingToUndo)
  const move = legalMoves(game.table, 1).find(({ to }) => to >= 6)
  if (!move) throw new Error('this deal begins without a move: choose another')
  session.make(move)
  expect(newsOf(session)).toMatch(new RegExp(`^\\w+ of \\w+ to column ${move.to - 5}\\.$`))
})

test('a hint names a move, or reports that no move exists', () => {
  const session = sessionOf()
  const move = session.hint()
  expect(move && play(session.getState().game, move, 0)).not.toBeNull()
  expect(newsOf(session)).toMatch(/^Hint: /)
  const { game } = session.getState()
  const stuck = { stock: [], waste: [], spread: 0, foundations: [[], [], [], []] }
  const column = (card: number) => ({ hidden: 0, cards: [card] })
  const dead = { ...stuck, columns: [11, 10, 9, 8, 7, 6, 5].map((card) => column(card)) }
  const lost = sessionOf({ ...game, table: dead })
  expect(lost.hint()).toBeNull()
  expect(newsOf(lost)).toBe(solitaire.noHint)
})

test('automatic finishing plays one move after the other, and the last one wins', () => {
  const { game } = gameWonByHints()
  let before = game
  for (let count = 0; count < 3 && before.last; count++) before = before.last.before
  const session = sessionOf(before, before.at + 5)
  expect(isWon(before.table)).toBe(false)
  session.sendAllHome()
  expect(isWon(session.getState().game.table)).toBe(true)
  expect(session.getState().falls).toBe(true)
  expect(newsOf(session)).toMatch(/^You won in \d+ seconds with \d+ points\.$/)
  session.land()
  expect(session.getState().falls).toBe(false)
  // A won game allows neither undo nor moves.
  session.undo()
  expect(isWon(session.getState().game.table)).toBe(true)
  session.sendAllHome()
  expect(newsOf(session)).toBe(solitaire.noHome)
})
