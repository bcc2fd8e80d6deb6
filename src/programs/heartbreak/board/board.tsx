import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { fieldOf, neighborsOf } from '@/domain/heartbreak/board/field'
import { heartbreak } from '@/texts/heartbreak'

import styles from './board.module.css'
import { BoardCells } from './board-cells'
import type { BoardContent } from './board-content'
import { boardKey } from './board-keys'
import { type BoardPainter, createBoardPainter } from './board-painter'
import { followPointers, type InputOrigin } from './board-pointer'
import { cellName } from './cell-name'

/** The player's actions on the board. Every function is stable while the board is mounted. */
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
  /** The initial tab stop. */
  start: number
  /** Absent: the board is read-only. */
  actions?: BoardActions
}

/** Milliseconds after a press until the tab stop moves to its cell; a key moves it at once. */
const tabStopDelayMs = 100

/** A board: one tab stop, a name for every cell, and no React rendering between a press and its picture. */
export function Board({ columns, rows, label, content, sheet, start, actions }: BoardProps) {
  const grid = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const painter = useRef<BoardPainter>(null)
  const stop = useRef(start)

  // DOM updates without React: one press may change several hundred cells.
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

  // After the painter, in the same frame.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each painter needs its sheet
  useLayoutEffect(() => {
    if (sheet) painter.current?.drawWith(sheet)
  }, [sheet, columns, rows, content, heartbreak])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each painter needs its tab stop
  useLayoutEffect(() => {
    stop.current = start
    painter.current?.stopAt(start)
  }, [start, columns, rows, content, heartbreak])

  // Pointer listeners: gestures depend on buttons held and on time, which React events do not cover.
  useEffect(() => {
    const element = grid.current
    if (!element || !actions) return
    const field = fieldOf(columns, rows)
    let timer: ReturnType<typeof setTimeout> | undefined
    // Delayed: changing the tabindex forces a layout, which would hold up the frame that shows the press.
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
