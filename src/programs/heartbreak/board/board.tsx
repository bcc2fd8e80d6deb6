import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { fieldOf, neighboursOf } from '@/domain/heartbreak/board/field'
import { heartbreakTexts } from '@/texts/en/heartbreak/heartbreak'
import { useTexts } from '@/texts/use-texts'
import { BoardCells } from './board-cells'
import { boardKey } from './board-keys'
import { type BoardPainter, createBoardPainter } from './board-painter'
import { type By, followPointers } from './board-pointer'
import { cellName } from './cell-name'
import type { Scene } from './board-view'

/** What the player may do to the board. Every function stays the same for as long as the board is shown. */
export type BoardActions = {
  readonly open: (cell: number, by: By) => void
  readonly tap: (cell: number, by: By) => void
  /** Enter: opens a heart, or the rest around a number. */
  readonly enter: (cell: number, by: By) => void
  readonly pin: (cell: number, by: By) => void
  readonly chord: (cell: number, by: By) => void
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
  scene: Scene
  /** The cell that Tab reaches first. */
  start: number
  /** Without them the board is only to look at. */
  actions?: BoardActions
}

/** Milliseconds after a press until Tab's stop follows it; a key makes it follow at once. */
const calmMs = 100

/** A board to play on: one stop for Tab, every cell with a name, and no React between a press and its picture. */
export function Board({ columns, rows, label, scene, start, actions }: BoardProps) {
  const texts = useTexts(heartbreakTexts)
  const grid = useRef<HTMLDivElement>(null)
  const painter = useRef<BoardPainter>(null)
  const stop = useRef(start)

  // What the cells show is written past React: four hundred of them may change at once.
  useLayoutEffect(() => {
    const element = grid.current
    if (!element) return
    const field = fieldOf(columns, rows)
    const painting = createBoardPainter(element, field, (row, column, picture) =>
      cellName(texts, row, column, picture),
    )
    const paint = () => {
      const tiles = scene.tiles()
      if (tiles?.length === field.size) painting.paint(tiles)
      painting.mark(scene.marks())
    }
    painter.current = painting
    stop.current = start
    painting.stopAt(start)
    paint()
    return scene.subscribe(paint)
  }, [columns, rows, scene, start, texts])

  // Presses are told apart by what is held and for how long, which is below what React tells of.
  useEffect(() => {
    const element = grid.current
    if (!element || !actions) return
    const field = fieldOf(columns, rows)
    let timer: ReturnType<typeof setTimeout> | undefined
    // After the frame that shows the press: the browser stops to look whether what has the focus may keep it.
    const stopHere = (cell: number) => {
      stop.current = cell
      clearTimeout(timer)
      timer = setTimeout(() => painter.current?.stopAt(stop.current), calmMs)
    }
    const unfollow = followPointers(element, {
      onOpen: (cell, by) => {
        stopHere(cell)
        actions.open(cell, by)
      },
      onTap: (cell, by) => {
        stopHere(cell)
        actions.tap(cell, by)
      },
      onPin: (cell, by) => {
        stopHere(cell)
        actions.pin(cell, by)
      },
      onChord: actions.chord,
      onPress: (cell, wide) => {
        const cells = cell === undefined ? [] : wide ? [cell, ...neighboursOf(field, cell)] : [cell]
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
    const by: By = { source: 'keyboard', trusted: nativeEvent.isTrusted }
    event.preventDefault()
    if (key.kind === 'go') {
      stop.current = key.cell
      painter.current?.stopAt(key.cell)
      painter.current?.focus(key.cell)
      return
    }
    if (event.repeat) return
    if (key.kind === 'open') actions?.open(cell, by)
    else if (key.kind === 'enter') actions?.enter(cell, by)
    else if (key.kind === 'pin') actions?.pin(cell, by)
    else if (key.kind === 'chord') actions?.chord(cell, by)
    else if (key.kind === 'hint') actions?.hint(cell)
    else actions?.onZoom(key.kind === 'zoom-in' ? 1 : -1)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys come from the cells of the grid inside
    <div onKeyDown={onKeyDown}>
      <BoardCells key={`${columns}x${rows}`} ref={grid} label={label} columns={columns} rows={rows} />
    </div>
  )
}
