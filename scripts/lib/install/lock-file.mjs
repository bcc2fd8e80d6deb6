/**
 * @typedef {{
 *   version?: string, resolved?: string, integrity?: string, optional?: boolean, dev?: boolean, devOptional?: boolean,
 *   os?: string[], cpu?: string[], libc?: string[],
 *   dependencies?: Record<string, string>, devDependencies?: Record<string, string>,
 *   optionalDependencies?: Record<string, string>,
 * }} LockEntry one installed package in `package-lock.json` (lockfileVersion 3)
 * @typedef {{ lockfileVersion: number, packages: Record<string, LockEntry> }} LockFile
 * @typedef {{ parent: string, name: string, range: string }} MissingPackage
 * @typedef {{ os: string[], cpu?: string[], libc?: string[] }} Platform
 */

/**
 * Finds the optional packages that some package of the lock names and the lock does not hold. `npm install` leaves
 * out platform packages that its registry could not give, and `npm ci` then refuses the lock on other machines.
 *
 * @param {LockFile} lock
 * @returns {MissingPackage[]}
 */
export function missingOptionalPackages({ packages }) {
  return Object.entries(packages).flatMap(([parent, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name]) => !lookupPaths(parent, name).some((path) => packages[path]))
      .map(([name, range]) => ({ parent, name, range })),
  )
}

/**
 * Adds the missing platform packages, with a version and a platform. They were never fetched, so `addIntegrity` has to ask
 * for their hashes. npm fetches them only on the platform they name.
 *
 * @param {LockFile} lock
 * @returns {{ lock: LockFile, added: string[], unknown: string[] }} `unknown`: names without a platform
 */
export function completeLock(lock) {
  const packages = { ...lock.packages }
  const added = []
  const unknown = []
  for (const { parent, name, range } of missingOptionalPackages(lock)) {
    const platform = platformOf(name)
    const version = range.replace(/^[\^~]/, '')
    if (!platform || !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) {
      unknown.push(`${name}@${range}`)
      continue
    }
    const owner = packages[parent]
    packages[`node_modules/${name}`] = sortedByKey({
      version,
      ...platform,
      optional: true,
      ...(owner?.dev ? { dev: true } : owner?.devOptional ? { devOptional: true } : {}),
    })
    added.push(`${name}@${version}`)
  }
  const sorted = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en')))
  return { lock: { ...lock, packages: sorted }, added, unknown }
}

/**
 * Adds the hash of each package that has none: npm would install it without a check.
 *
 * @param {LockFile} lock
 * @param {(name: string, version: string) => Promise<string>} ask the hash that the registry states
 * @returns {Promise<{ lock: LockFile, hashed: string[] }>}
 * @throws {Error} for an answer that is no SHA-512 of Subresource Integrity
 */
export async function addIntegrity(lock, ask) {
  const packages = { ...lock.packages }
  const hashed = []
  for (const [path, entry] of Object.entries(packages)) {
    if (path === '' || entry.integrity || !entry.version) continue
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const integrity = (await ask(name, entry.version)).trim()
    if (!isIntegrity(integrity)) throw new Error(`${name}@${entry.version} has no SHA-512: ${integrity}`)
    const { version, ...rest } = entry
    packages[path] = { version, integrity, ...rest }
    hashed.push(`${name}@${version}`)
  }
  return { lock: { ...lock, packages }, hashed }
}

/** @param {string | undefined} text */
export function isIntegrity(text) {
  return /^sha512-[A-Za-z0-9+/]{86}==$/.test(text ?? '')
}

/**
 * The platform that a package is for, read from its name (`…-darwin-arm64`, `…-linux-x64-musl`).
 *
 * @param {string} name
 * @returns {Platform | undefined}
 */
export function platformOf(name) {
  const words = name.replace(/^@[^/]+\//, '').split(/[-.]/)
  const os = words.map((word) => SYSTEMS[word]).find(Boolean)
  if (!os) return undefined
  const cpu = words.map((word) => PROCESSORS[word]).find(Boolean)
  const libc = words.some((word) => word.startsWith('musl') || word === 'linuxmusl')
    ? 'musl'
    : words.some((word) => word.startsWith('gnu'))
      ? 'glibc'
      : undefined
  const needsLibc = os === 'linux' && libc
  return { ...(cpu ? { cpu: [cpu] } : {}), ...(needsLibc ? { libc: [libc] } : {}), os: [os] }
}

/** @type {Record<string, string>} */
const SYSTEMS = {
  android: 'android',
  darwin: 'darwin',
  freebsd: 'freebsd',
  linux: 'linux',
  linuxmusl: 'linux',
  openharmony: 'openharmony',
  win32: 'win32',
}

/** @type {Record<string, string>} */
const PROCESSORS = {
  aarch64: 'arm64',
  amd64: 'x64',
  arm: 'arm',
  arm64: 'arm64',
  ia32: 'ia32',
  loong64: 'loong64',
  ppc64: 'ppc64',
  riscv64: 'riscv64',
  s390x: 's390x',
  x64: 'x64',
}

/**
 * Where Node looks for `name` from the package at `parent`, nearest first.
 *
 * @param {string} parent
 * @param {string} name
 * @returns {string[]}
 */
function lookupPaths(parent, name) {
  const paths = []
  for (let at = parent; at; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/'))))
    paths.push(`${at}/node_modules/${name}`)
  return [...paths, `node_modules/${name}`]
}

/**
 * @param {Record<string, unknown>} entry
 * @returns {LockEntry}
 */
function sortedByKey({ version, ...rest }) {
  return /** @type {LockEntry} */ ({
    version,
    ...Object.fromEntries(Object.entries(rest).sort(([a], [b]) => a.localeCompare(b, 'en'))),
  })
}
