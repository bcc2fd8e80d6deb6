import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { copyRuntimePackages } from '../../../scripts/lib/build/runtime-packages.ts'

let root = ''
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'love98-packages-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

/** Writes a package with an empty module, a type file and a source map. */
async function install(path: string, version: string, fields: Record<string, unknown> = {}): Promise<void> {
  const folder = join(root, path)
  await mkdir(folder, { recursive: true })
  const name = path.replace(/.*node_modules\//, '')
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name, version, ...fields }))
  for (const file of ['index.js', 'index.d.ts', 'index.js.map', 'LICENSE'])
    await writeFile(join(folder, file), '')
}

const versionAt = async (path: string) =>
  JSON.parse(await readFile(join(root, 'out/node_modules', path, 'package.json'), 'utf8')).version
const copy = (...names: string[]) => copyRuntimePackages(join(root, 'out'), names, join(root, 'app'))

test('a package is copied with its dependencies and license, and without types and source maps', async () => {
  await install('app/node_modules/one', '1.0.0', { dependencies: { two: '*' } })
  await install('app/node_modules/two', '2.0.0', { dependencies: { one: '*' } })
  await copy('one')
  expect(await versionAt('two')).toBe('2.0.0')
  const files = ['index.js', 'LICENSE', 'index.d.ts', 'index.js.map'].map((name) =>
    existsSync(join(root, 'out/node_modules/one', name)),
  )
  expect(files).toEqual([true, true, false, false])
})

test('two versions of a package are both copied, each for the packages that use it', async () => {
  await install('app/node_modules/one', '1.0.0', { dependencies: { shared: '1', deep: '*' } })
  await install('app/node_modules/other', '1.0.0', { dependencies: { shared: '2', deep: '*' } })
  await install('app/node_modules/shared', '1.0.0')
  await install('app/node_modules/other/node_modules/shared', '2.0.0')
  // A dependency of both that must not find the second version.
  await install('app/node_modules/deep', '1.0.0', { dependencies: { shared: '1' } })
  await copy('one', 'other')
  expect(await versionAt('shared')).toBe('1.0.0')
  expect(await versionAt('other/node_modules/shared')).toBe('2.0.0')
  expect(existsSync(join(root, 'out/node_modules/deep/node_modules'))).toBe(false)
})

test('a dependency of a nested package does not find the version of the package above it', async () => {
  await install('app/node_modules/shared', '1.0.0')
  await install('app/node_modules/nested', '1.0.0')
  await install('app/node_modules/other', '1.0.0', { dependencies: { shared: '2', nested: '2' } })
  await install('app/node_modules/other/node_modules/shared', '2.0.0')
  await install('app/node_modules/other/node_modules/nested', '2.0.0', { dependencies: { shared: '3' } })
  await install('app/node_modules/other/node_modules/nested/node_modules/shared', '3.0.0')
  await copy('shared', 'nested', 'other')
  expect(await versionAt('other/node_modules/shared')).toBe('2.0.0')
  expect(await versionAt('other/node_modules/nested/node_modules/shared')).toBe('3.0.0')
})

test('optional and peer dependencies are copied if they are installed', async () => {
  await install('app/node_modules/one', '1.0.0', {
    optionalDependencies: { here: '*', 'other-platform': '*' },
    peerDependencies: { peer: '*', absent: '*' },
  })
  await install('app/node_modules/here', '1.0.0')
  await install('app/node_modules/peer', '1.0.0')
  await copy('one')
  expect(await versionAt('here')).toBe('1.0.0')
  expect(await versionAt('peer')).toBe('1.0.0')
  expect(existsSync(join(root, 'out/node_modules/other-platform'))).toBe(false)
})

test('a linked package is copied as files, with the dependencies beside its real folder', async () => {
  await install('store/one/node_modules/one', '1.0.0', { dependencies: { two: '*' } })
  await install('store/one/node_modules/two', '2.0.0')
  await mkdir(join(root, 'app/node_modules'), { recursive: true })
  await symlink(join(root, 'store/one/node_modules/one'), join(root, 'app/node_modules/one'))
  await copy('one')
  await rm(join(root, 'store'), { recursive: true })
  expect(await versionAt('one')).toBe('1.0.0')
  expect(await versionAt('two')).toBe('2.0.0')
})

test('a required package that is not installed is reported by its name', async () => {
  await install('app/node_modules/one', '1.0.0', { dependencies: { '@scope/gone': '*' } })
  await expect(copy('one')).rejects.toThrow('The package @scope/gone is not installed')
})

test('a second copy leaves nothing of the first', async () => {
  await install('app/node_modules/one', '1.0.0')
  await install('app/node_modules/two', '1.0.0')
  await copy('one')
  await copy('two')
  expect(existsSync(join(root, 'out/node_modules/one'))).toBe(false)
})
