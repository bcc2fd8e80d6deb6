import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/** `npm run test:full` builds the project a second time, as a community that keeps little of it. */
const isFull = process.env.LOVE98_FULL === '1'
const root = process.cwd()
const copied = [
  ...['src', 'public', 'server', 'scripts', 'art'],
  ...['love98.config.ts', 'next.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json', '.npmrc'],
]

async function run(command: string, args: readonly string[], cwd: string): Promise<void> {
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text) => {
    said += text
  })
  const [code] = await once(child, 'close')
  expect(code, said).toBe(0)
}

async function allTexts(folder: string): Promise<string> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = names.filter((entry) => entry.isFile() && /\.(js|css|html|rsc)$/.test(entry.name))
  return (await Promise.all(files.map((file) => readFile(join(file.parentPath, file.name), 'utf8')))).join(
    '\n',
  )
}

describe.skipIf(!isFull)(
  'the build of a community that keeps few programs, one skin and two languages',
  () => {
    let folder = ''
    let scripts = ''
    let pages: string[] = []
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'love98-little-'))
      for (const path of copied) await cp(join(root, path), join(folder, path), { recursive: true })
      // As links: the dependencies are large and the same.
      await run('cp', ['-al', join(root, 'node_modules'), join(folder, 'node_modules')], folder)
      const file = join(folder, 'love98.config.ts')
      const before = await readFile(file, 'utf8')
      const kept = `skins: ['tang-gang'],\n  languages: ['en', 'de'],\n  programs: ['swap', 'notepad', 'display', 'help', 'shut-down'],`
      const after = before.replace(/programs: \[[^\]]*\],/, kept)
      expect(after).not.toBe(before)
      await writeFile(file, after)
      await run(process.execPath, ['scripts/art.mjs'], folder)
      await run(process.execPath, ['scripts/build.mjs'], folder)
      scripts = await allTexts(join(folder, '.next', 'static'))
      pages = await readdir(join(folder, '.next', 'server', 'app'), { recursive: true })
    }, 900_000)
    afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }))

    /** A word of each window that no minifier changes. */
    const words = {
      solitaire: 'data-pile',
      guestbook: '/api/guestbook',
      heartbreak: 'data-cell',
      treasury: 'contract-call',
    }
    test.each(Object.entries(words))('has no code of %s, which the whole build has', async (_, word) => {
      expect(scripts.includes(word)).toBe(false)
      expect((await allTexts(join(root, '.next', 'static'))).includes(word)).toBe(true)
    })

    test('has pages of its programs and languages alone', () => {
      const html = pages.filter((page) => /^(\w\w(-\w\w)?\/)?p\/[\w-]+\.html$/.test(page))
      const programs = ['display', 'help', 'notepad', 'shut-down', 'swap']
      expect(html.sort()).toEqual(
        [...programs.map((id) => `de/p/${id}.html`), ...programs.map((id) => `p/${id}.html`)].sort(),
      )
    })

    test('has scripts of its languages alone', async () => {
      const folders = await readdir(join(folder, '.next', 'static'))
      expect(folders.filter((name) => /^\w\w(-\w\w)?$/.test(name))).toEqual(['de'])
      expect(scripts.includes('Deutsch')).toBe(true)
      expect(scripts.includes('Português')).toBe(false)
    })

    test('has styles of its skin alone', async () => {
      const home = await readFile(join(folder, '.next', 'server', 'app', 'index.html'), 'utf8')
      const pictures = Array.from(home.matchAll(/\/assets\/skins\/([\w-]+)\//g), ([, skin]) => skin)
      expect([...new Set(pictures)]).toEqual(['tang-gang'])
    })
  },
)
