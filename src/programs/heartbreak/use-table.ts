import { useEffect, useState } from 'react'
import { formatBoardId } from '@/domain/heartbreak/board-id'
import { heartbreakNews } from '@/texts/en/heartbreak'
import { inLocale } from '@/texts/locale'
import { createDealer } from './dealer'
import { freshPlan } from './fresh-plan'
import type { Options } from './options'
import { countGame, readStatistics, writeStatistics } from './statistics'
import { forgetGame, keepGame, readGame } from './stored-game'
import { createTable, type Table, type TableState } from './table'
import { soundTable } from './table-sounds'

/** Where the game on the table, and the last one that ended, are kept. */
const [onTable, last] = ['love98-heartbreak-game', 'love98-heartbreak-last'] as const
/** Milliseconds after the last move until the game is kept. */
const calmMs = 1_000

/** One table for as long as the window is open, with what goes on around it: keeping the game, counting it. */
export function useTable(options: Options): Table {
  const [{ dealer, table }] = useState(() => {
    const made = createDealer()
    return { dealer: made, table: createTable({ dealer: made, now }, freshPlan(options.level, options.mode)) }
  })

  // Storage and the page's end lie outside of React.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      clearTimeout(timer)
      const state = table.getState()
      if (isKept(state)) keepGame(onTable, state, now())
    }
    const stop = table.subscribe((state, before) => {
      if (state.moves === before.moves || state.moves.length === 0) return
      clearTimeout(timer)
      if (isOver(state) && !isOver(before) && state.moves.length > before.moves.length) finish(table, state)
      else if (isKept(state)) timer = setTimeout(keep, calmMs)
    })
    const silence = soundTable(table)
    window.addEventListener('pagehide', keep)
    document.addEventListener('visibilitychange', keep)
    return () => {
      stop()
      silence()
      keep()
      dealer.stop()
      window.removeEventListener('pagehide', keep)
      document.removeEventListener('visibilitychange', keep)
    }
  }, [dealer, table])

  return table
}

/**
 * Puts the game of the last visit on the table, if there is one, and it is on the board that is asked for.
 * @returns what was found
 */
export function resumeGame(table: Table, boardId?: string): 'resumed' | 'corrupt' | 'none' {
  const stored = readGame(onTable)
  if (stored === 'corrupt') {
    forgetGame(onTable)
    return 'corrupt'
  }
  if (!stored || (boardId !== undefined && formatBoardId(stored.plan.name) !== boardId)) return 'none'
  void table.deal(stored.plan, stored.resumed)
  return 'resumed'
}

/** A new game is begun: the one before it is not taken up again. */
export function leaveGame(): void {
  forgetGame(onTable)
}

function finish(table: Table, state: TableState): void {
  forgetGame(onTable)
  keepGame(last, state, now())
  if (!state.game) return
  const { isBest, statistics } = countGame(readStatistics(), state.game, state.plan.date)
  writeStatistics(statistics)
  if (isBest) table.say(inLocale(heartbreakNews).best)
}

/** Whether the game on the table was won or lost. */
export function isOver({ game }: TableState): boolean {
  return game?.phase === 'won' || game?.phase === 'dead'
}

function isKept(state: TableState): boolean {
  return state.phase === 'game' && state.game?.phase === 'playing' && !state.plan.rules.ranked
}

function now(): number {
  return performance.now()
}
