/**
 * How many entries deep in the history of this desktop the page was loaded anew, 0 for one that was opened. The script
 * before the first paint notes it, since the router writes over what the entry says.
 */
export function navigationDepth(): number {
  const depth = Number(document.documentElement.dataset.depth)
  return Number.isSafeInteger(depth) && depth > 0 ? depth : 0
}

/** Whether the page was loaded anew, or come back to, rather than opened by a link. */
export function isSamePage(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate'
}
