import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { UserError } from './user-error.mjs'

/**
 * Checks that a project is not made for a newer version than the installed one: `love98 update` records the version of
 * a folder in its `package.json`, `"love98": { "updated": "0.1.0" }`.
 *
 * @param {string} root the project's folder
 * @param {string} packageFolder
 * @throws {UserError} for a folder of a newer version
 */
export function requireVersion(root, packageFolder) {
  const updated = read(root).love98?.updated
  const installed = read(packageFolder).version
  if (typeof updated !== 'string' || !installed || compareVersions(updated, installed) <= 0) return
  throw new UserError(
    `This folder is made for Love98 ${updated}, and Love98 ${installed} is installed. ` +
      `Install the newer one: npm install love98@${updated}`,
  )
}

/**
 * @param {string} folder
 * @returns {{ version?: string, love98?: { updated?: unknown } }} empty for a file that is absent or not JSON
 */
function read(folder) {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  } catch {
    return {}
  }
}

/**
 * @param {string} one
 * @param {string} other
 * @returns {number} less than 0 if the first version is older; parts after `-` are not compared
 */
export function compareVersions(one, other) {
  const [left = [], right = []] = [one, other].map((version) =>
    version.replace(/-.*$/, '').split('.').map(Number),
  )
  for (const index of [0, 1, 2]) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
