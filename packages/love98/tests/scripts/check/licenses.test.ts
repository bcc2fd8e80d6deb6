import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isPermissive, licenseProblems, shippedPackages } from '../../../scripts/lib/check/licenses.mjs'
import { packageRoot } from '../../../scripts/lib/project-root.mjs'

test('the installed wallet libraries are the last free versions', () => {
  const versions = new Map(shippedPackages(packageRoot).map(({ name, version }) => [name, version]))
  expect(versions.get('@walletconnect/universal-provider')).toBe('2.21.8')
  expect([...versions.keys()].filter((name) => name.startsWith('@metamask/'))).toEqual([])
})

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['MIT AND Apache-2.0', true],
  ['MIT AND GPL-3.0', false],
  ['GPL-3.0', false],
  ['SEE LICENSE IN LICENSE.md', false],
  ['unknown', false],
])('the license %s is permissive or not: %s', (license, allowed) =>
  expect(isPermissive(license)).toBe(allowed),
)

describe('a tree of packages', () => {
  let root: string
  const write = (folder: string, manifest: object) => {
    mkdirSync(join(root, folder), { recursive: true })
    writeFileSync(join(root, folder, 'package.json'), JSON.stringify({ version: '1.0.0', ...manifest }))
  }
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'love98-licenses-'))
    write('.', { dependencies: { a: '1', server: '1' }, devDependencies: { tool: '1' } })
    write('node_modules/a', { license: 'MIT', dependencies: { b: '1' } })
    write('node_modules/a/node_modules/b', { license: { type: 'Fair-Source' }, dependencies: { a: '1' } })
    write('node_modules/b', { license: 'MIT' })
    write('node_modules/server', { license: 'GPL-3.0' })
    write('node_modules/tool', { license: 'GPL-3.0' })
  })
  afterEach(() => rmSync(root, { recursive: true }))

  test('the tree is resolved like Node does, and a forbidden license is reported with its path', () => {
    const packages = shippedPackages(root, ['server'])
    expect(packages.map(({ name }) => name)).toEqual(['a', 'b'])
    expect(licenseProblems(packages)).toEqual(['a > b 1.0.0: Fair-Source'])
  })

  test('a package without a license does not ship', () => {
    write('node_modules/a', {})
    expect(licenseProblems(shippedPackages(root, ['server']))).toEqual(['a 1.0.0: unknown'])
  })
})
