import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { inlineStyles } from '../../../scripts/lib/build/inline-styles.mjs'

const link = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'love98-styles-'))
  await mkdir(join(folder, 'server', 'app'), { recursive: true })
  await mkdir(join(folder, 'static', 'chunks'), { recursive: true })
})
afterEach(() => rm(folder, { recursive: true }))

async function inline(css: string, html = `<head>${link}</head>`) {
  await writeFile(join(folder, 'static', 'chunks', 'a.css'), css)
  await writeFile(join(folder, 'server', 'app', 'index.html'), html)
  const hashes = await inlineStyles(folder, ['index.html'])
  return { hashes, html: await readFile(join(folder, 'server', 'app', 'index.html'), 'utf8') }
}

test('a page contains its style sheets, and a disabled link by which React takes them for loaded', async () => {
  const css =
    "a{color:red}b{content:'$&'}c{background:url(/assets/a.png)}d{background:url(data:image/png;base64,A)}"
  const { html, hashes } = await inline(css)
  expect(html).toBe(`<head><style>${css}</style>${link.replace('/>', ' disabled=""/>')}</head>`)
  expect(hashes).toEqual([`sha256-${createHash('sha256').update(css).digest('base64')}`])
})

test('a page without style sheets stays as it is', async () => {
  expect(await inline('a{}', '<head></head>')).toEqual({ hashes: [], html: '<head></head>' })
})

test('a style sheet that would end its element, or whose addresses depend on its folder, fails the build', async () => {
  await expect(inline("a{content:'</STYLE>'}")).rejects.toThrow('would end the element')
  for (const url of ['url(../media/a.png)', 'url("a.png")', "url( 'a.png')"])
    await expect(inline(`a{background:${url}}`)).rejects.toThrow('relative to its own folder')
})
