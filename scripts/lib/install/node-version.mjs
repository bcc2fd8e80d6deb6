import { UserError } from '../user-error.mjs'

/** The oldest Node that Vite and the test tools run on. */
const oldest = [20, 19]

/**
 * @param {string} version such as `20.19.0`
 * @throws {UserError} when this Node is too old
 */
export function requireNodeVersion(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [wantedMajor = 0, wantedMinor = 0] = oldest
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return
  throw new UserError(
    `Love98 needs Node ${oldest.join('.')} or newer, and this is Node ${version}. Install it from https://nodejs.org.`,
  )
}
