/**
 * Returns the depth of the history entry at which the page was loaded, 0 for a new visit. The first-paint script reads
 * it, because the router overwrites `history.state`.
 */
export function navigationDepth(): number {
  const depth = Number(document.documentElement.dataset.depth)
  return Number.isSafeInteger(depth) && depth > 0 ? depth : 0
}

/** Returns whether the page was reloaded or reached by Back or Forward, not by a link. */
export function isSamePage(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate'
}
