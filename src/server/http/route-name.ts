/**
 * The name under which a refused request is logged: the address of its route as the framework writes it, without what
 * the sender put in the place of a parameter. A route without parameters is its own name.
 */
export function routeName(pathname: string): string {
  const found = parameterized.find(
    ({ head, tail }) =>
      pathname.length > head.length + tail.length && pathname.startsWith(head) && pathname.endsWith(tail),
  )
  return found?.route ?? pathname
}

/** The routes with a parameter, the more exact ones first; a test compares them with those there are. */
export const parameterizedRoutes = [
  '/api/heartbreak/replay/[gameId]',
  '/api/market/[pair]/candles',
  '/api/recipients/[chainId]',
  '/api/rpc/[chainId]',
  '/api/safe/[...path]',
  '/heartbreak/b/[boardId]/picture.png',
  '/heartbreak/b/[boardId]',
  '/heartbreak/daily/[date]',
  '/heartbreak/r/[gameId]/picture.png',
  '/heartbreak/r/[gameId]',
  '/p/[program]/manifest.json',
  '/[lang]/manifest.json',
] as const

const parameterized = parameterizedRoutes.map((route) => ({
  route,
  head: route.slice(0, route.indexOf('[')),
  tail: route.slice(route.indexOf(']') + 1),
}))
