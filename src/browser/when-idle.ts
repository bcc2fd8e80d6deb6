/** How long nothing to do is waited for, ms: a browser that draws nothing may not find out for most of a minute. */
const longest = 2_000

/** Calls back once the page is loaded and has nothing to do, or two seconds later; gives what takes that back. */
export function whenIdle(callback: () => void): () => void {
  let cancel = () => window.removeEventListener('load', wait)
  function wait() {
    if (typeof window.requestIdleCallback === 'function') {
      const handle = window.requestIdleCallback(callback, { timeout: longest })
      cancel = () => window.cancelIdleCallback(handle)
    } else {
      // Safari has no such call; a second after the load the page is quiet.
      const timer = setTimeout(callback, 1_000)
      cancel = () => clearTimeout(timer)
    }
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => cancel()
}
