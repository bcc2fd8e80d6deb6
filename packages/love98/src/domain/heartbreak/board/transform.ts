import { type Board, boardFrom } from './board'
import { fieldOf } from './field'

/** A symmetry of a board (mirror image or rotation), 0 to 7; 0 is the identity. */
export type Image = number

/** The number of symmetries that keep the shape of a board: 8 for a square, otherwise 4. */
export function imageCount({ columns, rows }: { readonly columns: number; readonly rows: number }): number {
  return columns === rows ? 8 : 4
}

/**
 * Maps a cell to its position in an image. Bit 0 mirrors left and right, bit 1 top and bottom (both: half a
 * turn), bit 2 swaps columns and rows first, which only a square allows.
 */
export function imageCell(
  size: { readonly columns: number; readonly rows: number },
  image: Image,
  cell: number,
): number {
  const { columns, rows } = size
  if (!Number.isInteger(image) || image < 0 || image >= imageCount(size))
    throw new RangeError(`A board of ${columns} by ${rows} has no image ${image}.`)
  const across = cell % columns
  const down = (cell - across) / columns
  const [x, y] = image & 4 ? [down, across] : [across, down]
  return (image & 2 ? rows - 1 - y : y) * columns + (image & 1 ? columns - 1 - x : x)
}

/** The image of a board: equal in difficulty and 3BV, but moves on the original do not solve it. */
export function imageOf(board: Board, image: Image): Board {
  const { columns, rows } = board.level
  const hearts = new Uint8Array(board.hearts.length)
  board.hearts.forEach((heart, cell) => {
    hearts[imageCell(fieldOf(columns, rows), image, cell)] = heart
  })
  return boardFrom(board.level, hearts, imageCell(board.level, image, board.start), board.guessFree)
}
