import type { Board } from '@/domain/heartbreak/board/board'
import { findDeduction } from '@/domain/heartbreak/solver/deduction'
import type { Dealer } from '@/programs/heartbreak/game/dealer'
import { createGameSession, type GameSession } from '@/programs/heartbreak/game/game-session'
import type { GameSetup } from '@/programs/heartbreak/game/game-setup'

export async function sessionOf(board: Board, rules: GameSetup['rules']) {
  const clock = { now: 1_000 }
  const dealer: Dealer = {
    place: () => 'page',
    deal: async () => board,
    deduce: async ({ view, near }) => findDeduction(view, near),
    stop: () => undefined,
  }
  const setup: GameSetup = { boardSpec: { level: board.level, seed: new Uint8Array(16) }, image: 0, rules }
  const session: GameSession = createGameSession({ dealer, now: () => clock.now }, setup)
  await session.deal(setup)
  return { session, clock, setup }
}
