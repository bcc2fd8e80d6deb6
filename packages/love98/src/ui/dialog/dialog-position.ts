import { keepInside, placeOver } from '@/domain/windows/dialog-place'
import { keepReachable, type Point, type Rect, type Size } from '@/domain/windows/geometry'
import { dialogStack } from './dialog-stack'

/** The place of one open dialog. On a phone a dialog is a sheet, whose place is in the style sheet. */
export type DialogPosition = {
  /** @param to the left upper corner, CSS pixels of the viewport */
  readonly move: (to: Point) => void
  readonly end: () => void
}

/**
 * Places a dialog over its owner, and keeps it inside the work area while its contents grow. A dialog of a fixed size
 * never shrinks, so that its caption and its buttons stay where they are from step to step. A dialog that the visitor
 * has moved stays where it is, as long as its caption can be reached.
 *
 * @param opener the element that had the focus before
 */
export function positionDialog(dialog: HTMLDialogElement, opener: Element | null): DialogPosition {
  let isMoved = false
  let at = placeOver(sizeOf(dialog), ownerOf(dialog, opener), areaFor(dialog))
  const show = (to: Point) => {
    at = to
    dialog.style.setProperty('--x', `${to.x}px`)
    dialog.style.setProperty('--y', `${to.y}px`)
  }
  const fit = () => {
    if ('dragging' in dialog.dataset) return
    const rect = { ...at, ...sizeOf(dialog) }
    if ('fixed' in dialog.dataset) dialog.style.setProperty('--highest', `${rect.height}px`)
    const area = areaFor(dialog)
    show(isMoved ? keepReachable(rect, area) : keepInside(rect, area))
  }
  show(at)
  const observer = new ResizeObserver(fit)
  observer.observe(dialog)
  window.addEventListener('resize', fit)
  return {
    move: (to) => {
      isMoved = true
      show(to)
    },
    end: () => {
      observer.disconnect()
      window.removeEventListener('resize', fit)
    },
  }
}

/**
 * Returns the rectangle of the dialog or window that a dialog belongs to; null if the desktop is active. Message boxes
 * and the wallet's dialogs are elements of the desktop: the focus, or else the active window, says to which window they
 * belong.
 */
function ownerOf(dialog: HTMLDialogElement, opener: Element | null): Rect | null {
  const owner =
    dialogStack.getState().findLast((other) => other !== dialog) ??
    dialog.parentElement?.closest('[data-window]') ??
    opener?.closest('[data-window]') ??
    document.querySelector('[data-window][data-active]')
  if (!owner) return null
  const { x, y, width, height } = owner.getBoundingClientRect()
  return width > 0 ? { x, y, width, height } : null
}

function sizeOf({ offsetWidth: width, offsetHeight: height }: HTMLElement): Size {
  return { width, height }
}

/** The work area, or for a dialog that is higher the whole screen. */
function areaFor(dialog: HTMLElement): Size {
  const work = document.querySelector('main')?.clientHeight ?? 0
  return { width: innerWidth, height: dialog.offsetHeight <= work ? work : innerHeight }
}
