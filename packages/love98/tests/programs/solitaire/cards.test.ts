import { expect, test } from 'vitest'
import { contrast } from '@/domain/appearance/contrast'
import { backIds, backTiles } from '@/programs/solitaire/cards/back-art'
import { cardColors } from '@/programs/solitaire/cards/card-colors'
import { courtArt } from '@/programs/solitaire/cards/court-art'
import { type Fill, fullSize, paintFace, rankArt } from '@/programs/solitaire/cards/paint-card'
import { pipArt, smallPipArt } from '@/programs/solitaire/cards/pip-art'
import { skins } from '@/skins/registry'

function painted(card: number, size: { width: number; height: number }): string[][] {
  const rows = Array.from({ length: size.height }, () => Array<string>(size.width).fill(''))
  const fill: Fill = (color, x, y, width = 1, height = 1) => {
    for (let row = y; row < y + height; row++)
      for (let column = x; column < x + width; column++) {
        if (rows[row]?.[column] === undefined)
          throw new Error(`card ${card} is painted beside itself: ${column}, ${row}`)
        ;(rows[row] as string[])[column] = color
      }
  }
  paintFace(fill, card, size, cardColors('standard'))
  return rows
}

test('the drawings have the size of their placement', () => {
  const sizes = (arts: readonly (readonly string[])[]) =>
    new Set(arts.map((art) => [...new Set(art.map(({ length }) => length)), art.length].join('x')))
  expect(sizes(pipArt)).toEqual(new Set(['13x13']))
  expect(sizes(smallPipArt)).toEqual(new Set(['9x9']))
  expect(sizes(rankArt)).toEqual(new Set(['9x11']))
  expect(sizes(courtArt)).toEqual(new Set(['20x33']))
  for (const id of backIds) expect(new Set(backTiles[id].map(({ length }) => length)).size).toBe(1)
})

test.each([
  [71, 96],
  [52, 72],
  [47, 65],
  [42, 58],
])('the 52 faces of %i by %i pixels are different and within their edges', (width, height) => {
  const faces = Array.from({ length: 52 }, (_, card) => JSON.stringify(painted(card, { width, height })))
  expect(new Set(faces).size).toBe(52)
})

test('a full face shows as many pips as its rank, and the same half turned round', () => {
  for (let rank = 1; rank <= 10; rank++) {
    // The dark pixels of a spade inside the card, without the corners.
    const inside = painted(rank - 1, fullSize)
      .slice(8, 88)
      .map((row) => row.slice(14, 57))
    const count = inside.flat().filter((color) => color === cardColors('standard').black).length
    const pip = pipArt[0]?.join('').replaceAll('.', '').length ?? 0
    expect(count).toBe(rank === 1 ? 4 * pip : rank * pip)
  }
})

test('a full face has the suit below the rank in two opposite corners, and nothing in the others', () => {
  const { paper } = cardColors('standard')
  for (let card = 0; card < 52; card++) {
    const face = painted(card, fullSize)
    const ink = (left: number, top: number, height: number) =>
      face
        .slice(top, top + height)
        .flatMap((row) => row.slice(left, left + 9))
        .filter((color) => color !== paper).length
    expect(ink(3, 3, 11)).toBeGreaterThan(20)
    expect(ink(3, 15, 9)).toBe(smallPipArt[Math.floor(card / 13)]?.join('').replaceAll('.', '').length)
    expect(ink(59, 3, 22)).toBe(0)
    const turned = [...face].reverse().map((row) => [...row].reverse())
    expect(turned.slice(3, 25).map((row) => row.slice(3, 12))).toEqual(
      face.slice(3, 25).map((row) => row.slice(3, 12)),
    )
  }
})

test.each(skins.map(({ id }) => id))('in the skin %s both suit colors are readable on the paper', (id) => {
  const { black, paper, red, table } = cardColors(id)
  expect(contrast(black, paper)).toBeGreaterThanOrEqual(7)
  expect(contrast(red, paper)).toBeGreaterThanOrEqual(4.5)
  expect(contrast(paper, table)).toBeGreaterThanOrEqual(3)
})
