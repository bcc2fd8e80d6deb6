// Loaded before anything else, also by versions of Node that cannot load the rest: it imports nothing.

/**
 * Explains why Love98 does not run on a version of Node: Vite needs 20.19 or newer in version 20, or 22.12 or newer.
 *
 * @param {string} version such as `20.19.0`
 * @returns {string | null} one sentence and the remedy, or null if it runs
 */
export function nodeProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)) return null
  return `Love98 needs Node 20.19, or 22.12 or newer, and this is Node ${version}. Install it from https://nodejs.org.`
}
