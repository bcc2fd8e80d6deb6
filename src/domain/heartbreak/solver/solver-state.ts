import { type Field, neighboursOf } from '@/domain/heartbreak/board/field'

/** In a view: a cell that is closed, and a broken heart that has been opened. Other values are numbers, 0 to 8. */
export const closedCell = -1
export const burstCell = 9

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

/** A view and what has been concluded from it so far. Rules write to it through `conclude`. */
export interface Thoughts extends View {
  readonly marks: Uint8Array
  /** Proven whole and not opened yet. */
  readonly safe: number[]
  /** Numbers whose surroundings changed since the single rule, respectively the pair rule, looked at them. */
  readonly forSingle: Queue
  readonly forPair: Queue
  unknownLeft: number
  brokenLeft: number
}

interface Queue {
  readonly cells: number[]
  readonly waiting: Uint8Array
}

/** Begins to think about a view. The view is not copied: whoever opens a cell in it calls `showNumber`. */
export function thinkAbout(view: View): Thoughts {
  const { size } = view.field
  const thoughts: Thoughts = {
    ...view,
    marks: new Uint8Array(size),
    safe: [],
    forSingle: { cells: [], waiting: new Uint8Array(size) },
    forPair: { cells: [], waiting: new Uint8Array(size) },
    unknownLeft: size,
    brokenLeft: view.broken,
  }
  view.shown.forEach((shown, cell) => {
    if (shown === closedCell) return
    setMark(thoughts, cell, shown === burstCell ? brokenMark : safeMark)
    if (shown !== burstCell) enqueue(thoughts.forSingle, cell)
  })
  return thoughts
}

/** Writes down a conclusion about a cell that was unknown; false when it was known already. */
export function conclude(
  thoughts: Thoughts,
  cell: number,
  mark: typeof safeMark | typeof brokenMark,
): boolean {
  if (thoughts.marks[cell] !== unknownMark) return false
  setMark(thoughts, cell, mark)
  if (mark === safeMark) thoughts.safe.push(cell)
  return true
}

/** Tells that a cell was opened and shows a number. */
export function showNumber(thoughts: Thoughts, cell: number, number: number): void {
  thoughts.shown[cell] = number
  if (thoughts.marks[cell] === unknownMark) setMark(thoughts, cell, safeMark)
  enqueue(thoughts.forSingle, cell)
}

/** Puts a cell into a queue once. */
export function enqueue(queue: Queue, cell: number): void {
  if (queue.waiting[cell] === 1) return
  queue.waiting[cell] = 1
  queue.cells.push(cell)
}

/** Takes the cell that was put in last. */
export function dequeue(queue: Queue): number | undefined {
  const cell = queue.cells.pop()
  if (cell !== undefined) queue.waiting[cell] = 0
  return cell
}

/** Whether a cell shows a number. */
export function showsNumber(view: View, cell: number): boolean {
  const shown = view.shown[cell] ?? closedCell
  return shown !== closedCell && shown !== burstCell
}

function setMark(thoughts: Thoughts, cell: number, mark: number): void {
  thoughts.marks[cell] = mark
  thoughts.unknownLeft--
  if (mark === brokenMark) thoughts.brokenLeft--
  for (const near of neighboursOf(thoughts.field, cell))
    if (showsNumber(thoughts, near)) enqueue(thoughts.forSingle, near)
}
