import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { indexedPaths, listPages } from '@/app/pages'
import { languages } from '@/language/languages'
import { viteConfig } from '../../scripts/lib/build/build-client.ts'
import { packageRoot, repositoryRoot } from '../../scripts/lib/project-root.mjs'

type Renderer = typeof import('@/app/render')
type Rendered = Awaited<ReturnType<Renderer['renderPages']>>[number]

const origin = 'https://address-of-this-site.invalid'
const files = {
  entry: '/static/first-0123.js',
  preloads: ['/static/window-0123.js'],
  styles: [{ href: '/static/first-0123.css', text: '.a > .b { color: red }' }],
}

let folder = ''
let render: Renderer
const rendered = new Map<string, ReadonlyMap<string, Rendered>>()
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'love98-pages-'))
  await symlink(join(repositoryRoot, 'node_modules'), join(folder, 'node_modules'))
  await build({
    root: packageRoot,
    configFile: viteConfig,
    logLevel: 'error',
    build: { ssr: 'src/app/render.tsx', outDir: join(folder, 'out'), emptyOutDir: true },
  })
  render = await import(join(folder, 'out/render.js'))
  for (const language of ['en', 'es']) {
    const pages = await render.renderPages(language, () => files)
    rendered.set(language, new Map(pages.map((page) => [page.file, page])))
  }
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const names = listPages().map(({ name }) => name)
const fileOf = (name: string, language: string) =>
  language === 'en' ? `${name}.html` : name === 'index' ? 'es.html' : `es/${name}.html`
const htmlOf = (name: string, language: string) =>
  rendered.get(language)?.get(fileOf(name, language))?.html ?? ''
const every = names.flatMap((name) => [
  [name, 'en'],
  [name, 'es'],
]) as [string, string][]

const textOf = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
/** @returns the attribute of each element whose start tag contains the words */
function read(html: string, words: string, attribute: string): string[] {
  const tags = html.match(/<(?:meta|link|html)\b(?:"[^"]*"|[^>"])*>/g) ?? []
  return tags
    .filter((tag) => tag.includes(words))
    .map((tag) => textOf(tag.match(new RegExp(`\\b${attribute}="([^"]*)"`))?.[1] ?? ''))
}
const titleOf = (html: string) => textOf(html.match(/<title>([^<]*)<\/title>/)?.[1] ?? '')

test('each page is rendered in each language, to its own file', () => {
  expect(new Set(names).size).toBe(names.length)
  for (const language of ['en', 'es'])
    expect([...(rendered.get(language)?.keys() ?? [])]).toEqual(names.map((name) => fileOf(name, language)))
  // A page without a link to it is not found.
  const found = listPages().filter(({ canonical }) => canonical !== null)
  expect(found.map(({ path }) => path)).toEqual(indexedPaths())
})

