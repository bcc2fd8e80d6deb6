/** Whether this site has stored nothing in the browser; false where that cannot be told. Never throws. */
export function hasStoredNothing(): boolean {
  try {
    return window.localStorage.length === 0
  } catch {
    return false
  }
}
