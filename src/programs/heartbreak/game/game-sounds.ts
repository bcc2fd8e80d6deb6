import { playSound } from '@/desktop/preferences/sounds'
import { opened, pinned } from '@/domain/heartbreak/run/game'
import type { GameSession } from './game-session'

/** The pitch rises with each opening in a row, up to this step. */
const highestStep = 12

/** Plays the sounds of a session, if the visitor turned sounds on. @returns unsubscribes */
export function playGameSounds(session: GameSession): () => void {
  let step = 0
  return session.subscribe(({ game, moves }, before) => {
    if (!game || !before.game || moves.length !== before.moves.length + 1) return
    const { operation } = moves.at(-1) ?? {}
    if (operation === 'pin' || operation === 'unpin') {
      if (count(game.cells, pinned) !== count(before.game.cells, pinned)) playSound('heart-pin')
      return
    }
    if (operation !== 'open' && operation !== 'chord') return
    if (game.lives < before.game.lives) {
      step = 0
      playSound('heart-crack')
    } else if (game.phase === 'won') playSound('heart-won')
    else if (count(game.cells, opened) > count(before.game.cells, opened)) {
      step = Math.min(highestStep, step + 1)
      playSound('heart-open', step)
    }
  })
}

function count(cells: Uint8Array, state: number): number {
  return cells.reduce((sum, cell) => (cell === state ? sum + 1 : sum), 0)
}
