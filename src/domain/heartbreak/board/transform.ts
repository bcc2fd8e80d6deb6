import { type Board, boardFrom } from './board'
import { fieldOf } from './field'

/** A mirror image or rotation of a board; 0 leaves it as it is. */
export type Image = number

/** How many images a board has that keep its shape: 8 when it is square, otherwise 4. */
export function imageCount({ columns, rows }: { readonly columns: number; readonly rows: number }): number {
  return columns === rows ? 8 : 4
}

/**
 * Where a cell of the original lies in an image. Bit 0 mirrors left and right, bit 1 top and bottom (both: half a
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

/** The image of a board: as hard as the original and with the same score, but a solution read aloud does not fit it. */
export function imageOf(board: Board, image: Image): Board {
  const { columns, rows } = board.level
  const hearts = new Uint8Array(board.hearts.length)
  board.hearts.forEach((heart, cell) => {
    hearts[imageCell(fieldOf(columns, rows), image, cell)] = heart
  })
  return boardFrom(board.level, hearts, imageCell(board.level, image, board.start), board.guessFree)
}
