/** How often a refusal for too many requests is logged for one route, ms. */
const period = 10_000

/** Whether to log, and how many were not since the last that was. */
export type Sample = { isLogged: boolean; skipped: number }

/**
 * Lets one line a route and ten seconds through: a flood that is refused must not fill the disk instead.
 * @returns a function of the route's name, of which there are few, and the time, ms since 1970
 */
export function createSampler(): (route: string, now: number) => Sample {
  const routes = new Map<string, { until: number; skipped: number }>()
  return (route, now) => {
    const last = routes.get(route)
    if (last && now < last.until) {
      last.skipped += 1
      return { isLogged: false, skipped: 0 }
    }
    routes.set(route, { until: now + period, skipped: 0 })
    return { isLogged: true, skipped: last?.skipped ?? 0 }
  }
}
