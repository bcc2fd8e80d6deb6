type RowFace = {
  readonly id: string
  readonly label: string
  readonly icon?: string
  /**
   * The letter that chooses the row while its menu is open; underlined. It counts where it stands in the label; rows without
   * an icon get one (`withAccess`), others answer to their first.
   */
  readonly access?: string
  /** The keys that do the same without the menu, as they are written: `Ctrl+S`. */
  readonly shortcut?: string
  readonly disabled?: boolean
  /** The picture of the caption button that does the same. */
  readonly glyph?: 'restore' | 'minimize' | 'maximize' | 'close'
  /** What a double click would do: drawn bold. */
  readonly isDefault?: boolean
}

/** A row of a menu: an action, a link, a submenu or a line between groups. */
export type MenuItem =
  | { readonly kind: 'separator'; readonly id: string }
  | (RowFace & {
      readonly kind: 'action'
      /** `true` or `false` make it a choice. */
      readonly checked?: boolean
      /** `one` of several, with a dot, or a `mark` of its own, with a tick. @default 'one' */
      readonly choice?: 'one' | 'mark'
      readonly onSelect: () => void
    })
  | (RowFace & { readonly kind: 'link'; readonly href: string })
  | (RowFace & { readonly kind: 'submenu'; readonly items: readonly MenuItem[] })

/** A row that can be chosen. */
export type MenuRowItem = Exclude<MenuItem, { kind: 'separator' }>

/** A word of the bar and what hangs below it. `access` is the letter that opens it with Alt. @default `barWords` */
export type BarMenu = {
  readonly id: string
  readonly label: string
  readonly access?: string
  readonly items: readonly MenuItem[]
}
