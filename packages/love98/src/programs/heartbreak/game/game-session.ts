import { createStore, type StoreApi } from 'zustand/vanilla'
import { hintQuery, postMortemQuery } from '@/domain/heartbreak/run/deduction-query'
import { closed, type Game, newGame, pinned } from '@/domain/heartbreak/run/game'
import type { Move, Operation } from '@/domain/heartbreak/run/move'
import { maxPauseMs, play } from '@/domain/heartbreak/run/play'
import { replay } from '@/domain/heartbreak/run/replay'
import type { Deduction } from '@/domain/heartbreak/solver/deduction'
import { maxMoves } from '@/domain/heartbreak/wire/move-log'
import type { Dealer } from './dealer'
import type { GameSetup } from './game-setup'

export type Explanation = { readonly about: 'hint' | 'loss'; readonly deduction: Deduction }

export type GameSessionState = {
  readonly phase: 'dealing' | 'failed' | 'may-need-guess' | 'game'
  readonly setup: GameSetup
  readonly problem: string | null
  readonly game: Game | null
  readonly moves: readonly Move[]
  readonly questions: ReadonlySet<number>
  readonly explanation: Explanation | null
  readonly isSearching: boolean
  readonly lifeLost: boolean
  /** A message for the status line until the next move. */
  readonly notice: string | null
  /** `performance.now()` of the last move, or of the moment when the board was shown. */
  readonly since: number
}

type Dependencies = { readonly dealer: Dealer; readonly now: () => number }

export type GameSession = ReturnType<typeof createGameSession>

export function createGameSession({ dealer, now }: Dependencies, first: GameSetup) {
  const store: StoreApi<GameSessionState> = createStore(() => empty(first, now()))
  let turn = 0

  async function deal(setup: GameSetup, resume?: ResumedGame): Promise<void> {
    const own = ++turn
    store.setState(empty(setup, now()), true)
    try {
      const board = await dealer.deal(setup.boardSpec, setup.image)
      if (own !== turn) return
      const resumed = resume && replay(board, setup.rules, resume.moves)
      const kept = resumed?.ok ? resume : undefined
      store.setState({
        phase: board.guessFree || kept ? 'game' : 'may-need-guess',
        game: resumed?.ok ? resumed.game : newGame(board, setup.rules),
        moves: kept?.moves ?? [],
        questions: new Set(kept?.questions ?? []),
        since: now() - (setup.elapsedMs ?? kept?.waitedMs ?? 0),
      })
    } catch (error) {
      if (own === turn)
        store.setState({ phase: 'failed', problem: error instanceof Error ? error.message : '' })
    }
  }

  /** Makes a move. @returns the game before and after it; undefined if the move is illegal */
  function move(operation: Operation, cell = 0): { before: Game; after: Game } | undefined {
    const { explanation, game, moves, notice, phase, setup, since } = store.getState()
    if (!game || phase !== 'game' || moves.length >= maxMoves) return undefined
    const waited = Math.max(0, Math.round(now() - since))
    const afterMs = Math.min(waited, maxPauseMs)
    const played = play(game, { afterMs, operation, cell })
    if (!played.ok) return undefined
    const after = played.game
    store.setState({
      game: after,
      moves: [...moves, { afterMs, operation, cell }],
      since: waited > maxPauseMs ? now() : since + afterMs,
      // `blur` and `focus` keep the message.
      ...(operation === 'blur' || operation === 'focus'
        ? { explanation, notice }
        : { explanation: null, notice: null }),
      lifeLost: after.lives < game.lives && after.phase === 'playing',
      questions: withoutOpen(store.getState().questions, after),
    })
    if (after.phase === 'dead') void explainLoss(game, after, setup)
    return { before: game, after }
  }

  async function explainLoss(before: Game, after: Game, setup: GameSetup): Promise<void> {
    store.setState({ isSearching: true })
    const deduction = await dealer.deduce(postMortemQuery(before, after))
    const state = store.getState()
    if (state.setup === setup && state.game === after)
      store.setState({ isSearching: false, explanation: { about: 'loss', deduction } })
  }

  return {
    ...store,
    deal,
    move,
    showNotice: (notice: string) => store.setState({ notice }),
    acceptGuesses: () =>
      store.getState().phase === 'may-need-guess' && store.setState({ phase: 'game', since: now() }),

    /** Cycles the mark of a closed heart: pin, question mark (if enabled), no mark. */
    pin(cell: number, withQuestions: boolean) {
      const { game, questions } = store.getState()
      const state = game?.cells[cell]
      if (state === pinned) {
        const done = move('unpin', cell)
        if (done && withQuestions) store.setState({ questions: new Set([...questions, cell]) })
        return done
      }
      if (state !== closed) return undefined
      if (!questions.has(cell)) return move('pin', cell)
      store.setState({ questions: new Set([...questions].filter((other) => other !== cell)) })
      return undefined
    },

    /** Requests a hint; costs `hintPenaltyMs` in a ranked game. */
    async hint(near: number): Promise<void> {
      const done = move('hint')
      if (!done) return
      store.setState({ isSearching: true })
      const deduction = await dealer.deduce(hintQuery(done.after, near))
      const { game } = store.getState()
      store.setState({ isSearching: false })
      if (game === done.after) store.setState({ explanation: { about: 'hint', deduction } })
    },

    /** Records that the board is hidden from the player (`blur`) or visible again (`focus`). */
    setAway(isAway: boolean) {
      const { game } = store.getState()
      if (game && game.away !== isAway) move(isAway ? 'blur' : 'focus')
    },
  }
}

export type ResumedGame = {
  readonly moves: readonly Move[]
  readonly questions: readonly number[]
  /** Time since the last move, ms. */
  readonly waitedMs: number
}

function empty(setup: GameSetup, since: number): GameSessionState {
  return {
    phase: 'dealing',
    setup,
    problem: null,
    game: null,
    moves: [],
    questions: new Set(),
    explanation: null,
    isSearching: false,
    lifeLost: false,
    notice: null,
    since,
  }
}

function withoutOpen(questions: ReadonlySet<number>, { cells }: Game): ReadonlySet<number> {
  const kept = [...questions].filter((cell) => cells[cell] === closed)
  return kept.length === questions.size ? questions : new Set(kept)
}
