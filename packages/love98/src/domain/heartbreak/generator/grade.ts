import { type Board, isBroken, numberAt } from '@/domain/heartbreak/board/board'
import { neighborsOf } from '@/domain/heartbreak/board/field'
import { type Rule, solve } from '@/domain/heartbreak/solver/solver'
import { heartbreakRules } from '@/texts/heartbreak-rules'

export interface Grade {
  readonly hardest: Rule
  /** The number of times that only the proof rule makes progress. */
  readonly proofSteps: number
  /** 3BV (Bechtel's Board Benchmark Value): the minimum number of clicks without chords, including the start. */
  readonly threeBv: number
  /** The number of openings (connected areas of zeros), including the start. */
  readonly openings: number
  readonly label: string
}

const labels: Readonly<Record<Rule, string>> = heartbreakRules.grades

/** Grades a board. If the board needs a guess, the grade covers the part that can be deduced. */
export function gradeBoard(board: Board): Grade {
  const { hardest, proofSteps } = solve(board)
  return { hardest, proofSteps, ...countThreeBv(board), label: labels[hardest] }
}

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
