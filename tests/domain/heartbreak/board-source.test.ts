import { expect, test } from 'vitest'
import { levels } from '@/domain/heartbreak/board/level'
import { dealBoard } from '@/domain/heartbreak/generator/generator'
import { sourceOf } from '@/domain/heartbreak/run/board-source'
import { newGame } from '@/domain/heartbreak/run/game'
import { numberedSeed } from './numbered-seed'
import { playToTheEnd, ranked } from './played-game'

test('a source reveals what the game opens, and nothing else', async () => {
  const board = dealBoard({ level: levels[1], seed: numberedSeed(4) })
  const source = sourceOf(board)
  const openIn = (cells?: Uint8Array) => [...(cells?.keys() ?? [])].filter((cell) => cells?.[cell] === 1)
  const sorted = (cells: Iterable<number>) => [...cells].sort((one, other) => one - other)
  const open = new Set((await source.begin()).map(({ cell }) => cell))
  const pinned = new Set<number>()
  const { moves, states } = playToTheEnd(board, 4)
  expect(sorted(open)).toEqual(openIn(newGame(board, ranked).cells))
  for (const [at, { cell, operation }] of moves.entries()) {
    if (operation === 'pin') pinned.add(cell)
    if (operation === 'unpin') pinned.delete(cell)
    if (operation === 'chord') for (const near of openIn(states[at]?.cells)) open.add(near)
    if (operation !== 'open') continue
    for (const { cell: revealed, shows } of await source.open(cell, { open, pinned })) {
      expect(shows).toBe(board.numbers[revealed])
      open.add(revealed)
    }
    expect(sorted(open)).toEqual(openIn(states[at]?.cells))
  }
  const broken = board.hearts.indexOf(1)
  const none = new Set<number>()
  expect(await source.open(broken, { open: none, pinned: none })).toEqual([{ cell: broken, shows: 'broken' }])
  expect(await source.open(broken, { open: none, pinned: new Set([broken]) })).toEqual([])
})
