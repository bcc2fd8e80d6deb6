/** How a folder shows its contents, as the View menu of Windows 98 named them. */
export const explorerViews = ['large', 'small', 'list', 'details'] as const
export type ExplorerView = (typeof explorerViews)[number]

/** An item of a folder: a link, or one whose address is not configured. */
export type ExplorerItem = {
  readonly id: string
  readonly label: string
  readonly icon: string
  /** A picture under `/assets/` that stands for the icon, or null. */
  readonly picture: string | null
  /** Where it leads, or null while that is not configured. */
  readonly href: string | null
  /** The second column, and the line in the left pane: its address, or which setting is missing. */
  readonly detail: string
}

/** The physical direction of an arrow key; not mirrored in right-to-left text. */
export type Direction = { readonly x: number; readonly y: number }
/** Finds the index of the nearest icon in a direction. */
export type FindNearest = (centers: readonly Direction[], from: number, direction: Direction) => number
