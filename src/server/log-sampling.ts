/** The interval between two logged refusals (too many requests) of one route, ms. */
const period = 10_000

/** `isLogged` is true if the event is logged. `skipped` is the number of events since the last logged one. */
export type Sample = { isLogged: boolean; skipped: number }

/**
 * Allows one line per route in ten seconds, so that refused requests cannot fill the disk.
 * @returns a function of the route's name (there are few names) and the time, ms since 1970
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
