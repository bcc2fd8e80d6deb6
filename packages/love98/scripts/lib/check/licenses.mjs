import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Licenses under which a package may ship to a browser. They all allow use, change and distribution without a fee, and
 * do not require the same license for the software that uses the package (https://spdx.org/licenses/).
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
 * @typedef {{ name: string, version: string, license: string, path: readonly string[] }} Package `path`: the
 * packages that depend on it
 */

/**
 * Returns every package that the product may ship to a browser: its own `dependencies`, and their dependencies.
 *
 * @param {string} root
 * @param {readonly string[]} [serverOnly] dependencies whose code never leaves the server
 * @returns {Package[]}
 */
export function shippedPackages(root, serverOnly = serverPackages) {
  const left = [...serverOnly, ...toolPackages]
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
    const folder = folderOf(name, from)
    // An optional package may be missing on this system; then it does not ship.
    if (!folder || found.has(folder) || left.includes(name)) continue
    const { version = '', license, dependencies = {} } = readManifest(folder)
    found.set(folder, { name, version, license: licenseText(license) ?? 'unknown', path })
    for (const needed of Object.keys(dependencies))
      open.push({ name: needed, from: folder, path: [...path, name] })
  }
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name))
}

/**
 * Dependencies of the commands that no visitor and no server runs: they build, run the demo's chain, and test. A
 * community's project installs them with the product.
 */
export const toolPackages = [
  '@formatjs/icu-messageformat-parser',
  '@foundry-rs/anvil',
  '@gfx/zopfli',
  '@playwright/test',
  '@safe-global/safe-contracts',
  '@swc/core',
  '@uniswap/v2-core',
  '@uniswap/v2-periphery',
  '@vitejs/plugin-react',
  'axe-core',
  'tsx',
  'typescript',
  'vite',
]

/** Packages that never reach a browser: only the server imports them, which `first-paint.ts` enforces. */
export const serverPackages = ['@electric-sql/pglite', 'drizzle-orm', 'pg', 'prom-client']

/**
 * Returns the packages that may not ship, one per line.
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
 * Returns true if an SPDX expression is permissive: one of its alternatives (OR), or all of its parts (AND).
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
 * Finds the folder of a dependency with Node's resolution: beside the package or in a parent folder.
 *
 * @param {string} name
 * @param {string} from
 * @returns {string | null}
 */
function folderOf(name, from) {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name)
    if (existsSync(join(candidate, 'package.json'))) return candidate
    if (folder === dirname(folder)) return null
  }
}

/**
 * @param {string} folder
 * @returns {{ version?: string, license?: unknown, dependencies?: Record<string, string> }}
 */
function readManifest(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
}
