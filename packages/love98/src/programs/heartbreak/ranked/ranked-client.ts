import * as v from 'valibot'
import { createStore } from 'zustand/vanilla'
import type { HeartbreakServer } from '@/browser/api/heartbreak'
import { createStoredValue } from '@/desktop/preferences/create-preference'
import { AppError } from '@/domain/errors'
import { parseBoardId } from '@/domain/heartbreak/board/board-id'
import { timeMs } from '@/domain/heartbreak/run/play'
import { unsentRunsKey } from '@/domain/heartbreak/storage-keys'
import type { FinishAnswer, RankedKind, StartAnswer } from '@/domain/heartbreak/wire/api'
import { type FinishRequest, finishRequest } from '@/domain/heartbreak/wire/api'
import { encodeLog } from '@/domain/heartbreak/wire/move-log'
import type { GameSessionState } from '../game/game-session'
import type { GameSetup } from '../game/game-setup'
import { parseRecord } from '../game/options'
import type { InputCounter } from './input-counter'

export type SubmissionState =
  | { readonly phase: 'none' | 'sending' }
  /** No answer yet; it is sent again until `expiresAt`, ms since 1970. */
  | { readonly phase: 'waiting'; readonly expiresAt: number }
  | { readonly phase: 'confirmed'; readonly answer: FinishAnswer }
  | { readonly phase: 'failed'; readonly error: unknown }

type Dependencies = { readonly server: HeartbreakServer; readonly now?: () => number }

const retryDelays = [1_000, 3_000, 10_000, 30_000]
/** Errors that a retry cannot change. */
const finalErrors: readonly string[] = [
  'unknown-game',
  'bad-request',
  'bad-log',
  'too-large',
  'already-played',
]

export type RankedClient = ReturnType<typeof createRankedClient>

export function createRankedClient({ server, now = Date.now }: Dependencies) {
  const store = createStore<SubmissionState>(() => ({ phase: 'none' }))
  const submitted = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false

  async function send(unsent: UnsentRun, attempt: number): Promise<void> {
    clearTimeout(timer)
    const { gameId } = unsent.request
    store.setState(attempt === 0 ? { phase: 'sending' } : store.getState(), true)
    try {
      const lateMs = Math.max(0, now() - unsent.endedAt)
      const answer = await server.finish({ ...unsent.request, lateMs })
      removeUnsentRun(gameId, now())
      store.setState({ phase: 'confirmed', answer }, true)
    } catch (error) {
      const isFinal = error instanceof AppError && finalErrors.includes(error.code)
      if (isFinal || now() >= unsent.expiresAt) {
        removeUnsentRun(gameId, now())
        store.setState({ phase: 'failed', error }, true)
        return
      }
      if (stopped) return
      const isSignedOut = error instanceof AppError && error.code === 'not-signed-in'
      store.setState(
        isSignedOut ? { phase: 'failed', error } : { phase: 'waiting', expiresAt: unsent.expiresAt },
        true,
      )
      timer = setTimeout(
        () => void send(unsent, attempt + 1),
        retryDelays[Math.min(attempt, retryDelays.length - 1)],
      )
    }
  }

  return {
    ...store,

    /** Requests a ranked game from the server. @throws {AppError} */
    async startGame(level: StartAnswer['level'], kind: RankedKind): Promise<GameSetup> {
      const started = await server.start({ level, kind })
      const { gameId, nonce, roundTripMs } = started
      const name = parseBoardId(started.boardId)
      if (!name.ok) throw new AppError('unexpected', new Error(name.problem))
      const setup: GameSetup = {
        boardSpec: name.value,
        image: started.image,
        rules: { mode: 'classic', ranked: true },
        elapsedMs: started.elapsedMs,
        ticket: { gameId, nonce, roundTripMs, expiresAt: Date.parse(started.expiresAt) },
        ...(kind === 'daily' ? { date: started.date } : {}),
      }
      store.setState({ phase: 'none' }, true)
      return setup
    },

    /** Submits a finished game once; does nothing without a ticket. */
    submit({ game, moves, setup }: GameSessionState, inputCounter: InputCounter): void {
      if (!setup.ticket || !game || submitted.has(setup.ticket.gameId)) return
      const { expiresAt, gameId, nonce, roundTripMs } = setup.ticket
      submitted.add(gameId)
      const unsent: UnsentRun = {
        request: {
          gameId,
          nonce,
          log: encodeLog(moves),
          claimedMs: timeMs(game),
          roundTripMs,
          input: inputCounter.read(),
        },
        endedAt: now(),
        expiresAt,
      }
      saveUnsentRun(unsent, now())
      void send(unsent, 0)
    },

    resendStored(): void {
      const [unsent] = readUnsentRuns(now())
      if (unsent && store.getState().phase !== 'sending') void send(unsent, 0)
    },

    stop(): void {
      stopped = true
      clearTimeout(timer)
    },
    resume(): void {
      stopped = false
    },
  }
}

type UnsentRun = {
  readonly request: Omit<FinishRequest, 'frame' | 'lateMs'>
  /** When the game ended, in milliseconds since 1970; `lateMs` follows from it. */
  readonly endedAt: number
  /** The server rejects the run after this moment, in milliseconds since 1970. */
  readonly expiresAt: number
}

const version = 1
/** The number of runs kept: more cannot be finished within their 30 minutes. */
const maxKept = 5
const storedRuns = createStoredValue({
  key: unsentRunsKey,
  parse: parseUnsentRuns,
  serialize: (games: readonly UnsentRun[]) => (games.length > 0 ? JSON.stringify({ version, games }) : null),
})

export function readUnsentRuns(now: number): readonly UnsentRun[] {
  return storedRuns.read().filter(({ expiresAt }) => expiresAt > now)
}

function saveUnsentRun(unsent: UnsentRun, now: number): void {
  const others = readUnsentRuns(now).filter(({ request }) => request.gameId !== unsent.request.gameId)
  storedRuns.write([...others, unsent].slice(-maxKept))
}

function removeUnsentRun(gameId: string, now: number): void {
  storedRuns.write(readUnsentRuns(now).filter(({ request }) => request.gameId !== gameId))
}

export function parseUnsentRuns(text: string | null): readonly UnsentRun[] {
  const stored = parseRecord(text)
  if (stored?.version !== version || !Array.isArray(stored.games)) return []
  return stored.games.flatMap((game: unknown) => {
    const { endedAt, expiresAt, request } = Object(game) as Record<keyof UnsentRun, unknown>
    const parsed = v.safeParse(finishRequest, request)
    if (!parsed.success || typeof expiresAt !== 'number' || typeof endedAt !== 'number') return []
    const { frame: _frame, lateMs: _lateMs, ...rest } = parsed.output
    return [{ request: rest, endedAt, expiresAt }]
  })
}
