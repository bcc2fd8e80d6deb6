/**
 * Whether owners of a Safe of this version sign without naming its chain: those before 1.3.0 did. What cannot be read counts
 * as new.
 * @param version as the contract tells it, `1.4.1` or `1.3.0+L2`
 */
export function signsWithoutChain(version: string | null): boolean {
  const [, major, minor] = /^(\d+)\.(\d+)/.exec(version ?? '') ?? []
  return Number(major) < 1 || (Number(major) === 1 && Number(minor) < 3)
}
