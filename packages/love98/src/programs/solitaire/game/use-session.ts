import { useEffect, useState } from 'react'
import { readStored, removeStored, writeStored } from '@/browser/storage'
import { seedBytes } from '@/domain/heartbreak/board/seed'
import { newGame, scoreAt } from '@/domain/solitaire/game'
import { formatRecord, type GameRecord, parseRecord } from '@/domain/solitaire/game-record'
import { solitaireGameKey } from '@/domain/solitaire/storage-keys'
import { isWon } from '@/domain/solitaire/table'
import type { Options } from './options'
import { createSession, type GameNews, type Session, type SessionState } from './session'
import { readStatistics, withWin, writeStatistics } from './statistics'

/** The seed of a new game, from the Web Crypto API. */
export function freshSeed(): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(seedBytes))
}

/** Creates the session of the window with the stored game or a new one. Stores the game and counts it. */
export function useSession(options: Options): Session {
  const [session] = useState(() => createSession(firstOf(options)))

  useEffect(() => {
    const keep = () => save(session.getState())
    const stop = session.subscribe((state, before) => {
      if (state.game === before.game) return
      if (
        state.game.last &&
        !before.game.last &&
        state.game.last.before === before.game &&
        !counted.has(state.seed)
      ) {
        counted.add(state.seed)
        writeStatistics({ ...readStatistics(), played: readStatistics().played + 1 })
      }
      if (isWon(state.game.table) && !isWon(before.game.table)) recordWin(state)
      keep()
    })
    window.addEventListener('pagehide', keep)
    document.addEventListener('visibilitychange', keep)
    return () => {
      stop()
      keep()
      window.removeEventListener('pagehide', keep)
      document.removeEventListener('visibilitychange', keep)
    }
  }, [session])

  return session
}

/** The deals whose first move was counted. After an undo the first move can be made again. */
const counted = new WeakSet<Uint8Array>()

function firstOf(rules: Options): { record: GameRecord; news: GameNews } {
  const text = readStored(solitaireGameKey)
  const record = text === null ? undefined : parseRecord(text)
  if (record) {
    counted.add(record.seed)
    return { record, news: { kind: 'restored' } }
  }
  if (text !== null) removeStored(solitaireGameKey)
  return { record: dealt(rules), news: { kind: text === null ? 'dealt' : 'corrupt' } }
}

function dealt({ drawCount, scoring, timed }: Options) {
  const seed = freshSeed()
  return { seed, day: null, game: newGame(seed, { drawCount, scoring, timed }), seconds: 0 }
}

/** Stores a game that has a move and is not over; nothing is stored before the first move. */
function save(state: SessionState): void {
  const { game } = state
  if (game.last && !isWon(game.table)) writeStored(solitaireGameKey, formatRecord(state))
  else if (readStored(solitaireGameKey) !== null) removeStored(solitaireGameKey)
}

function recordWin({ day, game, seconds }: SessionState): void {
  const { scoring, timed } = game.rules
  writeStatistics(
    withWin(readStatistics(), {
      day,
      seconds: timed ? game.at : null,
      score: scoring === 'none' ? null : scoreAt(game, seconds),
    }),
  )
}
