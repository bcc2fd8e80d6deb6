/**
 * Holds a name among the tabs of this browser (Web Locks API) until it is let go or the tab is gone.
 * @returns what lets it go; null while another tab holds it. A browser that has no locks, or refuses one to this page, keeps
 *   no tab out.
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
