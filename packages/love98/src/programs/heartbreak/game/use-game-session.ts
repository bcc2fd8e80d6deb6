import { useEffect, useState } from 'react'
import { isStoragePersistent } from '@/browser/storage'
import { trayRequested } from '@/desktop/notifications/tray-requested'
import { playSound } from '@/desktop/preferences/sounds'
import { formatBoardId } from '@/domain/heartbreak/board/board-id'
import { opened, pinned } from '@/domain/heartbreak/run/game'
import { currentGameKey, lastGameKey } from '@/domain/heartbreak/storage-keys'
import { heartbreakStatus } from '@/texts/heartbreak-status'
import { winShowMs } from '../board/win-show-time'
import type { InputCounter } from '../ranked/input-counter'
import { forgetBestName } from './best-times'
import { createDealer } from './dealer'
import { createGameSession, type GameSession, type GameSessionState } from './game-session'
import type { GameSetup } from './game-setup'
import { newSetup } from './game-setup'
import type { Options } from './options'
import { readStatistics, recordGame, recordKey, writeStatistics } from './statistics'
import { readGame, removeGame, saveGame } from './stored-game'

/** The delay from the last move until the game is stored, ms. */
const saveDelayMs = 1_000
/** The setups of abandoned games, which are not stored again. */
const abandoned = new WeakSet<GameSetup>()

/** @param onBest called after the show of a win with the best time of its level in this browser; must be stable */
export function useGameSession(
  options: Options,
  inputCounter: InputCounter,
  onBest: () => void,
): GameSession {
  const [{ dealer, session }] = useState(() => {
    const created = createDealer()
    return {
      dealer: created,
      session: createGameSession({ dealer: created, now }, newSetup(options.level, options.mode)),
    }
  })

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      clearTimeout(timer)
      const state = session.getState()
      if (shouldSave(state)) saveGame(currentGameKey, state, now(), inputCounter.read())
    }
    const stop = session.subscribe((state, before) => {
      // A ranked game is stored from its start, because the server has issued it.
      if (state.setup.rules.ranked && state.phase === 'game' && before.phase !== 'game') keep()
      if (state.moves === before.moves || state.moves.length === 0) return
      clearTimeout(timer)
      if (isOver(state) && !isOver(before) && state.moves.length > before.moves.length)
        finish(session, state, onBest)
      else if (shouldSave(state)) timer = setTimeout(keep, saveDelayMs)
    })
    const stopSounds = playGameSounds(session)
    window.addEventListener('pagehide', keep)
    document.addEventListener('visibilitychange', keep)
    return () => {
      stop()
      stopSounds()
      keep()
      dealer.stop()
      window.removeEventListener('pagehide', keep)
      document.removeEventListener('visibilitychange', keep)
    }
  }, [dealer, session, inputCounter, onBest])

  return session
}

/**
 * Resumes the stored game if it is ranked (its clock is running) or on the requested board.
 * @param boardId the requested board; any board if absent
 */
export function resumeGame(session: GameSession, inputCounter: InputCounter, boardId?: string): ResumeResult {
  const stored = readGame(currentGameKey)
  if (stored === 'corrupt') {
    removeGame(currentGameKey)
    return 'corrupt'
  }
  const { input, setup, resumed } = stored ?? {}
  if (!setup || !resumed) return 'none'
  if (setup.ticket && setup.ticket.expiresAt <= Date.now()) {
    removeGame(currentGameKey)
    return 'expired'
  }
  if (!setup.ticket && boardId !== undefined && formatBoardId(setup.boardSpec) !== boardId) return 'none'
  inputCounter.reset(input)
  void session.deal(setup, resumed)
  return setup.ticket ? 'ranked' : 'resumed'
}

/** The kind of the stored game: none, an unranked game, a ranked one, an expired ranked one, or invalid data. */
export type ResumeResult = 'none' | 'resumed' | 'ranked' | 'expired' | 'corrupt'

export function abandonGame(session: GameSession): void {
  abandoned.add(session.getState().setup)
  removeGame(currentGameKey)
}

export function isGamePersisted(): boolean {
  return isStoragePersistent(currentGameKey)
}

function finish(session: GameSession, state: GameSessionState, onBest: () => void): void {
  removeGame(currentGameKey)
  saveGame(lastGameKey, state, now())
  if (!state.game) return
  const { isBest, statistics } = recordGame(readStatistics(), state.game, state.setup.date)
  writeStatistics(statistics)
  // The tray shows the streak of solved days.
  if (state.setup.date !== undefined) trayRequested.setState({ isWanted: true })
  if (!isBest) return
  session.showNotice(heartbreakStatus.best)
  forgetBestName(recordKey(state.game.board.level.id))
  setTimeout(() => {
    const { game, setup } = session.getState()
    if (setup === state.setup && game?.phase === 'won') onBest()
  }, winShowMs())
}

export function isOver({ game }: GameSessionState): boolean {
  return game?.phase === 'won' || game?.phase === 'dead'
}

function shouldSave({ game, phase, setup }: GameSessionState): boolean {
  if (phase !== 'game' || !game || abandoned.has(setup)) return false
  return game.phase === 'playing' || (game.phase === 'ready' && setup.ticket !== undefined)
}

function now(): number {
  return performance.now()
}

/** The pitch rises with each opening in a row, up to this step. */
const highestStep = 12

/** Plays the sounds of a session, if the visitor turned sounds on. @returns unsubscribes */
function playGameSounds(session: GameSession): () => void {
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
