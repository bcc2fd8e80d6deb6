/** A row of a menu: an action, a link, a submenu or a line between groups. */
export type MenuItem =
  | { readonly kind: 'separator'; readonly id: string }
  | {
      readonly kind: 'action'
      readonly id: string
      readonly label: string
      readonly icon?: string
      readonly disabled?: boolean
      /** `true` or `false` make it a choice among several, with a dot on the chosen one. */
      readonly checked?: boolean
      readonly onSelect: () => void
    }
  | {
      readonly kind: 'link'
      readonly id: string
      readonly label: string
      readonly icon?: string
      readonly href: string
    }
  | {
      readonly kind: 'submenu'
      readonly id: string
      readonly label: string
      readonly icon?: string
      readonly items: readonly MenuItem[]
    }
