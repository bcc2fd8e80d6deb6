import { UserError } from '../user-error.mjs'

/**
 * @param {string} version such as `20.19.0`
 * @throws {UserError} when Vite does not run on this Node: it takes 20 from 20.19 on, and 22.12 and newer
 */
export function requireNodeVersion(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)) return
  throw new UserError(
    `Love98 needs Node 20.19, or 22.12 or newer, and this is Node ${version}. Install it from https://nodejs.org.`,
  )
}
