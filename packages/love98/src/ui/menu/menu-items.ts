type RowFace = {
  readonly id: string
  readonly label: string
  readonly icon?: string
  /**
   * The underlined letter that chooses the row while its menu is open. It must be part of the label. Rows without an
   * icon get one from `withAccess`; rows with an icon and no letter use their first letter.
   */
  readonly access?: string
  /** The keys of the same command outside the menu, as displayed: `Ctrl+S`. */
  readonly shortcut?: string
  /** A remark at the end of the row, where other rows have keys. */
  readonly note?: string | undefined
  readonly disabled?: boolean
  /** The icon of the caption button with the same command. */
  readonly glyph?: 'restore' | 'minimize' | 'maximize' | 'close'
  /** True for the action of a double-click, which is bold. */
  readonly isDefault?: boolean
}

/** A row of a menu: an action, a link, a submenu or a line between groups. */
export type MenuItem =
  | { readonly kind: 'separator'; readonly id: string }
  | (RowFace & {
      readonly kind: 'action'
      /** The state of a choice; undefined for a plain command. */
      readonly checked?: boolean
      /**
       * `one` is one of several options and has a dot; `mark` is an independent option and has a check mark. @default
       * 'one'
       */
      readonly choice?: 'one' | 'mark'
      readonly onSelect: () => void
    })
  | (RowFace & { readonly kind: 'link'; readonly href: string })
  | (RowFace & { readonly kind: 'submenu'; readonly items: readonly MenuItem[] })

/** A row that can be chosen. */
export type MenuRowItem = Exclude<MenuItem, { kind: 'separator' }>

/** A name in the menu bar with its menu. `access` is the letter that opens it with ALT. @default `withAccess` */
export type BarMenu = {
  readonly id: string
  readonly label: string
  readonly access?: string
  readonly items: readonly MenuItem[]
}
