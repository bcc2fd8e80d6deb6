import { followPointer } from '@/browser/pointer-drag'
import type { Point } from '@/domain/windows/geometry'

type CardDrag = {
  readonly handle: HTMLElement
  readonly from: PointerEvent
  readonly cards: readonly HTMLElement[]
  /** The outline that is dragged instead of the cards, if any. */
  readonly outline: HTMLElement | null
  readonly onDrop: (by: Point) => void
  readonly onClick: (release: PointerEvent) => void
}

/** Moves cards, or their outline, with the pointer until it is released. React does not render during the drag. */
export function dragCards({ cards, from, handle, onClick, onDrop, outline }: CardDrag): void {
  const [first] = cards
  const last = cards.at(-1)
  if (!first || !last) return
  const moved = outline ? [outline] : cards
  if (outline) {
    outline.style.left = first.style.left
    outline.style.top = first.style.top
    outline.style.width = `${last.offsetLeft + last.offsetWidth - first.offsetLeft}px`
    outline.style.height = `${last.offsetTop + last.offsetHeight - first.offsetTop}px`
  }
  followPointer({
    handle,
    from,
    onMove({ x, y }) {
      for (const element of moved) {
        element.dataset.dragged = ''
        element.style.translate = `${x}px ${y}px`
      }
    },
    onEnd(by) {
      for (const element of moved) {
        delete element.dataset.dragged
        element.style.translate = ''
      }
      if (by) onDrop(by)
    },
    onClick,
  })
}
