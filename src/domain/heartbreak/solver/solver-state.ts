import { type Field, neighborsOf } from '@/domain/heartbreak/board/field'

/** In a view: a cell that is closed, and a broken heart that has been opened. Other values are numbers, 0 to 8. */
export const closedCell = -1
export const explodedCell = 9

/** What a player sees, and no more: this is all that the rules of the solver are given. */
export interface View {
  readonly field: Field
  /** How many hearts of the board are broken. */
  readonly broken: number
  readonly shown: Int8Array
}

export const unknownMark = 0
export const safeMark = 1
export const brokenMark = 2

/** A view and what has been deduced from it so far. Rules write to it through `deduce`. */
export interface SolverState extends View {
  readonly marks: Uint8Array
  /** Proof whole and not opened yet. */
  readonly safe: number[]
  /** Numbers whose surroundings changed since the single rule, respectively the pair rule, looked at them. */
  readonly singleQueue: Queue
  readonly pairQueue: Queue
  unknownLeft: number
  brokenLeft: number
}

interface Queue {
  readonly cells: number[]
  readonly queued: Uint8Array
}

/** Begins to think about a view. The view is not copied: whoever opens a cell in it calls `revealNumber`. */
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

/** Writes down a conclusion about a cell that was unknown; false when it was known already. */
export function deduce(state: SolverState, cell: number, mark: typeof safeMark | typeof brokenMark): boolean {
  if (state.marks[cell] !== unknownMark) return false
  setMark(state, cell, mark)
  if (mark === safeMark) state.safe.push(cell)
  return true
}

/** Tells that a cell was opened and shows a number. */
export function revealNumber(state: SolverState, cell: number, number: number): void {
  state.shown[cell] = number
  if (state.marks[cell] === unknownMark) setMark(state, cell, safeMark)
  enqueue(state.singleQueue, cell)
}

/** Puts a cell into a queue once. */
export function enqueue(queue: Queue, cell: number): void {
  if (queue.queued[cell] === 1) return
  queue.queued[cell] = 1
  queue.cells.push(cell)
}

/** Takes the cell that was put in last. */
export function dequeue(queue: Queue): number | undefined {
  const cell = queue.cells.pop()
  if (cell !== undefined) queue.queued[cell] = 0
  return cell
}

/** Whether a cell shows a number. */
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
