import type { Field } from '@/domain/heartbreak/board/field'
import { createBoardCanvas } from './board-canvas'
import { tile } from './tiles'

/** The cells marked by a hint or a post-mortem. */
export type BoardMarks = { readonly safe?: number | undefined; readonly proof: readonly number[] }

/** Milliseconds of a frame that go to the names of cells. */
const namingMs = 3
/** Cells that are named between two looks at the clock: all of a small board. */
const namedAtOnce = 120

/** Updates the cells of one board that have changed, without React. */
export type BoardPainter = ReturnType<typeof createBoardPainter>

type BoardParts = {
  /** Holds a `[data-cell]` for each cell of the field, in their order. */
  readonly grid: HTMLElement
  /** Lies behind the grid and shows its pictures. */
  readonly canvas: HTMLCanvasElement
  readonly field: Field
  /** The accessible name of a cell; rows and columns count from 1. */
  readonly nameOf: (row: number, column: number, picture: number) => string
  /** Milliseconds. */
  readonly now?: () => number
}

export function createBoardPainter({
  grid,
  canvas,
  field,
  nameOf,
  now = () => performance.now(),
}: BoardParts) {
  const cells = [...grid.querySelectorAll<HTMLElement>('[data-cell]')]
  const pictures = new Uint8Array(field.size).fill(tile.closed)
  const named = new Uint8Array(field.size).fill(255)
  const drawing = createBoardCanvas(canvas, field, (cell) => {
    const picture = pictures[cell] ?? 0
    return pressed.includes(cell) && (picture === tile.closed || picture === tile.question) ? 0 : picture
  })
  let undrawn: number[] = []
  let pressed: readonly number[] = []
  let marked: readonly number[] = []
  let stop = cells.findIndex((cell) => cell.tabIndex === 0)
  let rest = 0

  return {
    /**
     * Shows a picture in each cell. Many are drawn all together when the browser is about to render the next frame, apart
     * from what else the change makes the page do, and named in the frames from then on.
     */
    paint(tiles: Uint8Array) {
      for (let cell = 0; cell < pictures.length; cell++) {
        const picture = tiles[cell] ?? 0
        if (pictures[cell] === picture) continue
        pictures[cell] = picture
        undrawn.push(cell)
      }
      cancelAnimationFrame(rest)
      if (undrawn.length > namedAtOnce) rest = requestAnimationFrame(show)
      else show()
    },

    drawWith: drawing.drawWith,

    /** Leaves what is not drawn and named yet. */
    end() {
      cancelAnimationFrame(rest)
      drawing.end()
    },

    /** Marks a safe heart and the numbers that prove it. */
    mark({ safe, proof }: BoardMarks) {
      for (const cell of marked) delete cells[cell]?.dataset.mark
      marked = safe === undefined ? proof : [...proof, safe]
      for (const cell of proof) setMark(cell, 'proof')
      if (safe !== undefined) setMark(safe, 'safe')
    },

    /** Draws cells as pressed, and releases those pressed before. */
    press(held: readonly number[]) {
      const released = pressed
      pressed = held
      drawing.draw(released)
      drawing.draw(held)
    },

    /** Makes a cell the tab stop of the board (roving tabindex). */
    stopAt(cell: number) {
      if (stop === cell) return
      cells[stop]?.setAttribute('tabindex', '-1')
      cells[cell]?.setAttribute('tabindex', '0')
      stop = cell
    },

    focus(cell: number) {
      cells[cell]?.focus({ preventScroll: false })
    },
  }

  function show() {
    drawing.draw(undrawn)
    undrawn = []
    nameFor(0)
  }

  function nameFor(duration: number) {
    const until = now() + duration
    let changed = 0
    // First the cell that may have the focus: a screen reader tells its new name.
    name(stop)
    for (let cell = 0; cell < pictures.length; cell++) {
      if (!name(cell) || ++changed % namedAtOnce > 0 || now() < until) continue
      rest = requestAnimationFrame(() => nameFor(namingMs))
      return
    }
  }

  /** @returns whether the name was another one */
  function name(cell: number): boolean {
    const element = cells[cell]
    const picture = pictures[cell] ?? 0
    if (named[cell] === picture || !element) return false
    named[cell] = picture
    element.dataset.tile = String(picture)
    element.ariaLabel = nameOf(Math.floor(cell / field.columns) + 1, (cell % field.columns) + 1, picture)
    return true
  }

  function setMark(cell: number, mark: 'proof' | 'safe') {
    const element = cells[cell]
    if (element) element.dataset.mark = mark
  }
}
