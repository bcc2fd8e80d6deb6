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
  write('love98.config.ts', 'config')
  write('package-lock.json', '{}')
  write('vite.config.ts', 'build')
  await writeBuildStamp(root, await hashSources(root))
})
afterEach(() => rmSync(root, { recursive: true }))

test('a build of the present sources is current', async () => {
  expect(await isBuildCurrent(root)).toBe(true)
})

test.each([
  ['a byte of the code', () => write('src/app/page.tsx', 'pagE')],
  ['a picture', () => write('public/assets/icon.png', 'icoN')],
  ['the configuration', () => write('love98.config.ts', 'confiG')],
  ['the lock', () => write('package-lock.json', '{ }')],
  ['a new file', () => write('src/app/new.tsx', '')],
  ['a hidden file that is served', () => write('public/.well-known/security.txt', 'x')],
  ['a removed file', () => rmSync(join(root, 'public/assets/icon.png'))],
  ['a moved file', () => renameSync(join(root, 'src/app/page.tsx'), join(root, 'src/app/home.tsx'))],
  ['the build itself', () => write('vite.config.ts', 'builD')],
  ['a lost build', () => rmSync(join(root, 'dist'), { recursive: true })],
])('%s makes the build an old one', async (_, change) => {
  change()
  expect(await isBuildCurrent(root)).toBe(false)
})

test.each([
  ['a time', () => utimesSync(join(root, 'src/app/page.tsx'), 1, 1)],
  ['a test', () => write('src/app/page.test.tsx', 'test')],
  ['a document', () => write('README.md', 'read me')],
])('%s does not', async (_, change) => {
  change()
  expect(await isBuildCurrent(root)).toBe(true)
})

test('a build that was begun and not ended is not current, and no server starts with it', async () => {
  write('dist/content-policy.json', '{}')
  await clearBuildStamp(root)
  expect(await isBuildCurrent(root)).toBe(false)
  expect(existsSync(join(root, 'dist/content-policy.json'))).toBe(false)
})

test.each(['', '{', '{"sources":"0', 'null', '[]', '"a"'])(
  'a build whose stamp was written in part, %j, is not current',
  async (text) => {
    write('dist/build.json', text)
    expect(await isBuildCurrent(root)).toBe(false)
  },
)
