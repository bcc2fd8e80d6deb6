/**
 * What the browser had kept for this entry of its history when the page arrived: after a reload, the mark of an earlier
 * page. Read before the router writes its own.
 */
export const arrivalState: unknown = typeof window === 'undefined' ? null : window.history.state

/** Whether the page was loaded anew, or come back to, rather than opened by a link. */
export function isSamePage(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate'
}
