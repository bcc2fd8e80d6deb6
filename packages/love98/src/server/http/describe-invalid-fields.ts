type PathPart = PropertyKey | { readonly key: unknown }

/**
 * Creates an error for the log with the wrong parts of a request, never with sent values: a schema's own message may
 * quote them.
 */
export function describeInvalidFields(
  issues: readonly { readonly path?: readonly PathPart[] | undefined }[],
): Error {
  const places = issues.map(({ path = [] }) => path.map(nameOf).join('.') || 'whole')
  return new Error(`not as expected: ${places.join('; ')}`)
}

/** A name from the visitor is repeated only if it is a plain word. */
function nameOf(part: PathPart): string {
  const name = String(typeof part === 'object' ? part.key : part)
  return /^\w{1,40}$/.test(name) ? name : '?'
}
