import { type Card, isRed, rankOf, suitOf } from '@/domain/solitaire/card'
import type { CardColors } from './card-colors'
import { courtArt } from './court-art'
import { pipArt, smallPipArt } from './pip-art'

export type CardSize = { readonly width: number; readonly height: number }

/** The cards of 1998. Narrower cards have a plainer face. */
export const fullSize: CardSize = { width: 71, height: 96 }

/** Fills one pixel or a block, relative to the card's place on the sheet. */
export type Fill = (color: string, x: number, y: number, width?: number, height?: number) => void

/** Draws the face of a card: with all its pips if there is room, else with one large pip below a large corner. */
export function paintFace(fill: Fill, card: Card, size: CardSize, colors: CardColors): void {
  paintPaper(fill, size, colors)
  const turned: Fill = (color, x, y, width = 1, height = 1) =>
    fill(color, size.width - x - width, size.height - y - height, width, height)
  if (size.width < fullSize.width) {
    paintPlain(fill, card, size, colors)
    return
  }
  for (const half of [fill, turned]) {
    paintCorner(half, card, size, colors)
    if (rankOf(card) > 10) paintCourt(half, card, colors, { x: 16, y: 14 })
    // The lower half is upside down. Pips on the middle line and the odd pip of a seven are drawn once.
    for (const [x, y] of pipsOf(rankOf(card)))
      if (half === fill || (y < middle && !(rankOf(card) === 7 && x === center)))
        paint(half, pipOf(card), colors, card, x, y)
  }
  if (rankOf(card) === 1) paint(fill, pipOf(card), colors, card, 22, 35, 2)
  if (rankOf(card) > 10) paintFrame(fill, colors)
}

function paintPlain(fill: Fill, card: Card, size: CardSize, colors: CardColors): void {
  paintCorner(fill, card, size, colors)
  const rank = rankOf(card)
  if (rank > 10) paintCourt(fill, card, colors, { x: (size.width - 40) >> 1, y: size.height - 34 })
  else
    paint(
      fill,
      pipOf(card),
      colors,
      card,
      (size.width - 26) >> 1,
      size.height - 26 - ((size.height - 42) >> 1),
      2,
    )
}

function paintPaper(fill: Fill, { width, height }: CardSize, colors: CardColors): void {
  fill(colors.black, 1, 0, width - 2, height)
  fill(colors.black, 0, 1, width, height - 2)
  fill(colors.paper, 1, 1, width - 2, height - 2)
}

/**
 * Paints rank and suit in the upper left corner: the suit below the rank, as on printed cards. Narrow cards have
 * them side by side, because their columns leave only 14 px of a covered card free.
 */
function paintCorner(fill: Fill, card: Card, { width }: CardSize, colors: CardColors): void {
  const isFull = width >= fullSize.width
  const suit = isFull ? { x: 3, y: 15 } : { x: width - 12, y: 4 }
  paint(fill, rankArt[rankOf(card) - 1] ?? [], colors, card, 3, 3)
  paint(fill, smallPipArt[suitOf(card)] ?? [], colors, card, suit.x, suit.y)
}

function paintCourt(fill: Fill, card: Card, colors: CardColors, at: { x: number; y: number }): void {
  const half = courtArt[rankOf(card) - 11] ?? []
  const whole = half.map((row) => row + [...row].reverse().join(''))
  paint(fill, whole, colors, card, at.x, at.y)
}

function paintFrame(fill: Fill, { black }: CardColors): void {
  const [left, top, right, bottom] = [14, 12, 56, 83]
  fill(black, left, top, right - left + 1, 1)
  fill(black, left, bottom, right - left + 1, 1)
  fill(black, left, top, 1, bottom - top + 1)
  fill(black, right, top, 1, bottom - top + 1)
  fill(black, left, 47, right - left + 1, 2)
}

