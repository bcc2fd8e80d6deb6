import { type Board, isBroken, numberAt } from '@/domain/heartbreak/board/board'
import { applyPairRule } from './pair-rule'
import { applyProofRule } from './proof-rule'
import { applySingleRule } from './single-rule'
import { closedCell, createSolverState, revealNumber, type SolverState } from './solver-state'

/** The rules from the easiest to the hardest. */
export const rules = ['single', 'pair', 'proof'] as const
export type Rule = (typeof rules)[number]

export interface Solution {
  readonly solved: boolean
  readonly hardest: Rule
  /** The number of times that only the proof rule made progress. */
  readonly proofSteps: number
  readonly opened: number
  readonly gaveUp: boolean
  readonly solverState: SolverState
}

/**
 * Plays a board from its start and opens only cells proven safe. It reads only the numbers of opened cells from the
 * board. It uses a harder rule only if the easier ones make no progress.
 * @throws {Error} if a rule is unsound and opens a broken heart
 */
export function solve(board: Board): Solution {
  const { field, level } = board
  const shown = new Int8Array(field.size).fill(closedCell)
  const solverState = createSolverState({ field, broken: level.broken, shown })
  let opened = 0
  let hardest: Rule = 'single'
  let proofSteps = 0
  let gaveUp = false
  const open = (cell: number) => {
    if (isBroken(board, cell))
      throw new Error(`The solver opened the broken heart in cell ${cell}: a rule is unsound.`)
    revealNumber(solverState, cell, numberAt(board, cell))
    opened++
  }
  open(board.start)
  const whole = field.size - level.broken
  while (opened < whole) {
    applySingleRule(solverState)
    if (solverState.safe.length === 0 && applyPairRule(solverState) > 0) {
      if (hardest === 'single') hardest = 'pair'
      continue
    }
    if (solverState.safe.length === 0) {
      const proof = applyProofRule(solverState)
      gaveUp ||= proof.gaveUp
      if (proof.deduced === 0 || gaveUp) break
      hardest = 'proof'
      proofSteps++
    }
    for (let cell = solverState.safe.pop(); cell !== undefined; cell = solverState.safe.pop()) open(cell)
  }
  return { solved: opened === whole, hardest, proofSteps, opened, gaveUp, solverState }
}
