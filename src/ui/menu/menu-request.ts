import type { MenuItem } from './menu-items'

/** A menu that is wanted somewhere on the screen. */
export type MenuRequest = {
  /** Names the menu for screen readers. */
  readonly label: string
  readonly items: readonly MenuItem[]
  /** A point of the viewport in CSS pixels, or an element to hang below (above, when there is no room). */
  readonly at: { readonly x: number; readonly y: number } | Element
  /** Takes the focus back when the menu goes. @default what had the focus */
  readonly opener?: HTMLElement | null
  /** A press in here is not a press outside: what opened the menu closes it by itself. @default nothing */
  readonly keep?: Element | null
  /** What has the focus at first: a row, or the menu itself with no row chosen. @default 'first' */
  readonly focus?: 'first' | 'last' | 'menu'
  /** The event that opened it: a finger's first lifting is not a choice, a held press may glide on to a row. */
  readonly event?:
    | { readonly pointerId: number; readonly pointerType: string; readonly buttons: number }
    | undefined
  /** `large` draws rows of the Start menu, with 32 px icons. @default 'normal' */
  readonly size?: 'normal' | 'large'
  /** Words up the side of the menu, as the Start menu has. */
  readonly banner?: string
  /** Left or Right at the menu's own edge: a menu bar goes on to the next word. */
  readonly onEdge?: (step: 1 | -1) => void
  readonly onClose?: () => void
}

/** A menu that was asked for; closing one that is gone does nothing. */
export type OpenedMenu = { readonly close: () => void }
