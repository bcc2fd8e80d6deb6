import { showsContentsWhileDragging } from '@/desktop/preferences/drag-contents'
import type { Rect } from '@/domain/windows/geometry'
import styles from './drag-preview.module.css'

/** The shape that moves on the screen while the visitor drags or resizes a window. The store is updated on release. */
export type DragPreview = {
  moveTo: (rect: Rect) => void
  fit: (rect: Rect) => void
  end: () => void
}

/** Returns the window itself, or its dotted outline if window contents are not shown while dragging. */
export function showDragPreview(frame: HTMLElement, from: Rect): DragPreview {
  const isWhole = showsContentsWhileDragging()
  const shape = isWhole ? frame : frame.ownerDocument.createElement('div')
  if (!isWhole) {
    shape.className = styles.outline ?? ''
    shape.dataset.outline = ''
    // A modal dialog covers everything outside it.
    if (frame.matches('dialog')) frame.append(shape)
    else frame.after(shape)
  }
  frame.dataset.dragging = ''
  // If an element's own style sets custom properties, Chromium matches all rules and visits the children again on each
  // move.
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
 * Starts an animation that moves nothing while the style moves the shape. With an animation, Chromium passes a move
 * directly to the compositor. Without one, it repeats the complete paint for each frame.
 */
function holdStill(shape: HTMLElement): Animation {
  const still = shape.animate({ translate: ['0px', '0px'] }, { duration: 1e8, composite: 'add' })
  still.pause()
  // A browser without `composite: 'add'` would keep the window at its position.
  if ((still.effect as KeyframeEffect).composite !== 'add') still.cancel()
  return still
}

const names = ['x', 'y', 'width', 'height'] as const

function place({ style }: HTMLElement, { x, y, width, height }: Rect): void {
  style.left = `${x}px`
  style.top = `${y}px`
  style.width = `${width}px`
  style.height = `${height}px`
}
