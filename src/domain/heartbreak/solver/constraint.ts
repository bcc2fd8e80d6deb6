import { neighboursOf } from '@/domain/heartbreak/board/field'
import { brokenMark, showsNumber, type Thoughts, unknownMark } from './solver-state'

/** One number read as a demand: exactly `need` of these unknown cells are broken. */
export interface Constraint {
  /** The cell that shows the number. */
  readonly number: number
  readonly cells: readonly number[]
  readonly need: number
}

/** The demand of the number in a cell, less what is known around it. */
export function constraintAt(thoughts: Thoughts, number: number): Constraint {
  const cells: number[] = []
  let need = thoughts.shown[number] ?? 0
  for (const near of neighboursOf(thoughts.field, number)) {
    const mark = thoughts.marks[near]
    if (mark === unknownMark) cells.push(near)
    else if (mark === brokenMark) need--
  }
  return { number, cells, need }
}

/** The demands of all numbers (or of those given) that still touch an unknown cell. */
export function openConstraints(thoughts: Thoughts, numbers?: readonly number[]): Constraint[] {
  const found: Constraint[] = []
  const look = (cell: number) => {
    if (!showsNumber(thoughts, cell)) return
    const constraint = constraintAt(thoughts, cell)
    if (constraint.cells.length > 0) found.push(constraint)
  }
  if (numbers) for (const cell of numbers) look(cell)
  else for (let cell = 0; cell < thoughts.field.size; cell++) look(cell)
  return found
}
