import type { MenuRowItem } from './menu-items'
import type { PressFollower } from './menu-press'

/** Shared by all lists of one open menu. */
export type MenuEngine = {
  readonly direction: 'ltr' | 'rtl'
  readonly press: PressFollower
  /** Closes all of it; the opener takes the focus back. */
  readonly close: () => void
  /** Closes all of it, then does what the row says. */
  readonly choose: (item: MenuRowItem) => void
  readonly onEdge: ((step: 1 | -1) => void) | undefined
}
