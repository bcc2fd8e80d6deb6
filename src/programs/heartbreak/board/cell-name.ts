import type { heartbreak } from '@/texts/heartbreak'

import { tile } from './tiles'

type Names = Pick<
  typeof heartbreak,
  'cell' | 'covered' | 'hidden' | 'pinned' | 'question' | 'exploded' | 'broken' | 'wrongPin' | 'nearby'
>

/** The accessible name of a cell; rows and columns count from 1. */
export function cellName(texts: Names, row: number, column: number, picture: number): string {
  return texts.cell(row, column, nameOfTile(texts, picture))
}

function nameOfTile(texts: Names, picture: number): string {
  switch (picture) {
    case tile.closed:
      return texts.covered
    case tile.covered:
      return texts.hidden
    case tile.pinned:
      return texts.pinned
    case tile.question:
      return texts.question
    case tile.exploded:
      return texts.exploded
    case tile.broken:
      return texts.broken
    case tile.wrongPin:
      return texts.wrongPin
  }
  return texts.nearby(picture)
}
