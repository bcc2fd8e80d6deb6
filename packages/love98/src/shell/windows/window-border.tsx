import type { PointerEvent, RefObject } from 'react'
import { followPointer } from '@/browser/pointer-drag'
import { useDesktopStore } from '@/desktop/use-desktop'
import { type Edges, resize } from '@/domain/windows/geometry'
import { edgesAt } from '@/domain/windows/resize-edges'
import { type DragPreview, showDragPreview } from './drag-preview'
import styles from './window-border.module.css'

/** A press within this distance of a corner resizes both edges, in CSS pixels. The size grip is within it. */
const corner = 25

/**
 * The border that resizes a window. It is one ring around the frame, because eight handles per window would need too
 * many elements.
 */
export function WindowBorder({ id, frame }: { id: string; frame: RefObject<HTMLElement | null> }) {
  const store = useDesktopStore()

  const showCursor = ({ currentTarget, nativeEvent, buttons }: PointerEvent<HTMLElement>) => {
    if (buttons !== 0) return
    currentTarget.style.cursor = cursorOf(edgesUnder(currentTarget, nativeEvent))
  }

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const element = frame.current
    const { windows, area } = store.getState()
    const window = windows[id]
    if (event.button !== 0 || !element || !window) return
    const { rect } = window
    const edges = edgesUnder(event.currentTarget, event.nativeEvent)
    let shape: DragPreview | null = null
    followPointer({
      handle: event.currentTarget,
      from: event,
      onMove: (by) => {
        shape ??= showDragPreview(element, rect)
        shape.fit(resize(rect, edges, by, window, area))
      },
      onEnd: (by) => {
        shape?.end()
        if (by) store.dispatch({ type: 'moved', id, rect: resize(rect, edges, by, window, area) })
      },
    })
  }

  return (
    <span
      className={styles.border}
      data-border=""
      aria-hidden="true"
      onPointerEnter={showCursor}
      onPointerMove={showCursor}
      onPointerDown={onPointerDown}
    />
  )
}

function edgesUnder(border: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Edges {
  const { left, top, width, height } = border.getBoundingClientRect()
  return edgesAt({ x: clientX - left, y: clientY - top }, { width, height }, corner)
}

function cursorOf({ x, y }: Edges): string {
  if (x === 0) return 'var(--cursor-ns, ns-resize)'
  if (y === 0) return 'var(--cursor-ew, ew-resize)'
  return x === y ? 'var(--cursor-nwse, nwse-resize)' : 'var(--cursor-nesw, nesw-resize)'
}
