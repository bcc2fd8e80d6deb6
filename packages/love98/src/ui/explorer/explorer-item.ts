/** The views of a folder, named as in the View menu of Windows 98. */
export const explorerViews = ['large', 'small', 'list', 'details'] as const
export type ExplorerView = (typeof explorerViews)[number]

export type ExplorerItem = {
  readonly id: string
  readonly label: string
  readonly icon: string
  /** An image under `/assets/` that replaces the icon, or null. */
  readonly picture: string | null
  /** The target address, or null while it is not configured. */
  readonly href: string | null
  /**
   * The text of the second column and of the line in the left pane: the address, or the name of the missing setting.
   */
  readonly detail: string
}

/** The physical direction of an arrow key. It is not mirrored in right-to-left text. */
export type Direction = { readonly x: number; readonly y: number }
export type FindNearest = (centers: readonly Direction[], from: number, direction: Direction) => number
