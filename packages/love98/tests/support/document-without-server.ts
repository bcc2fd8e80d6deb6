/**
 * Requests to the address of a test's document, which has no server, fail immediately. A failure after the end of the
 * test would be logged without the name of a test.
 */
if (typeof document !== 'undefined') {
  const { fetch } = globalThis
  globalThis.fetch = (input, init) => {
    const { origin } = new URL(input instanceof Request ? input.url : input, location.href)
    return origin === location.origin ? Promise.reject(new TypeError('Failed to fetch')) : fetch(input, init)
  }
}
