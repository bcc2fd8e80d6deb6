import { useState } from 'react'

/**
 * Returns the same array for as long as its items are the same, so that it can be a dependency of a memo or
 * an effect.
 */
export function useStable<Item>(items: readonly Item[]): readonly Item[] {
  const [kept, setKept] = useState(items)
  if (items.length === kept.length && items.every((item, index) => Object.is(item, kept[index]))) return kept
  // A change of state while rendering repeats the render at once.
  setKept(items)
  return items
}
