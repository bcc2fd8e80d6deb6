import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  clearBuildStamp,
  hashSources,
  isBuildCurrent,
  writeBuildStamp,
} from '../../../scripts/lib/build/build-stamp.ts'

let root: string
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'love98-stamp-'))
  write('src/app/page.tsx', 'page')
  write('public/assets/icon.png', 'icon')
  write('community/config.ts', 'config')
  write('community/terms/en.md', '# Terms')
  write('package-lock.json', '{}')
  write('vite.config.ts', 'build')
  await writeBuildStamp(root, await hashSources(root, root))
})
afterEach(() => rmSync(root, { recursive: true }))

test('a build of the current sources is up to date', async () => {
  expect(await isBuildCurrent(root, root)).toBe(true)
})

test.each([
  ['a byte of the code', () => write('src/app/page.tsx', 'pagE')],
  ['a picture', () => write('public/assets/icon.png', 'icoN')],
  ['the configuration', () => write('community/config.ts', 'confiG')],
  ['the terms', () => write('community/terms/en.md', '# Rules')],
  ['the lock', () => write('package-lock.json', '{ }')],
  ['a new file', () => write('src/app/new.tsx', '')],
  ['a hidden file that is served', () => write('public/.well-known/security.txt', 'x')],
  ['a removed file', () => rmSync(join(root, 'public/assets/icon.png'))],
  ['a moved file', () => renameSync(join(root, 'src/app/page.tsx'), join(root, 'src/app/home.tsx'))],
  ['the build itself', () => write('vite.config.ts', 'builD')],
  ['a lost build', () => rmSync(join(root, 'dist'), { recursive: true })],
])('the change makes the build outdated: %s', async (_, change) => {
  change()
  expect(await isBuildCurrent(root, root)).toBe(false)
})

test.each([
  ['a time', () => utimesSync(join(root, 'src/app/page.tsx'), 1, 1)],
  ['a test', () => write('src/app/page.test.tsx', 'test')],
  ['a document', () => write('README.md', 'read me')],
])('the change keeps the build up to date: %s', async (_, change) => {
  change()
  expect(await isBuildCurrent(root, root)).toBe(true)
})

test('an unfinished build is outdated, and no server starts with it', async () => {
  write('dist/content-policy.json', '{}')
  await clearBuildStamp(root)
  expect(await isBuildCurrent(root, root)).toBe(false)
  expect(existsSync(join(root, 'dist/content-policy.json'))).toBe(false)
})

test.each(['', '{', '{"sources":"0', 'null', '[]', '"a"'])(
  'a build with a truncated stamp, %j, is outdated',
  async (text) => {
    write('dist/build.json', text)
    expect(await isBuildCurrent(root, root)).toBe(false)
  },
)
