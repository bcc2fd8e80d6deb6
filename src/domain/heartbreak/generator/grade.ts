import { type Board, isBroken, numberAt } from '@/domain/heartbreak/board/board'
import { neighborsOf } from '@/domain/heartbreak/board/field'
import { type Rule, solve } from '@/domain/heartbreak/solver/solver'

/** How hard a board is. */
export interface Grade {
  readonly hardest: Rule
  /** How many times only the proof rule helps. */
  readonly proofSteps: number
  /** The fewest clicks that open every whole heart without chords, those of the start included. */
  readonly threeBv: number
  /** How many connected patches of zeros there are, the start's among them. */
  readonly openings: number
  /** What the hardest rule is called on the screen. */
  readonly label: string
}

const labels: Readonly<Record<Rule, string>> = { single: 'Easy logic', pair: 'Pairs', proof: 'Proof' }

/** Grades a board; a board that needs a guess is graded by what can be proven on it. */
export function gradeBoard(board: Board): Grade {
  const { hardest, proofSteps } = solve(board)
  return { hardest, proofSteps, ...countThreeBv(board), label: labels[hardest] }
}

/** The 3BV of a board (Bechtel's board benchmark value) and the number of its openings. */
export function countThreeBv(board: Board): { threeBv: number; openings: number } {
  const seen = new Uint8Array(board.field.size)
  let openings = 0
  for (let cell = 0; cell < board.field.size; cell++) {
    if (seen[cell] === 1 || isBroken(board, cell) || numberAt(board, cell) > 0) continue
    openings++
    flood(board, cell, seen)
  }
  let lonely = 0
  for (let cell = 0; cell < board.field.size; cell++) if (seen[cell] === 0 && !isBroken(board, cell)) lonely++
  return { threeBv: openings + lonely, openings }
}

function flood(board: Board, first: number, seen: Uint8Array): void {
  const pending = [first]
  seen[first] = 1
  for (let cell = pending.pop(); cell !== undefined; cell = pending.pop()) {
    if (numberAt(board, cell) > 0) continue
    for (const near of neighborsOf(board.field, cell)) {
      if (seen[near] === 1) continue
      seen[near] = 1
      pending.push(near)
    }
  }
}
