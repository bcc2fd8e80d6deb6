/** A label whose normal form is itself by ENSIP-15: `_` only before anything else, no `--` as third and fourth letter. */
const plainLabel = /^(?!..--)_*[a-z0-9-]+$/

/**
 * A name as it is looked up (ENSIP-15), `null` where it has no such form. The tables of all the world's letters weigh a
 * third of the kit; a name of small Latin letters, digits and hyphens is its own normal form and does without them.
 */
export async function normalName(name: string): Promise<string | null> {
  if (name.split('.').every((label) => plainLabel.test(label))) return name
  const { normaliseName } = await import('./normalize-ens-name')
  try {
    return normaliseName(name)
  } catch {
    return null
  }
}
