import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Licenses under which a package may ship to a browser: all of them allow use, change and passing on without a fee and
 * without making what uses it free as well (https://spdx.org/licenses/).
 */
export const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
])

/**
 * @typedef {{ name: string, version: string, license: string, path: readonly string[] }} Package `path`: the packages that depend on it
 */

/**
 * Every package that the product may bring into a browser: what its own `dependencies` name, and what those need.
 *
 * @param {string} root
 * @param {readonly string[]} [serverOnly] dependencies whose code never leaves the server
 * @returns {Package[]}
 */
export function shippedPackages(root, serverOnly = serverPackages) {
  const manifest = readManifest(root)
  /** @type {Map<string, Package>} */
  const found = new Map()
  const open = Object.keys(manifest.dependencies ?? {}).map((name) => ({
    name,
    from: root,
    path: /** @type {string[]} */ ([]),
  }))
  for (let next = open.pop(); next; next = open.pop()) {
    const { name, from, path } = next
    const folder = folderOf(name, from, root)
    // What is optional for this system may not be there; what is not there does not ship.
    if (!folder || found.has(folder) || serverOnly.includes(name)) continue
    const { version = '', license, dependencies = {} } = readManifest(folder)
    found.set(folder, { name, version, license: licenseText(license) ?? 'unknown', path })
    for (const needed of Object.keys(dependencies))
      open.push({ name: needed, from: folder, path: [...path, name] })
  }
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name))
}

/** Packages that never reach a browser: the server's own, whose importers `first-paint.ts` keeps out. */
export const serverPackages = ['@electric-sql/pglite', 'drizzle-orm', 'pg', 'prom-client']

/**
 * The packages that may not ship, a line each.
 *
 * @param {readonly Package[]} packages
 * @returns {string[]}
 */
export function licenseProblems(packages) {
  return packages
    .filter(({ license }) => !isPermissive(license))
    .map(({ name, version, license, path }) => `${[...path, name].join(' > ')} ${version}: ${license}`)
}

/**
 * An SPDX expression: of several one may be chosen (OR), or all hold (AND).
 *
 * @param {string} license
 * @returns {boolean}
 */
export function isPermissive(license) {
  const text = license.replace(/[()]/g, ' ').trim()
  return text
    .split(/\s+OR\s+/i)
    .some((choice) => choice.split(/\s+AND\s+/i).every((one) => permissive.has(one.trim())))
}

/**
 * @param {unknown} license
 * @returns {string | null}
 */
function licenseText(license) {
  if (typeof license === 'string') return license
  return license instanceof Object && 'type' in license ? String(license.type) : null
}

/**
 * The folder of a package that another one depends on, by Node's resolution: beside it or in a folder above.
 *
 * @param {string} name
 * @param {string} from
 * @param {string} root
 * @returns {string | null}
 */
function folderOf(name, from, root) {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name)
    if (existsSync(join(candidate, 'package.json'))) return candidate
    if (folder === root || folder === dirname(folder)) return null
  }
}

/**
 * @param {string} folder
 * @returns {{ version?: string, license?: unknown, dependencies?: Record<string, string> }}
 */
function readManifest(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
}
