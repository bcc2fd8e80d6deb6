import type { Table } from '../game/game-session'
import type { BoardMarks } from './board-painter'
import { tile, tilesOf } from './tiles'

/** What a board shows, and when that changes. */
export type Scene = {
  readonly subscribe: (listener: () => void) => () => void
  /** One picture per cell; nothing while there is no board. */
  readonly tiles: () => Uint8Array | undefined
  readonly marks: () => BoardMarks
}

const nothing: BoardMarks = { proof: [] }

/** The scene of the game on the table: covered while the player is away. */
export function sceneOf(table: Pick<Table, 'getState' | 'subscribe'>): Scene {
  return {
    subscribe: table.subscribe,
    tiles() {
      const { game, phase, plan, questions } = table.getState()
      const { columns, rows } = plan.name.level
      if (!game) return new Uint8Array(columns * rows).fill(tile.covered)
      return tilesOf(game, { questions, covered: game.away || phase === 'doubtful' })
    },
    marks() {
      const { clue, game } = table.getState()
      if (clue?.known.kind !== 'whole' || game?.away) return nothing
      return { safe: clue.known.cell, proof: clue.known.numbers }
    },
  }
}
