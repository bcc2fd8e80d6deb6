import type { GameSession } from '../game/game-session'
import type { BoardMarks } from './board-painter'
import { tile, tilesOf } from './tiles'

export type BoardContent = {
  readonly subscribe: (listener: () => void) => () => void
  /** One tile per cell; undefined while there is no board. */
  readonly tiles: () => Uint8Array | undefined
  readonly marks: () => BoardMarks
}

const noMarks: BoardMarks = { proof: [] }

/** The content of a live game. The board is covered while the player is away. */
export function boardContentOf(session: Pick<GameSession, 'getState' | 'subscribe'>): BoardContent {
  return {
    subscribe: session.subscribe,
    tiles() {
      const { game, phase, setup, questions } = session.getState()
      const { columns, rows } = setup.boardSpec.level
      if (!game) return new Uint8Array(columns * rows).fill(tile.covered)
      return tilesOf(game, { questions, covered: game.away || phase === 'may-need-guess' })
    },
    marks() {
      const { explanation, game } = session.getState()
      if (explanation?.deduction.kind !== 'safe' || game?.away) return noMarks
      return { safe: explanation.deduction.cell, proof: explanation.deduction.numbers }
    },
  }
}
