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

const rules = (module: string) =>
  Array.from({ length: 100 }, (_, index) => `.${module}_class${index}{color:rgb(1 2 3);display:grid}`).join(
    '',
  )

test('of a large sheet a page contains what it is drawn with, and names the file of the rest', async () => {
  const css = `${rules('shown0')}${rules('hidde0')}`
  const { html, hashes } = await inline(css, `<head>${link}</head><p class="shown0_class1">text</p>`)
  const later = /data-later="\/_next\/(static\/chunks\/later-[0-9a-f]{16}\.css)"/.exec(html)?.[1] ?? ''
  expect(html).toBe(
    `<head><style>${rules('shown0')}</style><link rel="preload" as="style" href="/_next/${later}"/>${link.replace('/>', ` data-later="/_next/${later}" disabled=""/>`)}</head><p class="shown0_class1">text</p>`,
  )
  expect(await readFile(join(folder, later), 'utf8')).toBe(rules('hidde0'))
  expect(hashes).toEqual([`sha256-${createHash('sha256').update(rules('shown0')).digest('base64')}`])
})

test('the rest of a sheet has what any page with it was drawn without', async () => {
  const css = `${rules('shown0')}${rules('window')}`
  await writeFile(join(folder, 'static', 'chunks', 'a.css'), css)
  const pages = {
    'index.html': `<head>${link}</head><p class="shown0_a"></p>`,
    'window.html': `<head>${link}</head><p class="shown0_a"></p><p class="window_a"></p>`,
  }
  for (const [name, html] of Object.entries(pages)) await writeFile(join(folder, 'server', 'app', name), html)
  await inlineStyles(folder, Object.keys(pages))
  const html = await readFile(join(folder, 'server', 'app', 'window.html'), 'utf8')
  expect(html).toContain(`<style>${css}</style>`)
  const later = /data-later="\/_next\/([^"]+)"/.exec(html)?.[1] ?? ''
  expect(await readFile(join(folder, later), 'utf8')).toBe(rules('window'))
})

test('a page without style sheets stays as it is', async () => {
  expect(await inline('a{}', '<head></head>')).toEqual({ hashes: [], html: '<head></head>' })
})

test('a style sheet that would end its element, or whose addresses depend on its folder, fails the build', async () => {
  await expect(inline("a{content:'</STYLE>'}")).rejects.toThrow('would end the element')
  for (const url of ['url(../media/a.png)', 'url("a.png")', "url( 'a.png')"])
    await expect(inline(`a{background:${url}}`)).rejects.toThrow('relative to its own folder')
})
