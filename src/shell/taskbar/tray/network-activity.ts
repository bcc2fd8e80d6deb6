/**
 * The time that a lamp stays lit after a call, ms. It allows at most two flashes per second, which is below the
 * threshold of WCAG 2.3.1.
 */
const glow = 250

/** Requests about the chain: to a node through our server, or for data that our server has read. */
const chainPaths = /^\/api\/(rpc|market)(\/|$)/

/**
 * Lights the lamps for each request about the chain that this page sends (PerformanceObserver). With reduced motion it
 * does nothing.
 * @returns a function that stops it
 */
export function showNetworkActivity(machines: HTMLElement): () => void {
  if (typeof PerformanceObserver === 'undefined' || matchMedia('(prefers-reduced-motion: reduce)').matches)
    return () => undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const glowAs = (step: 'asked' | 'answered') => {
    machines.dataset.traffic = step
    timer = setTimeout(() => {
      if (step === 'asked') return glowAs('answered')
      timer = undefined
      delete machines.dataset.traffic
    }, glow)
  }
  const observer = new PerformanceObserver((list) => {
    const isCall = list
      .getEntries()
      .some(({ name }) => chainPaths.test(new URL(name, location.href).pathname))
    if (isCall && timer === undefined && document.visibilityState === 'visible') glowAs('asked')
  })
  observer.observe({ type: 'resource' })
  return () => {
    observer.disconnect()
    clearTimeout(timer)
    delete machines.dataset.traffic
  }
}
