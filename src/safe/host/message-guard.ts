/** What a page that shows us in a frame must be to be believed. */
export type TrustedParent = {
  /** Origins, in full: compared letter by letter, so nothing can hide in front of or behind one. */
  hosts: readonly string[]
}

/**
 * Stands between the page around us and everything that listens for its messages: what does not come from the parent, from
 * an allowed origin and in the form of an answer never reaches the SDK, which would believe some of it and fall over the
 * rest. Call it before the SDK is loaded: listeners hear in the order in which they were added.
 * @returns ends it
 */
export function guardMessages(page: Window, { hosts }: TrustedParent): () => void {
  const listener = (event: MessageEvent) => {
    const isFromParent = event.source === page.parent && page.parent !== page
    if (isFromParent && hosts.includes(event.origin) && isAnswer(event.data)) return
    // What others say to each other is theirs, as long as the SDK would not take it for something.
    if (isFromParent || wouldMislead(event.data)) event.stopImmediatePropagation()
  }
  page.addEventListener('message', listener)
  return () => page.removeEventListener('message', listener)
}

/** `{ id, version, success: true, data }` or `{ id, version, success: false, error }`. */
function isAnswer(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false
  const { id, version, success, error } = data as Record<string, unknown>
  if (typeof id !== 'string' || typeof version !== 'string' || !/^[1-9]\d*\./.test(version)) return false
  return success === true || (success === false && typeof error === 'string')
}

/** Data that the SDK reads without looking: it throws at `null` and at a version that is no text. */
function wouldMislead(data: unknown): boolean {
  if (data === null || data === undefined) return true
  return typeof data === 'object' && 'version' in data && typeof data.version !== 'string'
}
