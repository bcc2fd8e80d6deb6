/** How long a lamp stays lit after a call, ms: at most two flashes a second, below the threshold of WCAG 2.3.1. */
const glow = 250

/** What asks about the chain: a node by our server, or our server for what it read. */
const chainPaths = /^\/api\/(rpc|market)(\/|$)/

/**
 * Lights the lamps for each question about the chain that this page asks (PerformanceObserver); with reduced
 * motion sees none. Gives what ends it.
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
