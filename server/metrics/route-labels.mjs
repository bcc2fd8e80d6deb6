/**
 * The name under which requests are counted: the route as the framework writes it (`/api/rpc/[chainId]`), `/_next/static/…` and
 * `/assets/…` for files, `other` for all that leads nowhere. There are as many names as the build has routes, whatever is asked for.
 *
 * @param {readonly string[]} routes of the build
 * @returns {(url: string) => string} of the target of a request
 */
export function createRouteLabels(routes) {
  const exact = new Set(['/favicon.ico', '/metrics', ...routes.filter((route) => !route.includes('['))])
  const patterns = routes
    .filter((route) => route.includes('['))
    // The more exact one first, and one with a rest last.
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

const folders = ['/_next/static/', '/_next/image', '/assets/']

/** @param {string} route */
function weight(route) {
  return route.split('[').length + (route.includes('[...') ? 10 : 0)
}

/** @param {string} route */
function patternOf(route) {
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
