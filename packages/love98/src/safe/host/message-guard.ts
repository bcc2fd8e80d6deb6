export type TrustedParent = {
  /** Whole origins, compared for equality, so that no prefix or suffix can be added to one. */
  hosts: readonly string[]
}

/**
 * Filters the messages from the embedding page before any other listener receives them. A message that does not come
 * from the parent, from an allowed origin and in the form of an answer never reaches the SDK, which would trust some of
 * these messages and crash on others. Call this before the SDK is loaded, because listeners run in the order in which
 * they were added.
 * @returns a function that stops the filter
 */
export function guardMessages(page: Window, { hosts }: TrustedParent): () => void {
  const listener = (event: MessageEvent) => {
    const isFromParent = event.source === page.parent && page.parent !== page
    if (isFromParent && hosts.includes(event.origin) && isAnswer(event.data)) return
    // Messages between other parties pass, unless the SDK would misinterpret them.
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

/** Returns whether the SDK would fail on the data: it throws at `null` and at a version that is not a text. */
function wouldMislead(data: unknown): boolean {
  if (data === null || data === undefined) return true
  return typeof data === 'object' && 'version' in data && typeof data.version !== 'string'
}
