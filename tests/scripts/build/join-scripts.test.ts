import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { joinScripts } from '../../../scripts/lib/build/join-scripts.mjs'

const begin =
  '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["object"==typeof document?document.currentScript:void 0,'
const tag = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`
const chunks = {
  a: `${begin}1,()=>'a']);`,
  b: `${begin}2,()=>'b']);\n`,
  own: `${begin}3,()=>'own']);`,
  'turbopack-0': 'globalThis.ran=[...globalThis.TURBOPACK];',
}
const pages = {
  'index.html': `<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>${tag('a')}${tag('turbopack-0')}<p>text</p>${tag('b')}<script>push([1,"{\\"src\\":\\"/_next/static/chunks/a.js\\",\\"async\\":true}I[1,\\"/_next/static/chunks/a.js\\"]"])</script>`,
  'p/other.html': `${tag('turbopack-0')}${tag('a')}${tag('own')}${tag('b')}`,
  '_global-error.html': `${tag('own')}${tag('turbopack-0')}`,
}

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'love98-scripts-'))
  await mkdir(join(folder, 'server', 'app', 'p'), { recursive: true })
  await mkdir(join(folder, 'static', 'chunks'), { recursive: true })
})
afterEach(() => rm(folder, { recursive: true }))

const page = (name: string) => readFile(join(folder, 'server', 'app', name), 'utf8')

async function build(changed: Partial<Record<string, string>> = {}) {
  for (const [name, text] of Object.entries({ ...chunks, ...changed }))
    if (!name.endsWith('.html')) await writeFile(join(folder, 'static', 'chunks', `${name}.js`), text ?? '')
  for (const [name, html] of Object.entries(pages))
    await writeFile(join(folder, 'server', 'app', name), changed[name] ?? html)
  return joinScripts(folder, Object.keys(pages))
}

test('every page loads one file in place of the scripts that all of them share, and its own beside it', async () => {
  const name = await build()
  expect(name).toMatch(/^static\/chunks\/first-[0-9a-f]{16}\.js$/)
  const joined = `<script src="/_next/${name}" async=""></script>`
  expect(await page('index.html')).toBe(
    `${joined}<p>text</p><script>push([1,"{\\"src\\":\\"/_next/${name}\\",\\"async\\":true}I[1,\\"/_next/static/chunks/a.js\\"]"])</script>`,
  )
  expect(await page('p/other.html')).toBe(`${joined}${tag('own')}`)
  expect(await page('_global-error.html')).toBe(pages['_global-error.html'])
})

test('in the file the chunks register under their own paths, and the runtime runs last', async () => {
  const name = await build()
  const context: { ran?: unknown[]; document: unknown } = { document: { querySelectorAll: () => [] } }
  runInNewContext(await readFile(join(folder, name), 'utf8'), context)
  expect(context.ran).toEqual([
    ['static/chunks/a.js', 1, expect.any(Function)],
    ['static/chunks/b.js', 2, expect.any(Function)],
    // Without this the runtime asks for each of them when the page's data names it.
    { otherChunks: ['static/chunks/a.js', 'static/chunks/b.js'], runtimeModuleIds: [] },
  ])
})

/** A link as the script sees it. */
type Link = {
  dataset?: { later: string }
  disabled?: boolean
  href?: string
  onload?: () => void
  onerror?: () => void
}

async function runWithLaterStyles() {
  const added: Link[] = []
  const sheets = ['/a.css', '/b.css'].map((later) => ({
    dataset: { later },
    disabled: true,
    before: (link: Link) => added.push(link),
  }))
  const context: { ran?: unknown[]; document: unknown } = {
    document: { querySelectorAll: () => sheets, createElement: (): Link => ({}) },
  }
  runInNewContext(await readFile(join(folder, await build()), 'utf8'), context)
  return { added, context, sheets }
}

test('the runtime runs once all styles that were left for later are there', async () => {
  const { added, context, sheets } = await runWithLaterStyles()
  expect(added.map(({ href }) => href)).toEqual(['/a.css', '/b.css'])
  added[1]?.onload?.()
  expect(context.ran).toBeUndefined()
  added[0]?.onload?.()
  expect(context.ran).toHaveLength(3)
  expect(sheets.map(({ disabled }) => disabled)).toEqual([true, true])
})

test('in place of styles for later that cannot be had the sheet they were taken from loads', async () => {
  const { added, context, sheets } = await runWithLaterStyles()
  added[0]?.onerror?.()
  added[1]?.onload?.()
  expect(sheets.map(({ disabled }) => disabled)).toEqual([false, true])
  expect(context.ran).toHaveLength(3)
})

test('the name of the file changes with what is in it, and only then', async () => {
  const name = await build()
  expect(await build()).toBe(name)
  expect(await build({ a: `${begin}1,()=>'changed']);` })).not.toBe(name)
})

test.each<[string, Partial<Record<string, string>>, string]>([
  ['a chunk that begins otherwise', { a: '(self.TURBOPACK=[]).push([1])' }, 'a.js does not begin'],
  ['a chunk in two parts', { a: chunks.a + chunks.b }, 'a.js does not begin, once'],
  [
    'pages without a runtime',
    { 'index.html': tag('a') + tag('b') },
    'share 2 scripts, 0 of them the runtime',
  ],
  ['tags in another form', { 'index.html': tag('a').replace('async=""', 'async') }, 'share 0 scripts'],
  [
    'a second load in another form',
    { 'index.html': `${pages['index.html']}<script defer src="/_next/static/chunks/b.js"></script>` },
    'loads static/chunks/b.js in a form',
  ],
])('%s fails the build', async (_, changed, reason) => {
  await expect(build(changed)).rejects.toThrow(reason)
})
