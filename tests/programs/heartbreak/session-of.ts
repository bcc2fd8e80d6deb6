import type { Board } from '@/domain/heartbreak/board/board'
import { findKnowable } from '@/domain/heartbreak/solver/deduction'
import type { Dealer } from '@/programs/heartbreak/game/dealer'
import { createTable, type Plan, type Table } from '@/programs/heartbreak/game/game-session'

/** A table with one board on it and a clock that the test moves on. */
export async function tableOf(board: Board, rules: Plan['rules']) {
  const clock = { now: 1_000 }
  const dealer: Dealer = {
    place: () => 'page',
    deal: async () => board,
    deduce: async ({ view, near }) => findKnowable(view, near),
    stop: () => undefined,
  }
  const plan: Plan = { name: { level: board.level, seed: new Uint8Array(16) }, image: 0, rules }
  const table: Table = createTable({ dealer, now: () => clock.now }, plan)
  await table.deal(plan)
  return { table, clock, plan }
}
