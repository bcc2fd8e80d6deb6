/** Values that localStorage did not accept, for the lifetime of the page; `null` marks a key whose removal failed. */
const kept = new Map<string, string | null>()

/** Reads a stored text, or `null`. Never throws: localStorage may be denied in a cross-site frame. */
export function readStored(key: string): string | null {
  const own = kept.get(key)
  if (own !== undefined) return own
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores a text; when localStorage is missing, denied or full, it is kept for the lifetime of the page. */
export function writeStored(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value)
    kept.delete(key)
  } catch {
    kept.set(key, value)
  }
}

/** Whether the last value of a key is in localStorage, and so survives a reload. */
export function outlivesPage(key: string): boolean {
  return !kept.has(key)
}

/** Removes a stored text. Never throws. */
export function removeStored(key: string): void {
  try {
    window.localStorage.removeItem(key)
    kept.delete(key)
  } catch {
    kept.set(key, null)
  }
}

/**
 * Sets or removes a mark that lasts as long as the tab does. Never throws.
 * @returns whether it was set before; null where the browser keeps nothing for a tab
 */
export function markTab(key: string, isSet: boolean): boolean | null {
  try {
    const { sessionStorage } = window
    const wasSet = sessionStorage.getItem(key) !== null
    if (isSet) sessionStorage.setItem(key, '1')
    else sessionStorage.removeItem(key)
    return wasSet
  } catch {
    return null
  }
}

/** Removes everything that this site has stored in the browser as text, marks of the tab included. Never throws. */
export function clearStored(): void {
  kept.clear()
  for (const storage of ['localStorage', 'sessionStorage'] as const)
    try {
      window[storage].clear()
    } catch {
      // Denied: nothing was stored.
    }
}
