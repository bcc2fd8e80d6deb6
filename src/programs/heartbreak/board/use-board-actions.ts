import { useEffect, useMemo, useRef } from 'react'
import { numberAt } from '@/domain/heartbreak/board/board'
import { closed, opened } from '@/domain/heartbreak/run/game'
import { heartbreakNews } from '@/texts/en/heartbreak/heartbreak'
import { inLocale } from '@/texts/locale'
import type { Table } from '../game/game-session'
import type { InputCounts } from '../ranked/input-counter'
import type { BoardActions } from './board'
import type { By } from './board-pointer'
import type { TapMode } from './touch-bar'

type Given = {
  readonly table: Table
  readonly counts: InputCounts
  readonly questions: boolean
  readonly tapMode: TapMode
  readonly onPressing: (pressing: boolean) => void
  readonly onZoom: (step: 1 | -1) => void
}

/** Fingers must move this much apart, as a ratio, for the next size. */
const pinchStep = 1.2

/** What presses and keys on the board do to the game. Made once: what is chosen meanwhile is looked up. */
export function useBoardActions(given: Given): BoardActions {
  const latest = useRef(given)
  useEffect(() => {
    latest.current = given
  })
  const { counts, table } = given
  return useMemo(() => {
    let spread = 1
    const counted = (by: By, done: unknown) => {
      if (done) counts.count(by)
    }
    const chord = (cell: number, by: By) => {
      const done = table.move('chord', cell)
      counted(by, done)
      if (!done) sayWhyNoChord(table, cell)
    }
    const open = (cell: number, by: By) => counted(by, table.move('open', cell))
    const pin = (cell: number, by: By) => counted(by, table.pin(cell, latest.current.questions))
    const isNumber = (cell: number) => table.getState().game?.cells[cell] === opened
    return {
      open,
      pin,
      chord,
      enter: (cell, by) => (isNumber(cell) ? chord(cell, by) : open(cell, by)),
      tap(cell, by) {
        if (isNumber(cell)) chord(cell, by)
        else if (latest.current.tapMode === 'pin') pin(cell, by)
        else open(cell, by)
      },
      hint: (near) => void table.hint(near),
      onPressing: (pressing) => latest.current.onPressing(pressing),
      onZoom: (step) => latest.current.onZoom(step),
      onPinch(ratio) {
        spread *= ratio
        if (spread > pinchStep || spread < 1 / pinchStep) {
          latest.current.onZoom(spread > 1 ? 1 : -1)
          spread = 1
        }
      },
      onSample: () => counts.sample(),
    }
  }, [counts, table])
}

/** A press that does nothing is explained, where the number's pins are what is missing. */
function sayWhyNoChord(table: Table, cell: number): void {
  const { game } = table.getState()
  if (!game || game.away || game.cells[cell] !== opened) return
  if (game.phase !== 'ready' && game.phase !== 'playing') return
  const number = numberAt(game.board, cell)
  const hasClosed = game.board.field.neighbours[cell]?.some((near) => game.cells[near] === closed)
  if (number > 0 && hasClosed) table.say(inLocale(heartbreakNews).cannotChord(number))
}
