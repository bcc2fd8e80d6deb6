/**
 * Lets requests to the address of a test's document, which no server has, fail at once. A failure that arrives after the
 * end of the test would be logged without the name of a test.
 */
if (typeof document !== 'undefined') {
  const { fetch } = globalThis
  globalThis.fetch = (input, init) => {
    const { origin } = new URL(input instanceof Request ? input.url : input, location.href)
    return origin === location.origin ? Promise.reject(new TypeError('Failed to fetch')) : fetch(input, init)
  }
}
