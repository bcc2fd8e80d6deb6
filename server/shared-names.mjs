// What the HTTP server in this folder and the routes in `src/server` must agree on. Next bundles the routes, so the two
// sides share no module instances: a header or a key on `globalThis` is the only channel between them.

/** Request header: the address at the other end of the connection. The HTTP server overwrites what a client sent. */
export const peerHeader = 'x-love98-peer'

/** Request header: the id of the request, 16 hex digits. The HTTP server overwrites what a client sent. */
export const requestIdHeader = 'x-love98-request-id'

/** Origins that may show our pages in a frame unless `SAFE_HOSTS` names others: Safe{Wallet} opens Safe Apps that way. */
export const defaultSafeHosts = 'https://app.safe.global'

/**
 * Stands in built pages where the address of the site belongs, which the running server knows (`SITE_URL`); a name that leads
 * nowhere (RFC 6761, 6.4).
 */
export const builtOrigin = 'https://address-of-this-site.invalid'

/** Name of the singleton that holds the database of the process. @see singletonKey */
export const databaseSingleton = 'database'

/** Name of the singleton that knows the market: the newest snapshot, and how reading stops. @see singletonKey */
export const marketSingleton = 'market'

/** Name of the singleton that holds the routes which are called without the framework: a map by path. @see singletonKey */
export const directRoutesSingleton = 'direct-routes'

/** Name of the singleton that counts a request of a sender against a limit: `(name, headers)`, resolves with ms to wait. @see singletonKey */
export const senderLimitSingleton = 'sender-limit'

/** Name of the singleton that counts what routes tell it for the metrics; absent where there are none. @see singletonKey */
export const eventsSingleton = 'events'

/** Name of the singleton that tells the metrics what this process asks its nodes: `{ nodes() }`. @see singletonKey */
export const stateSingleton = 'metrics-state'

/** Name of the singleton that makes spans of what requests cause; absent where there are no traces. @see singletonKey */
export const tracerSingleton = 'tracer'

/** Response header of the market: its age in ms, counted from the time of its block; `Published` says more. */
export const marketAgeHeader = 'x-market-age'

/** `Cache-Control` of the market: browsers ask each time, and a shared cache may answer for 2 s. */
export const marketCaching = 'public, max-age=0, s-maxage=2, must-revalidate'

/** Name of the singleton that exists once the server is about to end: `{ since }`, ms since 1970. @see singletonKey */
export const drainingSingleton = 'draining'

/**
 * The key on `globalThis` under which a process-wide singleton is kept.
 *
 * @param {string} name
 * @returns {symbol}
 */
export function singletonKey(name) {
  return Symbol.for(`love98.${name}`)
}
