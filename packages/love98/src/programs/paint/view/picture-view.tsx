import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { handleShortcut } from '@/domain/keyboard/shortcuts'
import { colorOf, type Point, pixelAt } from '@/domain/paint/raster'
import { paint } from '@/texts/paint'
import { pictureShortcuts } from '../keys'
import type { PaintSession } from '../session/session'
import { gridZoom, toolIds, toolKeys } from '../session/tools'
import styles from '../window.module.css'
import { ResizeHandles } from './resize-handles'
import { TextBox } from './text-box'
import { usePicturePointer } from './use-picture-pointer'

type PictureViewProps = {
  session: PaintSession
  /** Shows and announces a sentence in the status bar. */
  tell: (text: string) => void
  typed: RefObject<Promise<void>>
}

/** The picture, enlarged, with the grid, the selection and the cursor of the keyboard above it. */
export function PictureView({ session, tell, typed }: PictureViewProps) {
  const desk = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const cursor = useRef<HTMLDivElement>(null)
  const { tick, size, zoom, hasGrid, selection, textAt, at, tool, isDrawing, name } = useStore(session)
  const pointer = usePicturePointer(session, desk)
  const onKeyDown = usePictureKeys(session, tell)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the picture changes with the tick
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d')
    const { pixels, width, height } = session.picture()
    if (!context) return
    const bytes = new Uint8ClampedArray(pixels.buffer as ArrayBuffer, pixels.byteOffset, pixels.byteLength)
    context.putImageData(new ImageData(bytes, width, height), 0, 0)
  }, [session, tick])

  const isByKeys = pointer.isAway
  // The place of the pointer or the keys stays on screen when the zoom changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a change of the zoom alone
  useLayoutEffect(() => {
    const { clientWidth = 0, clientHeight = 0 } = desk.current ?? {}
    if (at) desk.current?.scrollTo(at.x * zoom - clientWidth / 2, at.y * zoom - clientHeight / 2)
  }, [zoom])
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the cursor
  useLayoutEffect(() => {
    if (isByKeys) cursor.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [at, zoom, isByKeys])

  const place = (x: number, y: number) => ({
    insetInlineStart: `${x * zoom}px`,
    insetBlockStart: `${y * zoom}px`,
  })
  return (
    <div ref={desk} className={`well ${styles.desk}`}>
      {/* Columns count from the left in every language. */}
      <div dir="ltr" className={styles.sheet}>
        <div
          role="application"
          aria-label={paint.picture(name ?? paint.untitled, size.width, size.height)}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: an application has keys
          tabIndex={0}
          className={styles.picture}
          data-tool={tool}
          data-drawing={isDrawing || undefined}
          data-autofocus
          style={{ inlineSize: `${size.width * zoom}px`, blockSize: `${size.height * zoom}px` }}
          onKeyDown={onKeyDown}
          {...pointer.handlers}
        >
          <canvas ref={canvas} className={styles.canvas} width={size.width} height={size.height} />
          {hasGrid && zoom >= gridZoom && (
            <div className={styles.grid} style={{ backgroundSize: `${zoom}px ${zoom}px` }} />
          )}
          {selection && (
            <div
              className={styles.selection}
              style={{
                ...place(selection.x, selection.y),
                inlineSize: `${selection.width * zoom}px`,
                blockSize: `${selection.height * zoom}px`,
              }}
            />
          )}
          {at && isByKeys && (
            <div
              ref={cursor}
              className={styles.cursor}
              style={{ ...place(at.x, at.y), inlineSize: `${zoom}px`, blockSize: `${zoom}px` }}
            />
          )}
        </div>
        <ResizeHandles session={session} />
        {textAt && (
          <TextBox
            key={`${textAt.x} ${textAt.y}`}
            session={session}
            at={textAt}
            style={place(textAt.x, textAt.y)}
            zoom={zoom}
            typed={typed}
          />
        )}
      </div>
    </div>
  )
}

const step = 10

function usePictureKeys(session: PaintSession, tell: (text: string) => void) {
  const goTo = ({ x, y }: Point, isConstrained: boolean) => {
    const { width, height } = session.getState().size
    const at = { x: Math.min(width - 1, Math.max(0, x)), y: Math.min(height - 1, Math.max(0, y)) }
    session.point(at)
    session.move(at, isConstrained)
    tell(paint.pixel(at.x, at.y, colorOf(pixelAt(session.picture(), at))))
  }
  const goBy = (x: number, y: number) => {
    const { at } = session.getState()
    goTo(at ? { x: at.x + x, y: at.y + y } : { x: 0, y: 0 }, false)
  }
  const draw = (isSecond: boolean) => {
    const { at, isDrawing } = session.getState()
    const place = at ?? { x: 0, y: 0 }
    session.point(place)
    if (isDrawing && pen.current) {
      session.release()
      pen.current = false
      tell(paint.penUp)
      return
    }
    session.press(place, { isSecond, isConstrained: false, isCopy: false })
    pen.current = session.getState().isDrawing
    const { tool } = session.getState()
    tell(pen.current ? paint.penDown : paint.drawn(paint.toolNames[tool], place.x, place.y))
  }
  const pen = useRef(false)

  return (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const go = (x: number, y: number) => () => goBy(x, y)
    const isHandled = handleShortcut(pictureShortcuts, event, {
      'move-in-picture': {
        ...{ ArrowLeft: go(-1, 0), ArrowRight: go(1, 0), ArrowUp: go(0, -1), ArrowDown: go(0, 1) },
      },
      'move-far-in-picture': {
        ...{ 'Shift+ArrowLeft': go(-step, 0), 'Shift+ArrowRight': go(step, 0) },
        ...{ 'Shift+ArrowUp': go(0, -step), 'Shift+ArrowDown': go(0, step) },
      },
      'draw-at-cursor': { ' ': () => draw(false), Enter: () => session.finish() || draw(false) },
      'draw-with-second': () => draw(true),
      'leave-drawing': () => {
        pen.current = false
        return session.cancel()
      },
      'choose-tool': () => {
        const tool = toolIds.find((id) => toolKeys[id] === event.key.toLowerCase())
        if (!tool) return false
        session.chooseTool(tool)
        tell(paint.chosenTool(paint.toolNames[tool], paint.hints[tool]))
        return true
      },
      'swap-colors': () => {
        session.swapColors()
        const { foreground, background } = session.getState()
        tell(paint.chosenColors(foreground, background))
      },
      'zoom-picture': {
        '+': () => session.zoomTo(session.getState().zoom + 1),
        '-': () => session.zoomTo(session.getState().zoom - 1),
      },
    })
    if (isHandled) event.preventDefault()
  }
}
