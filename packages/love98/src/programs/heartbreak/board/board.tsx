import { type KeyboardEvent, memo, type Ref, useEffect, useLayoutEffect, useRef } from 'react'
import type { Field } from '@/domain/heartbreak/board/field'
import { fieldOf, neighborsOf } from '@/domain/heartbreak/board/field'
import { findHandler, findShortcut, type KeyPress } from '@/domain/keyboard/shortcuts'
import { heartbreak } from '@/texts/heartbreak'
import { boardShortcuts, cellShortcuts } from '../keys'
import styles from './board.module.css'
import { type BoardContent, type BoardPainter, createBoardPainter } from './board-painter'
import { followPointers, type InputOrigin } from './board-pointer'
import { tile } from './tiles'

export type BoardActions = {
  readonly open: (cell: number, origin: InputOrigin) => void
  readonly tap: (cell: number, origin: InputOrigin) => void
  /** Enter: opens a heart, or the rest around a number. */
  readonly enter: (cell: number, origin: InputOrigin) => void
  readonly pin: (cell: number, origin: InputOrigin) => void
  readonly chord: (cell: number, origin: InputOrigin) => void
  readonly hint: (near: number) => void
  readonly onPressing: (pressing: boolean) => void
  readonly onPinch: (ratio: number) => void
  readonly onZoom: (step: 1 | -1) => void
  readonly onSample: () => void
}

type BoardProps = {
  columns: number
  rows: number
  label: string
  content: BoardContent
  /** The tiles of cells; undefined until they are drawn. */
  sheet: HTMLCanvasElement | undefined
  start: number
  /** Absent: the board is read-only. */
  actions?: BoardActions
}

/** Milliseconds after a press until the tab stop moves to its cell; a key moves it at once. */
const tabStopDelayMs = 100

export function Board({ columns, rows, label, content, sheet, start, actions }: BoardProps) {
  const grid = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const painter = useRef<BoardPainter>(null)
  const stop = useRef(start)

  useLayoutEffect(() => {
    if (!grid.current || !canvas.current) return
    const field = fieldOf(columns, rows)
    const painting = createBoardPainter({
      grid: grid.current,
      canvas: canvas.current,
      field,
      nameOf: (row, column, picture) => cellName(heartbreak, row, column, picture),
    })
    const paint = () => {
      const tiles = content.tiles()
      if (tiles?.length === field.size) painting.paint(tiles)
      painting.mark(content.marks())
    }
    painter.current = painting
    paint()
    const unsubscribe = content.subscribe(paint)
    return () => {
      unsubscribe()
      painting.end()
    }
  }, [columns, rows, content])

  // Runs after the painter, in the same frame.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each painter needs its sheet
  useLayoutEffect(() => {
    if (sheet) painter.current?.drawWith(sheet)
  }, [sheet, columns, rows, content, heartbreak])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each painter needs its tab stop
  useLayoutEffect(() => {
    stop.current = start
    painter.current?.stopAt(start)
  }, [start, columns, rows, content, heartbreak])

  // Gestures depend on held buttons and on time, which React events do not cover.
  useEffect(() => {
    const element = grid.current
    if (!element || !actions) return
    const field = fieldOf(columns, rows)
    let timer: ReturnType<typeof setTimeout> | undefined
    // Delayed, because changing the tabindex forces a layout, which would delay the frame that shows the press.
    const stopHere = (cell: number) => {
      stop.current = cell
      clearTimeout(timer)
      timer = setTimeout(() => painter.current?.stopAt(stop.current), tabStopDelayMs)
    }
    const unfollow = followPointers(element, {
      onOpen: (cell, origin) => {
        stopHere(cell)
        actions.open(cell, origin)
      },
      onTap: (cell, origin) => {
        stopHere(cell)
        actions.tap(cell, origin)
      },
      onPin: (cell, origin) => {
        stopHere(cell)
        actions.pin(cell, origin)
      },
      onChord: actions.chord,
      onPress: (cell, wide) => {
        const cells = cell === undefined ? [] : wide ? [cell, ...neighborsOf(field, cell)] : [cell]
        painter.current?.press(cells)
        actions.onPressing(cell !== undefined)
      },
      onPinch: actions.onPinch,
      onSample: actions.onSample,
    })
    return () => {
      clearTimeout(timer)
      unfollow()
    }
  }, [columns, rows, actions])

  const onKeyDown = (event: KeyboardEvent) => {
    const { target, nativeEvent } = event
    painter.current?.stopAt(stop.current)
    const at = target instanceof HTMLElement ? target.dataset.cell : undefined
    const key = at === undefined ? undefined : boardKey(event, Number(at), fieldOf(columns, rows))
    if (!key) return
    const cell = Number(at)
    const origin: InputOrigin = { source: 'keyboard', trusted: nativeEvent.isTrusted }
    event.preventDefault()
    if (key.kind === 'go') {
      stop.current = key.cell
      painter.current?.stopAt(key.cell)
      painter.current?.focus(key.cell)
      return
    }
    if (event.repeat) return
    if (key.kind === 'open') actions?.open(cell, origin)
    else if (key.kind === 'enter') actions?.enter(cell, origin)
    else if (key.kind === 'pin') actions?.pin(cell, origin)
    else if (key.kind === 'chord') actions?.chord(cell, origin)
    else if (key.kind === 'hint') actions?.hint(cell)
    else actions?.onZoom(key.kind === 'zoom-in' ? 1 : -1)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys come from the cells of the grid inside
    <div className={styles.board} onKeyDown={onKeyDown}>
      <canvas ref={canvas} className={styles.pictures} />
      <BoardCells key={`${columns}x${rows}`} ref={grid} label={label} columns={columns} rows={rows} />
    </div>
  )
}

