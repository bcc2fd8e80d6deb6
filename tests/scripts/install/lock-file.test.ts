import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  addIntegrity,
  completeLock,
  isIntegrity,
  type LockFile,
  missingOptionalPackages,
  platformOf,
} from '../../../scripts/lib/install/lock-file.mjs'

const read = (name: string) => readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8')
const manifest = JSON.parse(read('package.json')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>
const lock = JSON.parse(read('package-lock.json')) as LockFile

describe('the lock file', () => {
  const pins = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })

  test.each(pins)('%s is pinned to the exact version that the lock holds (%s)', (name, version) => {
    expect(version).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/)
    expect(lock.packages[`node_modules/${name}`]?.version).toBe(version)
  })

  test('asks for the same packages as package.json', () => {
    expect(lock.packages['']?.dependencies).toEqual(manifest.dependencies)
    expect(lock.packages['']?.devDependencies).toEqual(manifest.devDependencies)
  })

  test('holds every optional package of every package, so that npm ci works on every platform', () => {
    expect(missingOptionalPackages(lock)).toEqual([])
  })

  const six = ['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64', 'win32-arm64', 'win32-x64']
  test.each([
    ['@swc/core-', six],
    ['@biomejs/cli-', six],
    ['@typescript/typescript-', six],
    ['@rolldown/binding-', six],
    ['@oxc-parser/binding-', six],
    ['@img/sharp-', six],
    // Foundry builds no anvil for Windows on ARM; Windows runs the x64 one there.
    ['@foundry-rs/anvil-', six.filter((platform) => platform !== 'win32-arm64')],
  ])('%s* has an entry for each platform we support', (prefix, expected) => {
    const found = Object.entries(lock.packages)
      .filter(([path]) => path.startsWith(`node_modules/${prefix}`) && !path.includes('libvips'))
      .flatMap(([, { os = [], cpu = [] }]) => os.flatMap((system) => cpu.map((chip) => `${system}-${chip}`)))
    expect(found).toEqual(expect.arrayContaining(expected))
  })

  test('names no registry, and every package has an integrity hash, those of other platforms too', () => {
    expect(Object.values(lock.packages).filter((entry) => entry.resolved)).toEqual([])
    expect(read('package-lock.json')).not.toMatch(
      /\.tgz|https?:\/\/[^"\s]*(registry|npmjs|verdaccio|artifactory)/,
    )
    const unhashed = Object.entries(lock.packages).filter(
      ([path, { integrity }]) => path && !isIntegrity(integrity),
    )
    expect(unhashed.map(([path]) => path)).toEqual([])
  })
})

describe('completing a lock', () => {
  const incomplete: LockFile = {
    lockfileVersion: 3,
    packages: {
      '': { devDependencies: { tool: '1.0.0' } },
      'node_modules/tool': {
        version: '1.0.0',
        dev: true,
        optionalDependencies: { '@tool/bin-darwin-arm64': '1.0.0', '@tool/bin-linux-x64-gnu': '1.0.0' },
      },
      'node_modules/@tool/bin-linux-x64-gnu': { version: '1.0.0', optional: true },
    },
  }

  test('adds what is missing with its platform, and nothing the second time', () => {
    const first = completeLock(incomplete)
    expect(first.added).toEqual(['@tool/bin-darwin-arm64@1.0.0'])
    expect(first.lock.packages['node_modules/@tool/bin-darwin-arm64']).toEqual({
      version: '1.0.0',
      cpu: ['arm64'],
      dev: true,
      optional: true,
      os: ['darwin'],
    })
    expect(completeLock(first.lock)).toEqual({ lock: first.lock, added: [], unknown: [] })
  })

  test('finds a package that is nested below its parent', () => {
    const nested: LockFile = {
      lockfileVersion: 3,
      packages: {
        'node_modules/a/node_modules/tool': {
          version: '1.0.0',
          optionalDependencies: { 'x-win32-x64': '1.0.0' },
        },
        'node_modules/a/node_modules/x-win32-x64': { version: '1.0.0' },
      },
    }
    expect(missingOptionalPackages(nested)).toEqual([])
  })

  test('leaves a name without a platform to a person', () => {
    const odd: LockFile = {
      lockfileVersion: 3,
      packages: { 'node_modules/a': { version: '1.0.0', optionalDependencies: { mystery: '2.0.0' } } },
    }
    expect(completeLock(odd)).toEqual({ lock: odd, added: [], unknown: ['mystery@2.0.0'] })
  })

  test.each([
    ['@foundry-rs/anvil-darwin-amd64', { os: ['darwin'], cpu: ['x64'] }],
    ['@next/swc-linux-arm64-musl', { os: ['linux'], cpu: ['arm64'], libc: ['musl'] }],
    ['@next/swc-win32-x64-msvc', { os: ['win32'], cpu: ['x64'] }],
    ['@rolldown/binding-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
    ['@img/sharp-linuxmusl-x64', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
    ['left-pad', undefined],
  ])('reads the platform of %s', (name, platform) => {
    expect(platformOf(name)).toEqual(platform)
  })
})

describe('hashes of a lock', () => {
  const hash = `sha512-${'A'.repeat(86)}==`
  const packages = {
    '': {},
    'node_modules/known': { version: '1.0.0', integrity: `sha512-${'B'.repeat(86)}==` },
    'node_modules/known/node_modules/@tool/bin': { version: '2.0.0', optional: true },
  }

  test('are asked for when they are missing, and follow the version', async () => {
    const asked: string[] = []
    const { lock: hashed } = await addIntegrity({ lockfileVersion: 3, packages }, async (name, version) => {
      asked.push(`${name}@${version}`)
      return `${hash}\n`
    })
    expect(asked).toEqual(['@tool/bin@2.0.0'])
    expect(JSON.stringify(hashed.packages['node_modules/known/node_modules/@tool/bin'])).toBe(
      JSON.stringify({ version: '2.0.0', integrity: hash, optional: true }),
    )
  })

  test.each(['', 'sha1-AAAA', `${hash} sha1-AAAA`])('are not taken from the answer %j', async (answer) => {
    await expect(addIntegrity({ lockfileVersion: 3, packages }, async () => answer)).rejects.toThrow(
      'SHA-512',
    )
  })
})
