/** Values that localStorage did not accept, kept until the page is closed; `null` marks a key whose removal failed. */
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

/** Stores a text; if localStorage is missing, denied or full, the text is kept until the page is closed. */
export function writeStored(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value)
    kept.delete(key)
  } catch {
    kept.set(key, value)
  }
}

/** Returns whether the last value of a key is in localStorage and so survives a reload. */
export function isStoragePersistent(key: string): boolean {
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
 * Sets or removes a mark that lasts as long as the tab. Never throws.
 * @returns true if it was set before; null if the browser has no session storage
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

/** Removes all texts that this site has stored in the browser, including the marks of the tab. Never throws. */
export function clearStored(): void {
  kept.clear()
  for (const storage of ['localStorage', 'sessionStorage'] as const)
    try {
      window[storage].clear()
    } catch {
      // Storage is denied, so nothing was stored.
    }
}