function paint(
  fill: Fill,
  art: readonly string[],
  colors: CardColors,
  card: Card,
  left: number,
  top: number,
  scale = 1,
): void {
  for (const [y, row] of art.entries())
    for (const [x, letter] of [...row].entries()) {
      const color = colorOf(letter, card, colors)
      if (color) fill(color, left + x * scale, top + y * scale, scale, scale)
    }
}

function colorOf(letter: string, card: Card, colors: CardColors): string | undefined {
  const suit = isRed(card) ? colors.red : colors.black
  const { roles } = colors
  const own: Readonly<Record<string, string>> = {
    '#': suit,
    h: colors.shine,
    r: colors.shade,
    k: colors.black,
    R: isRed(card) ? colors.red : roles.B,
    B: isRed(card) ? roles.b : roles.r,
    Y: roles.Y,
    y: roles.y,
    S: colors.skin,
    H: colors.hair,
    w: colors.paper,
  }
  return own[letter]
}

function pipOf(card: Card): readonly string[] {
  return pipArt[suitOf(card)] ?? []
}

const [left, center, right] = [15, 29, 43]
const [top, upper, lower, middle] = [10, 31, 20, 41]

/**
 * Returns the positions of the pips in the upper half and on the middle line. The pips of the upper half
 * repeat below.
 */
function pipsOf(rank: number): readonly (readonly [x: number, y: number])[] {
  const pair = (y: number) => [[left, y] as const, [right, y] as const]
  switch (rank) {
    case 2:
      return [[center, top]]
    case 3:
      return [
        [center, top],
        [center, middle],
      ]
    case 4:
      return pair(top)
    case 5:
      return [...pair(top), [center, middle]]
    case 6:
      return [...pair(top), ...pair(middle)]
    case 7:
    case 8:
      return [...pair(top), ...pair(middle), [center, 25]]
    case 9:
      return [...pair(top), ...pair(upper), [center, middle]]
    case 10:
      return [...pair(top), ...pair(upper), [center, lower]]
    default:
      return []
  }
}

/** Ace to king for the corners, 9 by 11 pixels; the ten is narrow enough for the same place. */
export const rankArt: readonly (readonly string[])[] = [
  '...###... ...###... ..##.##.. ..##.##.. ..##.##.. .##...##. .#######. .#######. ##.....## ##.....## ##.....##',
  '.######.. ########. ##....##. ......##. .....###. ....###.. ...###... ..###.... .###..... ########. ########.',
  '.######.. ########. ##....##. ......##. ..#####.. ..#####.. ......##. ......##. ##....##. ########. .######..',
  '.....##.. ....###.. ...####.. ..##.##.. .##..##.. ##...##.. ########. ########. .....##.. .....##.. .....##..',
  '########. ########. ##....... ##....... #######.. ########. ......##. ......##. ##....##. ########. .######..',
  '.######.. ########. ##....##. ##....... #######.. ########. ##....##. ##....##. ##....##. ########. .######..',
  '########. ########. ......##. .....##.. .....##.. ....##... ....##... ...##.... ...##.... ..##..... ..##.....',
  '.######.. ########. ##....##. ##....##. .######.. .######.. ##....##. ##....##. ##....##. ########. .######..',
  '.######.. ########. ##....##. ##....##. ##....##. ########. .#######. ......##. ##....##. ########. .######..',
  '##..####. ##.##..## ##.##..## ##.##..## ##.##..## ##.##..## ##.##..## ##.##..## ##.##..## ##.##..## ##..####.',
  '...#####. ...#####. .....##.. .....##.. .....##.. .....##.. .....##.. ##...##.. ##...##.. .#####... ..###....',
  '.#####... ##...##.. ##...##.. ##...##.. ##...##.. ##...##.. ##.#.##.. ##.####.. ##..##... .######.. ..##..##.',
  '##....##. ##...##.. ##..##... ##.##.... ####..... ####..... ##.##.... ##..##... ##...##.. ##....##. ##....##.',
].map((rows) => rows.split(' '))
