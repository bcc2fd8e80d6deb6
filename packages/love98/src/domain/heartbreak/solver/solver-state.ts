import { type Field, neighborsOf } from '@/domain/heartbreak/board/field'

/** Values in `View.shown` besides the numbers 0 to 8: a closed cell, and an opened broken heart. */
export const closedCell = -1
export const explodedCell = 9

/** The visible part of a board: the only input of the solver's rules. */
export interface View {
  readonly field: Field
  readonly broken: number
  readonly shown: Int8Array
}

export const unknownMark = 0
export const safeMark = 1
export const brokenMark = 2

/** A view and the deductions from it. Rules change it through `deduce`. */
export interface SolverState extends View {
  readonly marks: Uint8Array
  readonly safe: number[]
  /** The numbers whose surroundings changed; the single rule and the pair rule must check them. */
  readonly singleQueue: Queue
  readonly pairQueue: Queue
  unknownLeft: number
  brokenLeft: number
}

interface Queue {
  readonly cells: number[]
  readonly queued: Uint8Array
}

/** Creates the solver state of a view. `view.shown` is not copied: call `revealNumber` to open a cell. */
export function createSolverState(view: View): SolverState {
  const { size } = view.field
  const state: SolverState = {
    ...view,
    marks: new Uint8Array(size),
    safe: [],
    singleQueue: { cells: [], queued: new Uint8Array(size) },
    pairQueue: { cells: [], queued: new Uint8Array(size) },
    unknownLeft: size,
    brokenLeft: view.broken,
  }
  view.shown.forEach((shown, cell) => {
    if (shown === closedCell) return
    setMark(state, cell, shown === explodedCell ? brokenMark : safeMark)
    if (shown !== explodedCell) enqueue(state.singleQueue, cell)
  })
  return state
}

/** Marks an unknown cell as safe or broken; returns false if it was already marked. */
export function deduce(state: SolverState, cell: number, mark: typeof safeMark | typeof brokenMark): boolean {
  if (state.marks[cell] !== unknownMark) return false
  setMark(state, cell, mark)
  if (mark === safeMark) state.safe.push(cell)
  return true
}

export function revealNumber(state: SolverState, cell: number, number: number): void {
  state.shown[cell] = number
  if (state.marks[cell] === unknownMark) setMark(state, cell, safeMark)
  enqueue(state.singleQueue, cell)
}

export function enqueue(queue: Queue, cell: number): void {
  if (queue.queued[cell] === 1) return
  queue.queued[cell] = 1
  queue.cells.push(cell)
}

/** Removes the cell that was added last. */
export function dequeue(queue: Queue): number | undefined {
  const cell = queue.cells.pop()
  if (cell !== undefined) queue.queued[cell] = 0
  return cell
}

export function showsNumber(view: View, cell: number): boolean {
  const shown = view.shown[cell] ?? closedCell
  return shown !== closedCell && shown !== explodedCell
}

function setMark(state: SolverState, cell: number, mark: number): void {
  state.marks[cell] = mark
  state.unknownLeft--
  if (mark === brokenMark) state.brokenLeft--
  for (const near of neighborsOf(state.field, cell))
    if (showsNumber(state, near)) enqueue(state.singleQueue, near)
}
