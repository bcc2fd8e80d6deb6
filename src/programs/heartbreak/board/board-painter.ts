import type { Field } from '@/domain/heartbreak/board/field'

/** The cells marked by a hint or a post-mortem. */
export type BoardMarks = { readonly safe?: number | undefined; readonly proof: readonly number[] }

/** Cells that change in one frame: a whole Marriage board, 480 of them, holds a slow phone up for two frames. */
const mostInFrame = 120

/** Updates the cells of one board that have changed, without React. */
export type BoardPainter = ReturnType<typeof createBoardPainter>

/**
 * @param grid the element that holds a `[data-cell]` for each cell of the field, in their order
 * @param nameOf the accessible name of a cell; rows and columns count from 1
 */
export function createBoardPainter(
  grid: HTMLElement,
  field: Field,
  nameOf: (row: number, column: number, picture: number) => string,
) {
  const cells = [...grid.querySelectorAll<HTMLElement>('[data-cell]')]
  const painted = new Uint8Array(field.size).fill(255)
  let pressed: readonly number[] = []
  let marked: readonly number[] = []
  let stop: number | undefined
  let rest = 0

  return {
    /** Shows a picture in each cell: the first ones at once, and many more in the next frames. */
    paint(tiles: Uint8Array) {
      cancelAnimationFrame(rest)
      paintFrom(0, tiles)
    },

    /** Leaves what is not painted yet. */
    end() {
      cancelAnimationFrame(rest)
    },

    /** Marks a safe heart and the numbers that prove it. */
    mark({ safe, proof }: BoardMarks) {
      for (const cell of marked) delete cells[cell]?.dataset.mark
      marked = safe === undefined ? proof : [...proof, safe]
      for (const cell of proof) set(cell, 'mark', 'proof')
      if (safe !== undefined) set(safe, 'mark', 'safe')
    },

    /** Draws cells as pressed, and releases those pressed before. */
    press(now: readonly number[]) {
      for (const cell of pressed) if (!now.includes(cell)) delete cells[cell]?.dataset.pressed
      for (const cell of now) set(cell, 'pressed', '')
      pressed = now
    },

    /** Makes a cell the tab stop of the board (roving tabindex). */
    stopAt(cell: number) {
      if (stop !== undefined) cells[stop]?.setAttribute('tabindex', '-1')
      cells[cell]?.setAttribute('tabindex', '0')
      stop = cell
    },

    focus(cell: number) {
      cells[cell]?.focus({ preventScroll: false })
    },
  }

  function paintFrom(first: number, tiles: Uint8Array) {
    let changed = 0
    for (let cell = first; cell < painted.length; cell++) {
      const picture = tiles[cell] ?? 0
      const element = cells[cell]
      if (painted[cell] === picture || !element) continue
      if (changed === mostInFrame) {
        rest = requestAnimationFrame(() => paintFrom(cell, tiles))
        return
      }
      painted[cell] = picture
      element.dataset.tile = String(picture)
      element.ariaLabel = nameOf(Math.floor(cell / field.columns) + 1, (cell % field.columns) + 1, picture)
      changed++
    }
  }

  function set(cell: number, name: 'mark' | 'pressed', value: string) {
    const element = cells[cell]
    if (element) element.dataset[name] = value
  }
}
