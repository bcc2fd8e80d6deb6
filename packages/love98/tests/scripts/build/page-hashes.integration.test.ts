import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { collectHashes } from '../../../scripts/lib/build/build-product.ts'

let root = ''
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'love98-hashes-'))
})
afterEach(() => rm(root, { recursive: true }))

const languages = [
  { id: 'en', tag: 'en-US' },
  { id: 'es', tag: 'es' },
]
const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

async function collect(pages: Readonly<Record<string, string>>) {
  for (const [page, html] of Object.entries(pages)) {
    await mkdir(dirname(join(root, 'dist/pages', page)), { recursive: true })
    await writeFile(join(root, 'dist/pages', page), html)
  }
  return collectHashes(root, Object.keys(pages), languages)
}

test('the styles of all pages are listed once, and so are the inline scripts of English pages', async () => {
  const page = (style: string, script: string) =>
    `<style>${style}</style><script type="module" src="/static/first.js"></script><script>${script}</script><script type="application/json">{}</script>`
  const hashes = await collect({
    'index.html': page('a{}', 'one'),
    'p/notepad.html': page('a{}', 'two'),
    'es.html': page('b{}', 'uno'),
    'es/p/notepad.html': page('c{}', 'dos'),
    // Begins like the folder of a language, but is a page.
    'essay.html': page('a{}', 'essay'),
  })
  expect(hashes).toEqual({
    scriptHashes: ['one', 'two', 'essay'].map(hashOf).sort(),
    styleHashes: ['a{}', 'b{}', 'c{}'].map(hashOf).sort(),
  })
})

test('more hashes than a header can have fail the build', async () => {
  const page = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => `<style>a{order:${from + index}}</style>`).join('')
  expect(
    (await collect({ 'index.html': page(0, 99), 'p/run.html': '<script>1</script>' })).styleHashes,
  ).toHaveLength(99)
  await expect(collect({ 'index.html': page(0, 100), 'p/run.html': '<script>1</script>' })).rejects.toThrow(
    '101 different scripts and styles',
  )
})
