import { showsContentsWhileDragging } from '@/desktop/drag-contents'
import type { Rect } from '@/domain/geometry'
import styles from './window-shape.module.css'

/** What moves on the screen while a window is placed; the desktop hears of it when that is over. */
export type WindowShape = {
  /** Moves it, by style alone. */
  moveTo: (rect: Rect) => void
  /** Moves and sizes it. */
  fit: (rect: Rect) => void
  /** Leaves the frame as it was before. */
  end: () => void
}

/** The window itself, or its dotted outline where contents are not shown while dragging. */
export function shapeOf(frame: HTMLElement, from: Rect): WindowShape {
  const isWhole = showsContentsWhileDragging()
  const shape = isWhole ? frame : frame.ownerDocument.createElement('div')
  if (!isWhole) {
    shape.className = styles.outline ?? ''
    shape.dataset.outline = ''
    frame.after(shape)
    place(shape, from)
  }
  frame.dataset.dragging = ''
  return {
    moveTo: ({ x, y }) => {
      shape.style.translate = `${x - from.x}px ${y - from.y}px`
    },
    fit: (rect) => place(shape, rect),
    end: () => {
      delete frame.dataset.dragging
      frame.style.removeProperty('translate')
      if (isWhole) place(frame, from)
      else shape.remove()
    },
  }
}

function place(element: HTMLElement, { x, y, width, height }: Rect): void {
  const values = { x, y, width, height }
  for (const [name, value] of Object.entries(values)) element.style.setProperty(`--${name}`, `${value}px`)
}
