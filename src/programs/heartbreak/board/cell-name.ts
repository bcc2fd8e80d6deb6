import type { heartbreakTexts } from '@/texts/en/heartbreak/heartbreak'
import { tile } from './tiles'

type Names = Pick<
  typeof heartbreakTexts,
  'cell' | 'covered' | 'hidden' | 'pinned' | 'question' | 'burst' | 'broken' | 'wrongPin' | 'nearby'
>

/** What a screen reader calls a cell; rows and columns count from 1. */
export function cellName(texts: Names, row: number, column: number, picture: number): string {
  return texts.cell(row, column, whatIs(texts, picture))
}

function whatIs(texts: Names, picture: number): string {
  switch (picture) {
    case tile.closed:
      return texts.covered
    case tile.covered:
      return texts.hidden
    case tile.pinned:
      return texts.pinned
    case tile.question:
      return texts.question
    case tile.burst:
      return texts.burst
    case tile.broken:
      return texts.broken
    case tile.wrongPin:
      return texts.wrongPin
  }
  return texts.nearby(picture)
}
