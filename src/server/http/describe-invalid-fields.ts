type PathPart = PropertyKey | { readonly key: unknown }

/** An error for the log that says which parts of a request are wrong, and never what was sent: a schema's own message may quote it. */
export function describeInvalidFields(
  issues: readonly { readonly path?: readonly PathPart[] | undefined }[],
): Error {
  const places = issues.map(({ path = [] }) => path.map(nameOf).join('.') || 'whole')
  return new Error(`not as expected: ${places.join('; ')}`)
}

/** A name that the visitor invented is repeated only where it is a plain word. */
function nameOf(part: PathPart): string {
  const name = String(typeof part === 'object' ? part.key : part)
  return /^\w{1,40}$/.test(name) ? name : '?'
}
