/**
 * Returns a function that names a request for metrics: the declared route (`/api/rpc/[chainId]`), `/static/…` and
 * `/assets/…` for files, `other` for unknown addresses. The number of names is limited by the routes of the build, for
 * any requests.
 * @param routes of the build
 * @returns a function of a request's target
 */
export function createRouteLabels(routes: readonly string[]): (url: string) => string {
  const exact = new Set(['/favicon.ico', '/metrics', ...routes.filter((route) => !route.includes('['))])
  const patterns = routes
    .filter((route) => route.includes('['))
    // More specific routes first, routes with a rest segment last.
    .sort((one, other) => weight(one) - weight(other) || other.length - one.length)
    .map((route) => ({ route, pattern: patternOf(route) }))
  return (url) => {
    const cut = url.indexOf('?')
    const path = cut < 0 ? url : url.slice(0, cut)
    if (exact.has(path)) return path
    for (const folder of folders) if (path.startsWith(folder)) return `${folder}…`
    return patterns.find(({ pattern }) => pattern.test(path))?.route ?? 'other'
  }
}

const folders = ['/static/', '/_next/image', '/assets/']

function weight(route: string) {
  return route.split('[').length + (route.includes('[...') ? 10 : 0)
}

function patternOf(route: string) {
  const parts = route
    .split('/')
    .map((part) =>
      part.startsWith('[...')
        ? '.+'
        : part.startsWith('[')
          ? '[^/]+'
          : part.replace(/[.*+?^${}()|\\]/g, '\\$&'),
    )
  return new RegExp(`^${parts.join('/')}$`)
}
