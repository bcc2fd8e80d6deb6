import { createStore } from 'zustand/vanilla'
import type { HeartbreakServer } from '@/browser/api/heartbreak'
import { LoveError } from '@/domain/errors'
import { parseBoardId } from '@/domain/heartbreak/board/board-id'
import { timeMs } from '@/domain/heartbreak/run/play'
import type { FinishAnswer, RankedKind, StartAnswer } from '@/domain/heartbreak/wire/api'
import { encodeLog } from '@/domain/heartbreak/wire/move-log'
import type { Plan, TableState } from '../game/game-session'
import type { InputCounts } from './input-counter'
import { forgetUnsent, keepUnsent, readUnsent, type Unsent } from './unsent-runs'

/** How a finished ranked game fares on its way to the table. */
export type Sending =
  | { readonly phase: 'none' | 'sending' }
  /** Nothing came back yet; it is sent again. */
  | { readonly phase: 'waiting'; readonly expiresAt: number }
  | { readonly phase: 'told'; readonly answer: FinishAnswer }
  | { readonly phase: 'failed'; readonly error: unknown }

type Surroundings = { readonly server: HeartbreakServer; readonly now?: () => number }

/** Milliseconds between tries: soon at first, then patiently. */
const waits = [1_000, 3_000, 10_000, 30_000]
/** What no second try can change. */
const final: readonly string[] = ['unknown-game', 'bad-request', 'bad-log', 'too-large', 'already-played']

export type Ranking = ReturnType<typeof createRanking>

/** Begins ranked games and hands them in: again and again until the server answers, since the first hand-in decides. */
export function createRanking({ server, now = Date.now }: Surroundings) {
  const store = createStore<Sending>(() => ({ phase: 'none' }))
  const handedIn = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false

  async function send(unsent: Unsent, attempt: number): Promise<void> {
    clearTimeout(timer)
    const { gameId } = unsent.request
    store.setState(attempt === 0 ? { phase: 'sending' } : store.getState(), true)
    try {
      const lateMs = Math.max(0, now() - unsent.endedAt)
      const answer = await server.finish({ ...unsent.request, lateMs })
      forgetUnsent(gameId, now())
      store.setState({ phase: 'told', answer }, true)
    } catch (error) {
      const isFinal = error instanceof LoveError && final.includes(error.code)
      if (isFinal || now() >= unsent.expiresAt) {
        forgetUnsent(gameId, now())
        store.setState({ phase: 'failed', error }, true)
        return
      }
      if (stopped) return
      // A visitor who is signed out is told, and may sign in again within the half hour.
      const isSignedOut = error instanceof LoveError && error.code === 'not-signed-in'
      store.setState(
        isSignedOut ? { phase: 'failed', error } : { phase: 'waiting', expiresAt: unsent.expiresAt },
        true,
      )
      timer = setTimeout(() => void send(unsent, attempt + 1), waits[Math.min(attempt, waits.length - 1)])
    }
  }

  return {
    ...store,

    /** Asks for a ranked game. @returns what to put on the table. @throws {LoveError} */
    async begin(level: StartAnswer['level'], kind: RankedKind): Promise<Plan> {
      const started = await server.start({ level, kind })
      const { gameId, nonce, roundTripMs } = started
      const name = parseBoardId(started.boardId)
      if (!name.ok) throw new LoveError('unexpected', new Error(name.problem))
      const plan: Plan = {
        name: name.value,
        image: started.image,
        rules: { mode: 'classic', ranked: true },
        elapsedMs: started.elapsedMs,
        ticket: { gameId, nonce, roundTripMs, expiresAt: Date.parse(started.expiresAt) },
        ...(kind === 'daily' ? { date: started.date } : {}),
      }
      store.setState({ phase: 'none' }, true)
      return plan
    },

    /** Hands a finished game in, once; without a ticket there is nothing to hand in. */
    finish({ game, moves, plan }: TableState, counts: InputCounts): void {
      if (!plan.ticket || !game || handedIn.has(plan.ticket.gameId)) return
      const { expiresAt, gameId, nonce, roundTripMs } = plan.ticket
      handedIn.add(gameId)
      const unsent: Unsent = {
        request: {
          gameId,
          nonce,
          log: encodeLog(moves),
          claimedMs: timeMs(game),
          roundTripMs,
          input: counts.read(),
        },
        endedAt: now(),
        expiresAt,
      }
      keepUnsent(unsent, now())
      void send(unsent, 0)
    },

    /** Sends what an earlier visit could not. */
    resend(): void {
      const [unsent] = readUnsent(now())
      if (unsent && store.getState().phase !== 'sending') void send(unsent, 0)
    },

    stop(): void {
      stopped = true
      clearTimeout(timer)
    },
    go(): void {
      stopped = false
    },
  }
}
