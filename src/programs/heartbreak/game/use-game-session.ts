import { useEffect, useState } from 'react'
import { outlivesPage } from '@/browser/storage'
import { formatBoardId } from '@/domain/heartbreak/board/board-id'
import { heartbreakNews } from '@/texts/en/heartbreak/heartbreak'
import { inLocale } from '@/texts/locale'
import type { InputCounts } from '../ranked/input-counter'
import { createDealer } from './dealer'
import { freshPlan } from './game-setup'
import type { Options } from './options'
import { countGame, readStatistics, writeStatistics } from './statistics'
import { forgetGame, keepGame, readGame } from './stored-game'
import { createTable, type Plan, type Table, type TableState } from './game-session'
import { soundTable } from './game-sounds'

/** Where the game on the table, and the last one that ended, are kept. */
const [onTable, last] = ['love98-heartbreak-game', 'love98-heartbreak-last'] as const
/** Milliseconds after the last move until the game is kept. */
const calmMs = 1_000
/** Games that were left: they are not kept any more. */
const left = new WeakSet<Plan>()

/** One table for as long as the window is open, with what goes on around it: keeping the game, counting it. */
export function useTable(options: Options, counts: InputCounts): Table {
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
      if (isKept(state)) keepGame(onTable, state, now(), counts.read())
    }
    const stop = table.subscribe((state, before) => {
      // A ranked game is kept from its start: the server has given it out.
      if (state.plan.rules.ranked && state.phase === 'game' && before.phase !== 'game') keep()
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
  }, [dealer, table, counts])

  return table
}

/**
 * Puts the game of the last visit on the table, if there is one, and it is on the board that is asked for. A ranked one
 * comes before what is asked for: its clock is running.
 * @returns what was found
 */
export function resumeGame(table: Table, counts: InputCounts, boardId?: string): Found {
  const stored = readGame(onTable)
  if (stored === 'corrupt') {
    forgetGame(onTable)
    return 'corrupt'
  }
  const { input, plan, resumed } = stored ?? {}
  if (!plan || !resumed) return 'none'
  if (plan.ticket && plan.ticket.expiresAt <= Date.now()) {
    forgetGame(onTable)
    return 'expired'
  }
  if (!plan.ticket && boardId !== undefined && formatBoardId(plan.name) !== boardId) return 'none'
  counts.reset(input)
  void table.deal(plan, resumed)
  return plan.ticket ? 'ranked' : 'sessionRestored'
}

/** What an earlier visit left: an unranked game, a ranked one, one whose half hour is over, one that cannot be read. */
export type Found = 'none' | 'sessionRestored' | 'ranked' | 'expired' | 'corrupt'

/** The game on the table is given up: it is not taken up again. */
export function leaveGame(table: Table): void {
  left.add(table.getState().plan)
  forgetGame(onTable)
}

/** Whether the game on the table is found again after the page was left. */
export function isGameSafe(): boolean {
  return outlivesPage(onTable)
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

function isKept({ game, phase, plan }: TableState): boolean {
  if (phase !== 'game' || !game || left.has(plan)) return false
  return game.phase === 'playing' || (game.phase === 'ready' && plan.ticket !== undefined)
}

function now(): number {
  return performance.now()
}
