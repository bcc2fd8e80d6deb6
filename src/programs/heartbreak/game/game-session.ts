import { createStore, type StoreApi } from 'zustand/vanilla'
import type { BoardName } from '@/domain/heartbreak/board/board-id'
import type { Image } from '@/domain/heartbreak/board/transform'
import { hintQuery, postMortemQuery } from '@/domain/heartbreak/run/deduction-query'
import { closed, type Game, type GameRules, newGame, pinned } from '@/domain/heartbreak/run/game'
import type { Move, Operation } from '@/domain/heartbreak/run/move'
import { longestPauseMs, play } from '@/domain/heartbreak/run/play'
import { replay } from '@/domain/heartbreak/run/replay'
import type { Knowable } from '@/domain/heartbreak/solver/deduction'
import { mostMoves } from '@/domain/heartbreak/wire/move-log'
import type { Ticket } from '../ranked/ticket'
import type { Dealer } from './dealer'

/** What is played: which board, as which image, by which rules, and what for. */
export type Plan = {
  readonly name: BoardName
  readonly image: Image
  readonly rules: GameRules
  /** The day of a daily board. */
  readonly date?: string | undefined
  /** Of a ranked game: what it is handed in with. */
  readonly ticket?: Ticket | undefined
  /** Of a ranked game that is given again: how long it has been running, ms. It belongs to the wait before the first move. */
  readonly elapsedMs?: number | undefined
}

/** What the window points out: a hint, or what could have been known before a loss. */
export type Clue = { readonly about: 'hint' | 'loss'; readonly known: Knowable }

/** The table at which one game is played. */
export type TableState = {
  readonly phase: 'dealing' | 'failed' | 'doubtful' | 'game'
  readonly plan: Plan
  /** Why the board could not be dealt. */
  readonly problem: string | null
  readonly game: Game | null
  readonly moves: readonly Move[]
  readonly questions: ReadonlySet<number>
  readonly clue: Clue | null
  /** A proof is being looked for. */
  readonly thinking: boolean
  /** The last move cost a life, and the game goes on. */
  readonly lifeLost: boolean
  /** A sentence for the foot of the window, until the next move. */
  readonly notice: string | null
  /** `performance.now()` of the last move, or of the moment the board was shown. */
  readonly since: number
}

type Surroundings = { readonly dealer: Dealer; readonly now: () => number }

export type Table = ReturnType<typeof createTable>

/** Lays a table: deals the planned board and then keeps one game, whose every change is one move. */
export function createTable({ dealer, now }: Surroundings, first: Plan) {
  const store: StoreApi<TableState> = createStore(() => empty(first, now()))
  let turn = 0

  /** Deals a board anew; whatever was on the table is gone. */
  async function deal(plan: Plan, resume?: Resumed): Promise<void> {
    const own = ++turn
    store.setState(empty(plan, now()), true)
    try {
      const board = await dealer.deal(plan.name, plan.image)
      if (own !== turn) return
      const resumed = resume && replay(board, plan.rules, resume.moves)
      const kept = resumed?.ok ? resume : undefined
      store.setState({
        phase: board.guessFree || kept ? 'game' : 'doubtful',
        game: resumed?.ok ? resumed.game : newGame(board, plan.rules),
        moves: kept?.moves ?? [],
        questions: new Set(kept?.questions ?? []),
        since: now() - (plan.elapsedMs ?? kept?.waitedMs ?? 0),
      })
    } catch (error) {
      if (own === turn)
        store.setState({ phase: 'failed', problem: error instanceof Error ? error.message : '' })
    }
  }

  /** Makes a move, if the rules allow it. @returns the game before and after it */
  function move(operation: Operation, cell = 0): { before: Game; after: Game } | undefined {
    const { clue, game, moves, notice, phase, plan, since } = store.getState()
    if (!game || phase !== 'game' || moves.length >= mostMoves) return undefined
    const waited = Math.max(0, Math.round(now() - since))
    const afterMs = Math.min(waited, longestPauseMs)
    const played = play(game, { afterMs, operation, cell })
    if (!played.ok) return undefined
    const after = played.game
    store.setState({
      game: after,
      moves: [...moves, { afterMs, operation, cell }],
      // What is rounded off one move belongs to the next one.
      since: waited > longestPauseMs ? now() : since + afterMs,
      // Looking away takes nothing back of what was said.
      ...(operation === 'blur' || operation === 'focus' ? { clue, notice } : { clue: null, notice: null }),
      lifeLost: after.lives < game.lives && after.phase === 'playing',
      questions: withoutOpen(store.getState().questions, after),
    })
    if (after.phase === 'dead') void explainLoss(game, after, plan)
    return { before: game, after }
  }

  async function explainLoss(before: Game, after: Game, plan: Plan): Promise<void> {
    store.setState({ thinking: true })
    const known = await dealer.deduce(postMortemQuery(before, after))
    const state = store.getState()
    if (state.plan === plan && state.game === after)
      store.setState({ thinking: false, clue: { about: 'loss', known } })
  }

  return {
    ...store,
    deal,
    move,
    say: (notice: string) => store.setState({ notice }),
    /** Plays a board that may need a guess after all. */
    accept: () => store.getState().phase === 'doubtful' && store.setState({ phase: 'game', since: now() }),

    /** Pins a heart, or takes the pin away; with question marks the third step is one. */
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

    /** Looks for a heart that can be opened safely; it costs time in a ranked game. */
    async hint(near: number): Promise<void> {
      const done = move('hint')
      if (!done) return
      store.setState({ thinking: true })
      const known = await dealer.deduce(hintQuery(done.after, near))
      const { game } = store.getState()
      store.setState({ thinking: false })
      if (game === done.after) store.setState({ clue: { about: 'hint', known } })
    },

    /** The player looks away, or is back. */
    away(isAway: boolean) {
      const { game } = store.getState()
      if (game && game.away !== isAway) move(isAway ? 'blur' : 'focus')
    },
  }
}

/** A game of an earlier visit. */
export type Resumed = {
  readonly moves: readonly Move[]
  readonly questions: readonly number[]
  /** Milliseconds since its last move. */
  readonly waitedMs: number
}

function empty(plan: Plan, since: number): TableState {
  return {
    phase: 'dealing',
    plan,
    problem: null,
    game: null,
    moves: [],
    questions: new Set(),
    clue: null,
    thinking: false,
    lifeLost: false,
    notice: null,
    since,
  }
}

function withoutOpen(questions: ReadonlySet<number>, { cells }: Game): ReadonlySet<number> {
  const kept = [...questions].filter((cell) => cells[cell] === closed)
  return kept.length === questions.size ? questions : new Set(kept)
}
