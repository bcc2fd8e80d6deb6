/**
 * Holds a lock among the tabs of this browser (Web Locks API) until it is released or the tab is closed.
 * @returns a function that releases the lock; null while another tab holds it. If the browser has no locks or denies
 * them, every tab gets one
 */
export function acquireTabLock(name: string): Promise<(() => void) | null> {
  const locks = globalThis.navigator?.locks
  if (!locks) return Promise.resolve(doNothing)
  return new Promise((resolve) => {
    const held = (lock: Lock | null) =>
      lock ? new Promise<void>((release) => resolve(release)) : resolve(null)
    locks.request(name, { ifAvailable: true }, held).catch(() => resolve(doNothing))
  })
}

const doNothing = () => undefined
