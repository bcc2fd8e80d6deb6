import { type Board, boardFrom } from './board'
import type { BoardName } from './board-id'
import { startCell } from './level'
import { placeHearts } from './placement'
import { randomFrom } from './random'
import { repair } from './repair'

/** After so many placements a board may need a guess; it never happens with the levels of the menu. */
const mostPlacements = 200

/**
 * Deals the board of a level and a seed, the same one everywhere and always. It can be solved from its start without
 * a guess; only a crowded custom level may be dealt a board that cannot, and then `guessFree` is false.
 */
export function dealBoard({ level, seed }: BoardName): Board {
  const random = randomFrom(seed)
  const start = startCell(level)
  const first = boardFrom(level, placeHearts(level, random), start, false)
  let placed = first
  for (let placement = 0; placement < mostPlacements; placement++) {
    const repaired = repair(placed, random)
    if (repaired) return repaired
    placed = boardFrom(level, placeHearts(level, random), start, false)
  }
  return first
}
