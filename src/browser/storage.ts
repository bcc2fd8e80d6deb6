/** What the browser's storage did not take; `null` marks a key whose removal failed. It lasts as long as the page. */
const kept = new Map<string, string | null>()

/** Reads a stored text, or `null`. Never throws: in a frame of another site the storage may be forbidden. */
export function readStored(key: string): string | null {
  const own = kept.get(key)
  if (own !== undefined) return own
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores a text; when the storage is missing, forbidden or full, the page remembers it until it is left. */
export function writeStored(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value)
    kept.delete(key)
  } catch {
    kept.set(key, value)
  }
}

/** Whether what was written last under a key will be there when the page is opened again. */
export function outlivesPage(key: string): boolean {
  return !kept.has(key)
}

/** Forgets a stored text. */
export function removeStored(key: string): void {
  try {
    window.localStorage.removeItem(key)
    kept.delete(key)
  } catch {
    kept.set(key, null)
  }
}