type BoardCellsProps = { ref: Ref<HTMLDivElement>; label: string; columns: number; rows: number }

/** The cells of a board. React renders them once; the board painter writes what they show. */
const BoardCells = memo(function BoardCells({ ref, label, columns, rows }: BoardCellsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table element is for data; this is a grid of controls
    <div
      ref={ref}
      role="grid"
      dir="ltr"
      aria-label={label}
      aria-rowcount={rows}
      aria-colcount={columns}
      className={styles.grid}
    >
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/a11y/useSemanticElements: as above
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are never reordered
        <div key={row} role="row" tabIndex={-1} className={styles.row}>
          {Array.from({ length: columns }, (_, column) => (
            // biome-ignore lint/a11y/useSemanticElements: as above
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: cells are never reordered
              key={column}
              role="gridcell"
              tabIndex={-1}
              data-cell={row * columns + column}
              className={styles.cell}
            />
          ))}
        </div>
      ))}
    </div>
  )
})

type Names = Pick<
  typeof heartbreak,
  'cell' | 'covered' | 'hidden' | 'pinned' | 'question' | 'exploded' | 'broken' | 'wrongPin' | 'nearby'
>

export function cellName(texts: Names, row: number, column: number, picture: number): string {
  return texts.cell(row, column, nameOfTile(texts, picture))
}

function nameOfTile(texts: Names, picture: number): string {
  switch (picture) {
    case tile.closed:
      return texts.covered
    case tile.covered:
      return texts.hidden
    case tile.pinned:
      return texts.pinned
    case tile.question:
      return texts.question
    case tile.exploded:
      return texts.exploded
    case tile.broken:
      return texts.broken
    case tile.wrongPin:
      return texts.wrongPin
  }
  return texts.nearby(picture)
}

type BoardKey = { readonly kind: 'go'; readonly cell: number } | { readonly kind: keyof typeof cellShortcuts }

/**
 * ARROW KEYS, HOME and END move along the row, with CTRL to the first and last cell. PAGE UP and PAGE DOWN move along
 * the column. SPACE opens, ENTER opens a heart or the rest around a number, F pins, C opens around, H requests a hint.
 */
export function boardKey(press: KeyPress, cell: number, field: Field): BoardKey | undefined {
  const { altKey, ctrlKey, key, metaKey } = press
  if (altKey || metaKey) return undefined
  const target = targetOf(press, cell, field)
  if (target !== undefined) return { kind: 'go', cell: target }
  const kind = findShortcut(cellShortcuts, { key, ctrlKey, altKey, metaKey, shiftKey: false })
  return kind ? { kind } : undefined
}

function targetOf(press: KeyPress, cell: number, { columns, rows, size }: Field): number | undefined {
  const column = cell % columns
  const row = Math.floor(cell / columns)
  return findHandler<typeof boardShortcuts, number>(boardShortcuts, press, {
    beside: {
      ArrowLeft: () => (column > 0 ? cell - 1 : cell),
      ArrowRight: () => (column < columns - 1 ? cell + 1 : cell),
      ArrowUp: () => (row > 0 ? cell - columns : cell),
      ArrowDown: () => (row < rows - 1 ? cell + columns : cell),
    },
    'ends-of-row': { Home: () => cell - column, End: () => cell - column + columns - 1 },
    'ends-of-column': { PageUp: () => column, PageDown: () => (rows - 1) * columns + column },
    'ends-of-board': { 'Control+Home': () => 0, 'Control+End': () => size - 1 },
  })?.()
}
