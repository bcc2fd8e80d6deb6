import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boardFrom } from '@/domain/heartbreak/board/board'
import { levels, startCell } from '@/domain/heartbreak/board/level'
import { imageCell, imageCount, imageOf } from '@/domain/heartbreak/board/transform'
import { dealBoard } from '@/domain/heartbreak/generator/generator'
import { countThreeBv, gradeBoard } from '@/domain/heartbreak/generator/grade'
import { placeHearts } from '@/domain/heartbreak/generator/placement'
import { randomFrom } from '@/domain/heartbreak/generator/random'
import { needsCell } from '@/domain/heartbreak/run/move'
import { replay } from '@/domain/heartbreak/run/replay'
import { solve } from '@/domain/heartbreak/solver/solver'
import { numberedSeed } from './numbered-seed'
import { playToTheEnd, ranked } from './played-game'

const anyLevel = fc.constantFrom(...levels)

test('each image maps every cell to a different cell, and no two images are equal', () => {
  for (const level of levels) {
    const images = Array.from({ length: imageCount(level) }, (_, image) =>
      Array.from({ length: level.columns * level.rows }, (_, cell) => imageCell(level, image, cell)),
    )
    for (const image of images) expect(new Set(image).size).toBe(level.columns * level.rows)
    expect(new Set(images.map(String)).size).toBe(level.id === 'crush' || level.id === 'fling' ? 8 : 4)
    expect(images[0]?.every((cell, index) => cell === index)).toBe(true)
  }
  expect(() => imageCell({ columns: 9, rows: 16 }, 4, 0)).toThrow('has no image 4')
})

// Proves S2.5
test('images commute with solving: the deduced cells and the rules are the same', () => {
  fc.assert(
    fc.property(anyLevel, fc.nat(), fc.nat(7), (level, number, choice) => {
      const image = choice % imageCount(level)
      const board = boardFrom(
        level,
        placeHearts(level, randomFrom(numberedSeed(number))),
        startCell(level),
        false,
      )
      const plain = solve(board)
      const seen = solve(imageOf(board, image))
      expect([seen.solved, seen.hardest, seen.proofSteps]).toEqual([
        plain.solved,
        plain.hardest,
        plain.proofSteps,
      ])
      plain.solverState.marks.forEach((mark, cell) => {
        if (seen.solverState.marks[imageCell(level, image, cell)] !== mark)
          expect.unreachable(`cell ${cell} differs`)
      })
    }),
    { numRuns: 150 },
  )
})

test('an image has the 3BV, the openings and the grade of its board', () => {
  fc.assert(
    fc.property(anyLevel, fc.nat(), fc.nat(7), (level, number, choice) => {
      const board = dealBoard({ level, seed: numberedSeed(number) })
      const image = imageOf(board, choice % imageCount(level))
      expect(gradeBoard(image)).toEqual(gradeBoard(board))
      expect(countThreeBv(image)).toEqual(countThreeBv(board))
    }),
    { numRuns: 60 },
  )
})

test('a game is won on an image by the mapped moves, and not by the original moves', () => {
  const [crush] = levels
  const board = dealBoard({ level: crush, seed: numberedSeed(5) })
  const image = imageOf(board, 5)
  const { moves } = playToTheEnd(board, 1)
  const mapped = moves.map((move) =>
    needsCell(move.operation) ? { ...move, cell: imageCell(crush, 5, move.cell) } : move,
  )
  expect(replay(image, ranked, mapped)).toMatchObject({ ok: true, game: { phase: 'won' } })
  const leaked = replay(image, ranked, moves)
  expect(leaked.ok && leaked.game.phase === 'won').toBe(false)
})
