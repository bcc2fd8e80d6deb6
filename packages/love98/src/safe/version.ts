/**
 * Returns whether owners of a Safe of this version sign typed data without a chain id in its domain, as before 1.3.0. A
 * version that cannot be parsed counts as new.
 * @param version as the contract returns it, such as `1.4.1` or `1.3.0+L2`
 */
export function signsWithoutChain(version: string | null): boolean {
  const [, major, minor] = /^(\d+)\.(\d+)/.exec(version ?? '') ?? []
  return Number(major) < 1 || (Number(major) === 1 && Number(minor) < 3)
}

/** Returns the highest of several versions such as `1.4.1` and `1.3.0+L2`; null if the list is empty. */
export function latestVersion(versions: readonly string[]): string | null {
  const compare = new Intl.Collator('en', { numeric: true }).compare
  return [...versions].sort(compare).at(-1) ?? null
}
