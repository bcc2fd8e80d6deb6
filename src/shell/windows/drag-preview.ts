import { showsContentsWhileDragging } from '@/desktop/preferences/drag-contents'
import type { Rect } from '@/domain/desktop/geometry'
import styles from './drag-preview.module.css'

/** What moves on screen while a window is dragged or sized; the store is updated on release. */
export type DragPreview = {
  /** Moves it, by style alone. */
  moveTo: (rect: Rect) => void
  /** Moves and sizes it. */
  fit: (rect: Rect) => void
  /** Leaves the frame as it was before. */
  end: () => void
}

/** The window itself, or its dotted outline where contents are not shown while dragging. */
export function showDragPreview(frame: HTMLElement, from: Rect): DragPreview {
  const isWhole = showsContentsWhileDragging()
  const shape = isWhole ? frame : frame.ownerDocument.createElement('div')
  if (!isWhole) {
    shape.className = styles.outline ?? ''
    shape.dataset.outline = ''
    frame.after(shape)
  }
  frame.dataset.dragging = ''
  // With variables among an element's own styles Chromium goes through all rules and through its children at each move.
  if (isWhole) for (const name of names) frame.style.removeProperty(`--${name}`)
  place(shape, from)
  const still = holdStill(shape)
  return {
    moveTo: ({ x, y }) => {
      shape.style.translate = `${x - from.x}px ${y - from.y}px`
    },
    fit: (rect) => place(shape, rect),
    end: () => {
      still.cancel()
      delete frame.dataset.dragging
      if (!isWhole) return shape.remove()
      for (const property of ['translate', 'left', 'top', 'width', 'height'])
        frame.style.removeProperty(property)
      for (const name of names) frame.style.setProperty(`--${name}`, `${from[name]}px`)
    },
  }
}

/**
 * An animation that moves nothing, beside what is moved by style. Chromium hands a move straight on to what it draws where
 * something may be animated; otherwise it lists all that is on the screen anew for each frame.
 */
function holdStill(shape: HTMLElement): Animation {
  const still = shape.animate({ translate: ['0px', '0px'] }, { duration: 1e8, composite: 'add' })
  still.pause()
  // A browser without `composite: 'add'` would keep the window in its place.
  if ((still.effect as KeyframeEffect).composite !== 'add') still.cancel()
  return still
}

/** The custom properties of a window's frame. */
const names = ['x', 'y', 'width', 'height'] as const

function place({ style }: HTMLElement, { x, y, width, height }: Rect): void {
  style.left = `${x}px`
  style.top = `${y}px`
  style.width = `${width}px`
  style.height = `${height}px`
}
