/**
 * The depth of the history entry that the page was loaded at, 0 for a new visit. The first-paint
 * script reads it, since the router overwrites `history.state`.
 */
export function navigationDepth(): number {
  const depth = Number(document.documentElement.dataset.depth)
  return Number.isSafeInteger(depth) && depth > 0 ? depth : 0
}

/** Whether the page was reloaded or reached by Back or Forward, and not by a link. */
export function isSamePage(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate'
}
