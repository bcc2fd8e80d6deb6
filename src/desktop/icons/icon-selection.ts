import { createStore } from 'zustand/vanilla'

/** Which icons are selected, and from which one a selection is extended. */
export const iconSelection = createStore<{ ids: readonly string[]; anchor: string | null }>(() => ({
  ids: [],
  anchor: null,
}))

/** Selects these icons and no others; a selection is extended from the last of them. */
export function selectIcons(ids: readonly string[]): void {
  iconSelection.setState({ ids, anchor: ids.at(-1) ?? null })
}

/** Selects an icon, or takes it out. */
export function toggleIcon(id: string): void {
  const { ids } = iconSelection.getState()
  iconSelection.setState({
    ids: ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id],
    anchor: id,
  })
}

/** Selects everything from where the selection began to this icon, in the order given. */
export function extendSelection(order: readonly string[], to: string): void {
  const { anchor } = iconSelection.getState()
  const [from, end] = [order.indexOf(anchor ?? to), order.indexOf(to)]
  iconSelection.setState({ ids: order.slice(Math.min(from, end), Math.max(from, end) + 1) })
}
