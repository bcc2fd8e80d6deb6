/** The timeout of `requestIdleCallback`, ms: a background tab may not be idle for most of a minute. */
const longest = 2_000

/** Calls back once the page is loaded and idle, or two seconds later. @returns cancels it */
export function whenIdle(callback: () => void): () => void {
  let cancel = () => window.removeEventListener('load', wait)
  function wait() {
    if (typeof window.requestIdleCallback === 'function') {
      const handle = window.requestIdleCallback(callback, { timeout: longest })
      cancel = () => window.cancelIdleCallback(handle)
    } else {
      // Safari has no `requestIdleCallback`: one second after the load event.
      const timer = setTimeout(callback, 1_000)
      cancel = () => clearTimeout(timer)
    }
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => cancel()
}
