import type { Field } from '@/domain/heartbreak/board/field'
import type { GameSession } from '../game/game-session'
import { createBoardCanvas } from './board-canvas'
import { tile, tilesOf } from './tiles'

export type BoardMarks = { readonly safe?: number | undefined; readonly proof: readonly number[] }

export type BoardContent = {
  readonly subscribe: (listener: () => void) => () => void
  /** One tile per cell; undefined while there is no board. */
  readonly tiles: () => Uint8Array | undefined
  readonly marks: () => BoardMarks
}

const noMarks: BoardMarks = { proof: [] }

/** The content of a live game. The board is covered while the player is away. */
export function boardContentOf(session: Pick<GameSession, 'getState' | 'subscribe'>): BoardContent {
  return {
    subscribe: session.subscribe,
    tiles() {
      const { game, phase, setup, questions } = session.getState()
      const { columns, rows } = setup.boardSpec.level
      if (!game) return new Uint8Array(columns * rows).fill(tile.covered)
      return tilesOf(game, { questions, covered: game.away || phase === 'may-need-guess' })
    },
    marks() {
      const { explanation, game } = session.getState()
      if (explanation?.deduction.kind !== 'safe' || game?.away) return noMarks
      return { safe: explanation.deduction.cell, proof: explanation.deduction.numbers }
    },
  }
}

/** The time per frame for naming cells, ms. */
const namingMs = 3
/** The number of cells that are named before the time is checked. A small board is named at once. */
const namedAtOnce = 120

export type BoardPainter = ReturnType<typeof createBoardPainter>

type BoardParts = {
  /** Contains a `[data-cell]` for each cell of the field, in their order. */
  readonly grid: HTMLElement
  readonly canvas: HTMLCanvasElement
  readonly field: Field
  /** Returns the accessible name of a cell; rows and columns count from 1. */
  readonly nameOf: (row: number, column: number, picture: number) => string
  /** Returns the current time, ms. */
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
     * Shows a tile in each cell. Many changed cells are drawn together in the next animation frame, after the
     * other work of this change, and get their accessible names in the following frames.
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

    end() {
      cancelAnimationFrame(rest)
      drawing.end()
    },

    mark({ safe, proof }: BoardMarks) {
      for (const cell of marked) delete cells[cell]?.dataset.mark
      marked = safe === undefined ? proof : [...proof, safe]
      for (const cell of proof) setMark(cell, 'proof')
      if (safe !== undefined) setMark(safe, 'safe')
    },

    press(held: readonly number[]) {
      const released = pressed
      pressed = held
      drawing.draw(released)
      drawing.draw(held)
    },

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
    // Names the cell that may have the focus first, because screen readers announce its new name.
    name(stop)
    for (let cell = 0; cell < pictures.length; cell++) {
      if (!name(cell) || ++changed % namedAtOnce > 0 || now() < until) continue
      rest = requestAnimationFrame(() => nameFor(namingMs))
      return
    }
  }

  /** @returns true if the name changed */
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
