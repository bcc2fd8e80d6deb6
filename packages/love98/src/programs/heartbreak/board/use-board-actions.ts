import { useEffect, useMemo, useRef } from 'react'
import { numberAt } from '@/domain/heartbreak/board/board'
import { closed, opened } from '@/domain/heartbreak/run/game'
import { heartbreakStatus } from '@/texts/heartbreak-status'

import type { GameSession } from '../game/game-session'
import type { InputCounter } from '../ranked/input-counter'
import type { BoardActions } from './board'
import type { InputOrigin } from './board-pointer'
import type { TapMode } from './touch-bar'

type Dependencies = {
  readonly session: GameSession
  readonly inputCounter: InputCounter
  readonly questions: boolean
  readonly tapMode: TapMode
  readonly onPressing: (pressing: boolean) => void
  readonly onZoom: (step: 1 | -1) => void
}

const pinchStep = 1.2

/** The functions are stable: they read the current options from a ref. */
export function useBoardActions(given: Dependencies): BoardActions {
  const latest = useRef(given)
  useEffect(() => {
    latest.current = given
  })
  const { inputCounter, session } = given
  return useMemo(() => {
    let spread = 1
    const counted = (origin: InputOrigin, done: unknown) => {
      if (done) inputCounter.count(origin)
    }
    const chord = (cell: number, origin: InputOrigin) => {
      const done = session.move('chord', cell)
      counted(origin, done)
      if (!done) explainRefusedChord(session, cell)
    }
    const open = (cell: number, origin: InputOrigin) => counted(origin, session.move('open', cell))
    const pin = (cell: number, origin: InputOrigin) =>
      counted(origin, session.pin(cell, latest.current.questions))
    const isNumber = (cell: number) => session.getState().game?.cells[cell] === opened
    return {
      open,
      pin,
      chord,
      enter: (cell, origin) => (isNumber(cell) ? chord(cell, origin) : open(cell, origin)),
      tap(cell, origin) {
        if (isNumber(cell)) chord(cell, origin)
        else if (latest.current.tapMode === 'pin') pin(cell, origin)
        else open(cell, origin)
      },
      hint: (near) => void session.hint(near),
      onPressing: (pressing) => latest.current.onPressing(pressing),
      onZoom: (step) => latest.current.onZoom(step),
      onPinch(ratio) {
        spread *= ratio
        if (spread > pinchStep || spread < 1 / pinchStep) {
          latest.current.onZoom(spread > 1 ? 1 : -1)
          spread = 1
        }
      },
      onSample: () => inputCounter.sample(),
    }
  }, [inputCounter, session])
}

/** Explains a chord that did nothing because the pins around the number do not match it. */
function explainRefusedChord(session: GameSession, cell: number): void {
  const { game } = session.getState()
  if (!game || game.away || game.cells[cell] !== opened) return
  if (game.phase !== 'ready' && game.phase !== 'playing') return
  const number = numberAt(game.board, cell)
  const hasClosed = game.board.field.neighbors[cell]?.some((near) => game.cells[near] === closed)
  if (number > 0 && hasClosed) session.showNotice(heartbreakStatus.cannotChord(number))
}
