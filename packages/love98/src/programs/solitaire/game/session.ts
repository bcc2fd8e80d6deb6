import { createStore } from 'zustand/vanilla'
import type { Seed } from '@/domain/heartbreak/board/seed'
import { canFinish, hint, homeMove, nextHome } from '@/domain/solitaire/advice'
import { type Game, newGame, play, type SolitaireRules, undo } from '@/domain/solitaire/game'
import type { GameRecord } from '@/domain/solitaire/game-record'
import { draw, isDraw, type Move } from '@/domain/solitaire/move'
import { cardsOf, isWon, type Pile } from '@/domain/solitaire/table'

export type GameNews =
  | { readonly kind: 'dealt' | 'restored' | 'corrupt' | 'undone' | 'nothing-to-undo' | 'turned' | 'no-draw' }
  | { readonly kind: 'put-back' | 'not-there' | 'no-home' | 'won' }
  | { readonly kind: 'moved' | 'hint' | 'picked'; readonly cards: readonly number[]; readonly to: Pile }
  | { readonly kind: 'home'; readonly count: number }
  | { readonly kind: 'text'; readonly text: string }

export type SessionState = GameRecord & {
  readonly news: GameNews
  readonly falls: boolean
}

export type Session = ReturnType<typeof createSession>

export function createSession(first: { record: GameRecord; news: GameNews }) {
  const store = createStore<SessionState>(() => ({ ...first.record, news: first.news, falls: false }))
  const { getState, setState } = store
  const showNews = (news: GameNews) => setState({ news })

  /** @returns true if the rules allow the move */
  function make(move: Move): boolean {
    const { game, seconds } = getState()
    const after = play(game, move, seconds)
    if (!after) return false
    const won = isWon(after.table)
    setState({ game: after, falls: won, news: won ? { kind: 'won' } : newsOf(game, after, move) })
    return true
  }

  return {
    subscribe: store.subscribe,
    getState,
    getInitialState: store.getInitialState,
    tell: showNews,
    make,
    /** Deals a new game. @param day the date of a daily deal */
    deal(seed: Seed, rules: SolitaireRules, day: string | null = null) {
      setState({ seed, day, game: newGame(seed, rules), seconds: 0, news: { kind: 'dealt' }, falls: false })
    },
    draw() {
      if (!make(draw)) showNews({ kind: 'no-draw' })
    },
    sendHome(pile: Pile) {
      const move = homeMove(getState().game.table, pile)
      if (!move || !make(move)) showNews({ kind: 'no-home' })
    },
    sendAllHome() {
      let count = 0
      for (let move = nextHome(getState().game.table); move && make(move); count++)
        move = nextHome(getState().game.table)
      if (count === 0) showNews({ kind: 'no-home' })
      else if (!isWon(getState().game.table)) showNews({ kind: 'home', count })
    },
    undo() {
      const { game } = getState()
      const before = isWon(game.table) ? null : undo(game)
      if (before) setState({ game: before, news: { kind: 'undone' } })
      else showNews({ kind: 'nothing-to-undo' })
    },
    /** Announces a useful move. @returns the move, or null */
    hint(): Move | null {
      const { table, rules } = getState().game
      const move = hint(table, rules.drawCount)
      const cards = move && !isDraw(move) ? cardsOf(table, move.from).slice(-move.count) : []
      showNews({ kind: 'hint', cards, to: move?.to ?? -1 })
      return move
    },
    tick() {
      setState(({ seconds }) => ({ seconds: seconds + 1 }))
    },
    /** Ends the animation of falling cards: the last card has fallen, or the player skipped it. */
    land() {
      setState({ falls: false })
    },
  }
}

function newsOf(before: Game, after: Game, move: Move): GameNews {
  if (isDraw(move) && before.table.stock.length === 0) return { kind: 'turned' }
  if (!canFinish(before.table) && canFinish(after.table)) return { kind: 'home', count: 0 }
  const cards = isDraw(move) ? after.table.waste.slice(-1) : cardsOf(after.table, move.to).slice(-move.count)
  return { kind: 'moved', cards, to: move.to }
}
