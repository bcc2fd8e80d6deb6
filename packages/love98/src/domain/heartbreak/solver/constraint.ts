import { neighborsOf } from '@/domain/heartbreak/board/field'
import { brokenMark, type SolverState, showsNumber, unknownMark } from './solver-state'

/** The constraint of one number: exactly `need` of these unknown cells are broken. */
export interface Constraint {
  readonly number: number
  readonly cells: readonly number[]
  readonly need: number
}

/** The constraint of the number in a cell, reduced by the known cells around it. */
export function constraintAt(state: SolverState, number: number): Constraint {
  const cells: number[] = []
  let need = state.shown[number] ?? 0
  for (const near of neighborsOf(state.field, number)) {
    const mark = state.marks[near]
    if (mark === unknownMark) cells.push(near)
    else if (mark === brokenMark) need--
  }
  return { number, cells, need }
}

/** The constraints of all numbers (or of those given) that have an unknown neighbor. */
export function openConstraints(state: SolverState, numbers?: readonly number[]): Constraint[] {
  const found: Constraint[] = []
  const addConstraint = (cell: number) => {
    if (!showsNumber(state, cell)) return
    const constraint = constraintAt(state, cell)
    if (constraint.cells.length > 0) found.push(constraint)
  }
  if (numbers) for (const cell of numbers) addConstraint(cell)
  else for (let cell = 0; cell < state.field.size; cell++) addConstraint(cell)
  return found
}

export function unconstrainedCells(state: SolverState, constraints: readonly Constraint[]): number[] {
  const covered = new Set(constraints.flatMap(({ cells }) => cells))
  const found: number[] = []
  state.marks.forEach((mark, cell) => {
    if (mark === unknownMark && !covered.has(cell)) found.push(cell)
  })
  return found
}
