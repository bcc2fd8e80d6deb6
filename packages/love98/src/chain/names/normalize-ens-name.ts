/** A label that ENSIP-15 leaves as it is: `_` only at the start, no `--` as third and fourth character. */
const asciiLabel = /^(?!..--)_*[a-z0-9-]+$/

/**
 * Normalizes a name (ENSIP-15); `null` if it has no normalized form. Names of lower-case ASCII letters, digits and
 * hyphens take a fast path: the Unicode tables of `ensip15-normalize.ts` are a third of the wallet's code, so their
 * chunk is imported only for other names.
 */
export async function normalizeEnsName(name: string): Promise<string | null> {
  try {
    return await requireEnsName(name)
  } catch {
    return null
  }
}

/** As `normalizeEnsName`. @throws {AppError} for a name that has no normalized form, with the reason `[S5.4]` */
export async function requireEnsName(name: string): Promise<string> {
  if (name.split('.').every((label) => asciiLabel.test(label))) return name
  const { normalizeByEnsip15 } = await import('./ensip15-normalize')
  return normalizeByEnsip15(name)
}
