import { createStore } from 'zustand/vanilla'

/** The selected icons. `anchor` is the icon from which a selection is extended. */
export const iconSelection = createStore<{ ids: readonly string[]; anchor: string | null }>(() => ({
  ids: [],
  anchor: null,
}))

/** Selects these icons and no others. The last one becomes the anchor. */
export function selectIcons(ids: readonly string[]): void {
  iconSelection.setState({ ids, anchor: ids.at(-1) ?? null })
}

export function toggleIcon(id: string): void {
  const { ids } = iconSelection.getState()
  iconSelection.setState({
    ids: ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id],
    anchor: id,
  })
}

/** Selects all icons from the anchor to this one, in the given order. */
export function extendSelection(order: readonly string[], to: string): void {
  const { anchor } = iconSelection.getState()
  const [from, end] = [order.indexOf(anchor ?? to), order.indexOf(to)]
  iconSelection.setState({ ids: order.slice(Math.min(from, end), Math.max(from, end) + 1) })
}
