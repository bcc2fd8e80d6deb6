import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { repositoryRoot } from '../../../scripts/lib/project-root.mjs'

/** An installed package in `package-lock.json` (lockfileVersion 3). */
type Entry = {
  version?: string
  resolved?: string
  integrity?: string
  hasInstallScript?: boolean
  link?: boolean
  os?: string[]
  cpu?: string[]
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}
type LockFile = { packages: Record<string, Entry> }

const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8')
const { allowScripts } = JSON.parse(read('package.json')) as { allowScripts: Record<string, false> }
const manifest = JSON.parse(read('packages/love98/package.json')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>
const lock = JSON.parse(read('package-lock.json')) as LockFile

/** Returns the paths where Node looks for a package from the one at `parent`, nearest first. */
function lookupPaths(parent: string, name: string): readonly string[] {
  const paths: string[] = []
  for (let at = parent; at; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/'))))
    paths.push(`${at}/node_modules/${name}`)
  return [...paths, `node_modules/${name}`]
}

/**
 * Returns optional packages that a package names and the lock file lacks: `npm ci` refuses it where they are
 * needed.
 */
function missingPackages({ packages }: LockFile): readonly string[] {
  return Object.entries(packages).flatMap(([parent, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !lookupPaths(parent, name).some((path) => packages[path]),
    ),
  )
}

/** The packages of this repository, and the links to them. */
const isOwn = (path: string, link?: boolean) => link === true || path.startsWith('packages/')

/** Returns packages without the SHA-512 of Subresource Integrity, which npm installs without a check. */
function unhashedPackages({ packages }: LockFile): readonly string[] {
  return Object.entries(packages)
    .filter(
      ([path, { integrity = '', link }]) =>
        path && !isOwn(path, link) && !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity),
    )
    .map(([path]) => path)
}

describe('the lock file', () => {
  const pins = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })

  test.each(pins)('the package %s is pinned to the exact version of the lock file (%s)', (name, version) => {
    expect(version).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/)
    expect(lock.packages[`node_modules/${name}`]?.version).toBe(version)
  })

  test('the lock file requires the same packages as package.json', () => {
    expect(lock.packages['packages/love98']?.dependencies).toEqual(manifest.dependencies)
    expect(lock.packages['packages/love98']?.devDependencies).toEqual(manifest.devDependencies)
  })

  test('the lock file has every optional package of its packages, also of other platforms, each with a hash', () => {
    expect(missingPackages(lock)).toEqual([])
    expect(unhashedPackages(lock)).toEqual([])
  })

  test('a lock file without a platform or a hash is detected', () => {
    const integrity = `sha512-${'A'.repeat(86)}==`
    const optionalDependencies = { '@tool/linux-x64': '1.0.0', '@tool/darwin-arm64': '1.0.0' }
    const spoiled = {
      packages: {
        '': {},
        'node_modules/a/node_modules/tool': { integrity, optionalDependencies },
        'node_modules/a/node_modules/@tool/linux-x64': { integrity: 'sha1-AAAA' },
        'node_modules/b': {},
      },
    }
    expect(missingPackages(spoiled)).toEqual(['@tool/darwin-arm64'])
    expect(unhashedPackages(spoiled)).toEqual([
      'node_modules/a/node_modules/@tool/linux-x64',
      'node_modules/b',
    ])
  })

  test('the lock file has no install script that package.json does not deny', () => {
    const scripted = Object.entries(lock.packages).filter(([, { hasInstallScript }]) => hasInstallScript)
    const names = scripted.map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 13))
    expect(allowScripts).toEqual(Object.fromEntries(names.map((name) => [name, false])))
  })

  const six = ['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64', 'win32-arm64', 'win32-x64']
  test.each([
    ['@swc/core-', six],
    ['@biomejs/cli-', six],
    ['@typescript/typescript-', six],
    ['@rolldown/binding-', six],
    ['@oxc-parser/binding-', six],
    ['@img/sharp-', six],
    // Foundry has no anvil for Windows on ARM; Windows runs the x64 one there.
    ['@foundry-rs/anvil-', six.filter((platform) => platform !== 'win32-arm64')],
  ])('the packages %s* have an entry for each supported platform', (prefix, expected) => {
    const found = Object.entries(lock.packages)
      .filter(([path]) => path.startsWith(`node_modules/${prefix}`) && !path.includes('libvips'))
      .flatMap(([, { os = [], cpu = [] }]) => os.flatMap((system) => cpu.map((chip) => `${system}-${chip}`)))
    expect(found).toEqual(expect.arrayContaining(expected))
  })

  test('the lock file names no registry', () => {
    expect(Object.values(lock.packages).filter(({ resolved, link }) => resolved && !link)).toEqual([])
    expect(read('package-lock.json')).not.toMatch(
      /\.tgz|https?:\/\/[^"\s]*(registry|npmjs|verdaccio|artifactory)/,
    )
  })
})
