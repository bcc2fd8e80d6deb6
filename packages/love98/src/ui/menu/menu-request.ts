import type { MenuItem } from './menu-items'

/** A request to open a menu. */
export type MenuRequest = {
  /** The accessible name of the menu. */
  readonly label: string
  readonly items: readonly MenuItem[]
  /**
   * A point of the viewport in CSS pixels, or an element. The menu opens below the element, or above it if there is no
   * room.
   */
  readonly at: { readonly x: number; readonly y: number } | Element
  /** The element that gets the focus when the menu closes. @default the element that had the focus */
  readonly opener?: HTMLElement | null
  /**
   * A press in this element does not count as a press outside, because the control that opened the menu closes it.
   * @default no element
   */
  readonly keep?: Element | null
  /** The first focus: a row, or the menu itself with no row selected. @default 'first' */
  readonly focus?: 'first' | 'last' | 'menu'
  /**
   * The event that opened the menu. With it, the first lift of a finger does not count as a choice, and a held press
   * may move on to a row.
   */
  readonly event?:
    | { readonly pointerId: number; readonly pointerType: string; readonly buttons: number }
    | undefined
  /** `large` draws rows with 32 px icons, as in the Start menu. @default 'normal' */
  readonly size?: 'normal' | 'large'
  /** Vertical text along the side of the menu, as in the Start menu. */
  readonly banner?: string
  /** Called for LEFT or RIGHT at the edge of the menu, so that a menu bar can open the next menu. */
  readonly onEdge?: (step: 1 | -1) => void
  readonly onClose?: () => void
}

/** A requested menu. Closing a closed menu does nothing. */
export type OpenedMenu = { readonly close: () => void }
