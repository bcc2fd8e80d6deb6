import { toolPackages } from '../check/licenses.mjs'

/**
 * @typedef {{
 *   version?: string, license?: string, integrity?: string, optional?: boolean, devOptional?: boolean,
 *   dependencies?: Record<string, string>, optionalDependencies?: Record<string, string>,
 *   peerDependencies?: Record<string, string>,
 *   peerDependenciesMeta?: Record<string, { optional?: boolean }>,
 * }} Locked
 * @typedef {{ packages: Record<string, Locked> }} Lock
 */

/**
 * Returns a bill of materials (CycloneDX 1.6, https://cyclonedx.org/docs/1.6/json/) of a production install: the locked
 * packages with their licenses, hashes and dependencies, without the tools of the commands. The same lock file gives the same bill.
 *
 * @param {{ name: string, version: string, license: string }} manifest
 * @param {Lock} lock of the repository, which has this package in `packages`
 */
export function describeComponents(manifest, lock) {
  const top = `packages/${manifest.name}`
  const reached = reachable(lock, top)
  const shipped = Object.entries(lock.packages).filter(([path]) => reached.has(path))
  const references = new Map(
    shipped.map(([path, locked]) => [path, purl(nameOf(path), locked.version ?? '')]),
  )
  const components = new Map(
    shipped.map(([path, locked]) => [references.get(path), component(nameOf(path), locked)]),
  )
  const own = `pkg:npm/${manifest.name}@${manifest.version}`
  const dependsOn = (/** @type {string} */ path, /** @type {Locked} */ locked) => {
    const needed = neededBy(locked)
    const found = needed.map((name) => references.get(resolve(lock, path, name) ?? ''))
    return [...new Set(found.filter((reference) => reference !== undefined))].sort()
  }
  /** @type {Map<string | undefined, Set<string | undefined>>} */
  const edges = new Map()
  for (const [path, locked] of [/** @type {const} */ ([top, lock.packages[top] ?? {}]), ...shipped]) {
    const reference = path === top ? own : references.get(path)
    const known = edges.get(reference) ?? new Set()
    for (const needed of dependsOn(path, locked)) known.add(needed)
    edges.set(reference, known)
  }
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': own,
        name: manifest.name,
        version: manifest.version,
        purl: own,
        licenses: licenses(manifest.license),
      },
    },
    components: [...components.values()].sort((one, other) => (one.purl < other.purl ? -1 : 1)),
    dependencies: Array.from(edges, ([ref, needed]) => ({ ref, dependsOn: [...needed] })),
  }
}

/**
 * Returns the entries that the product needs, in the order in which they are found. Optional peers are left
 * out: tools that libraries can use if they are installed, such as a test runner.
 *
 * @param {Lock} lock
 * @param {string} top the folder of the product, from the repository
 * @returns {Set<string>} paths
 */
function reachable(lock, top) {
  const { dependencies = {} } = lock.packages[top] ?? {}
  /** @type {Set<string>} */
  const reached = new Set()
  const shipped = Object.keys(dependencies).filter((name) => !toolPackages.includes(name))
  const open = shipped.map((name) => resolve(lock, top, name))
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const locked = path === null ? undefined : lock.packages[path]
    if (path === null || !locked || reached.has(path)) continue
    reached.add(path)
    for (const name of neededBy(locked)) open.push(resolve(lock, path, name))
  }
  return reached
}

/** @param {Locked} locked */
function neededBy({ dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta = {} }) {
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional)
  return Object.keys({ ...dependencies, ...optionalDependencies }).concat(peers)
}

/** @param {string} path in the lock file, such as `node_modules/a/node_modules/@b/c` */
function nameOf(path) {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
}

/**
 * @param {string} name
 * @param {string} version
 */
function purl(name, version) {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`
}

/**
 * @param {string} name
 * @param {Locked} locked
 */
function component(name, { version = '', license, integrity = '', optional, devOptional }) {
  const [, algorithm = '', hash = ''] = /^(sha512|sha1)-(.+)$/.exec(integrity) ?? []
  return {
    type: 'library',
    'bom-ref': purl(name, version),
    name,
    version,
    purl: purl(name, version),
    // Most of the optional packages are binaries for other systems.
    scope: optional || devOptional ? 'optional' : 'required',
    ...(license ? { licenses: licenses(license) } : {}),
    ...(hash
      ? {
          hashes: [
            {
              alg: algorithm === 'sha1' ? 'SHA-1' : 'SHA-512',
              content: Buffer.from(hash, 'base64').toString('hex'),
            },
          ],
        }
      : {}),
  }
}

/** @param {string} license SPDX */
function licenses(license) {
  return /[\s()]/.test(license) ? [{ expression: license }] : [{ license: { id: license } }]
}

/**
 * Finds the entry of a dependency with Node's resolution: beside the package or in a parent folder.
 *
 * @param {Lock} lock
 * @param {string} from
 * @param {string} name
 * @returns {string | null}
 */
function resolve({ packages }, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`
    if (packages[path]) return path
    if (folder === '') return null
  }
}