describe.each(every)('the page %s in %s', (name, language) => {
  const page = listPages().find((one) => one.name === name)
  const isFound = page?.canonical !== null
  const path = page?.path ?? ''
  const local = language === 'en' ? path : `/es${path === '/' ? '' : path}`

  test('the page names its language, its title and its description', () => {
    const html = htmlOf(name, language)
    expect(html).toMatch(/^<!DOCTYPE html><html /)
    expect(read(html, '<html', 'lang')).toEqual([language])
    expect(read(html, '<html', 'dir')).toEqual(['ltr'])
    expect(titleOf(html)).not.toBe('')
    expect(read(html, 'name="description"', 'content')[0]).not.toBe('')
    if (language === 'en') {
      expect(read(html, 'name="description"', 'content')).toEqual([page?.description])
      if (page?.title !== undefined) expect(titleOf(html).startsWith(`${page.title} - `)).toBe(true)
    } else expect(read(html, 'name="description"', 'content')).not.toEqual([page?.description])
  })

  test(
    isFound
      ? 'search engines find the page at one address, in ten languages'
      : 'search engines do not index the page',
    () => {
      const html = htmlOf(name, language)
      expect(read(html, 'rel="canonical"', 'href')).toEqual(
        isFound ? [local === '/' ? origin : `${origin}${local}`] : [],
      )
      expect(read(html, 'name="robots"', 'content')).toEqual(isFound ? [] : ['noindex'])
      const alternates = languages.map(({ id }) => (id === 'en' ? path : `/${id}${path === '/' ? '' : path}`))
      const tags = languages.map(({ id, tag }) => (id === 'en' ? 'en' : tag))
      expect(read(html, 'rel="alternate"', 'hrefLang')).toEqual(isFound ? [...tags, 'x-default'] : [])
      expect(read(html, 'rel="alternate"', 'href')).toEqual(
        isFound ? [...alternates, path].map((one) => new URL(one, origin).href) : [],
      )
      expect(languages).toHaveLength(10)
    },
  )

  test('a shareable page has a preview', () => {
    const html = htmlOf(name, language)
    const property = (key: string) => read(html, `property="og:${key}"`, 'content')
    const twitter = (key: string) => read(html, `name="twitter:${key}"`, 'content')
    if (!isFound) return expect([...property('title'), ...twitter('card')]).toEqual([])
    const description = read(html, 'name="description"', 'content')
    expect(property('description')).toEqual(description)
    expect(twitter('description')).toEqual(description)
    expect(property('url')).toEqual(read(html, 'rel="canonical"', 'href'))
    expect(property('image')).toEqual([new URL(page?.picture?.path ?? '', origin).href])
    expect(twitter('image')).toEqual(property('image'))
    expect([property('type'), twitter('card')]).toEqual([['website'], ['summary_large_image']])
    for (const words of [property('title'), property('site_name'), property('image:alt'), twitter('title')])
      expect(words.join()).not.toBe('')
  })

  test('the page is rendered completely in order, with facts that read back unchanged', () => {
    const html = htmlOf(name, language)
    // React moves late content from a template to its place by a script.
    expect(html).not.toMatch(/<template|\$RC|\$RX/)
    expect(html).not.toMatch(/\bundefined\b|\[object /)
    const json =
      html.match(/<script id="page-facts" type="application\/json">([\s\S]*?)<\/script>/)?.[1] ?? ''
    expect(json).not.toContain('<')
    const facts = JSON.parse(json)
    if (language === 'en') expect(facts).toEqual(JSON.parse(JSON.stringify(page?.facts)))
    if (page?.openProgram) {
      expect(facts.openProgram).toBe(page.openProgram)
      expect(html).toMatch(/<section\b[^>]*role="dialog"|role="dialog"/)
    }
  })

  test('the page has its styles, and preloads its scripts', () => {
    const html = htmlOf(name, language)
    expect(html).toContain('<style>.a > .b { color: red }</style>')
    expect(read(html, 'rel="stylesheet"', 'href')).toEqual(['/static/first-0123.css'])
    expect(html).toMatch(/<link rel="stylesheet" href="\/static\/first-0123\.css" disabled=""\/>/)
    expect(read(html, 'rel="modulepreload"', 'href')).toEqual(['/static/window-0123.js'])
    expect(html).toContain('<script type="module" src="/static/first-0123.js"></script>')
  })
})

test('a fact that contains a tag cannot close its element', async () => {
  const [page] = listPages()
  const evil = '</script><script>alert(1)</script><!--'
  const { PageDocument } = await import('@/app/document')
  const { renderToStaticMarkup } = await import('react-dom/server')
  const { createElement } = await import('react')
  if (!page || !('community' in page.facts)) throw new Error('The desktop has no facts.')
  const facts = { ...page.facts, description: evil }
  const html = renderToStaticMarkup(
    createElement(PageDocument, { page: { ...page, facts }, files, markup: '' }),
  )
  expect(html).not.toContain('alert(1)</script>')
  const json = html.match(/<script id="page-facts"[^>]*>([\s\S]*?)<\/script>/)?.[1] ?? ''
  expect(JSON.parse(json).description).toBe(evil)
})

test('a page is rendered by its path, and an unknown path gives none', async () => {
  expect(await render.renderPath('/p/notepad', files)).toBe(htmlOf('p/notepad', 'en'))
  expect(await render.renderPath('/p/nothing', files)).toBeUndefined()
})
