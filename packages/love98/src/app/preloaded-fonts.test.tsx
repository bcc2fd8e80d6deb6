import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PreloadedFonts } from './preloaded-fonts'

const pointers = ['fine', 'coarse'] as const
type Pointer = (typeof pointers)[number]

/** Returns the files of a page in a language that a screen with a pointer requests, in order of their names. */
function filesOf(language: string, ratio: number, pointer: Pointer): string[] {
  const markup = renderToStaticMarkup(<PreloadedFonts language={language} />)
  const links = markup.match(/<link[^>]*>/g) ?? []
  return links
    .filter((link) => {
      const queries = attribute(link, 'media').split(',')
      return queries.some((query) => matches(query, ratio, pointer))
    })
    .map((link) => attribute(link, 'href').replace(/^.*\/|\.woff2\?v=[0-9a-f]{8}$/g, ''))
    .sort()
}

function attribute(link: string, name: string): string {
  const value = new RegExp(` ${name}="([^"]*)"`, 'i').exec(link)?.[1]
  if (value === undefined) throw new Error(`${link} has no ${name}.`)
  return value
}

/** Decides the two conditions that the links have; another condition is an error, and so is a malformed one. */
function matches(query: string, ratio: number, pointer: Pointer): boolean {
  return query.split(' and ').every((condition) => {
    const [, feature, value] = /^\((resolution|pointer):([^)]+)\)$/.exec(condition) ?? []
    if (feature === 'pointer') return value === pointer
    if (feature !== 'resolution') throw new Error(`unknown condition: ${condition}`)
    return value === `${ratio}dppx`
  })
}

const small = ['pixel-sans-8', 'pixel-sans-8-bold']
const large = ['pixel-sans-12', 'pixel-sans-12-bold']

// Proves S10.19
test.each([
  [1, small, large],
  [1.25, large, large],
  [1.5, large, small],
  [1.75, small, small],
  [2, small, large],
  [2.5, large, small],
  [2.625, large, small],
  [2.75, large, small],
  [3, small, small],
  [3.5, small, small],
])('a screen of %d device pixels per CSS pixel requests one cut', (ratio, mouse, finger) => {
  expect(pointers.map((pointer) => filesOf('en', ratio, pointer))).toEqual([mouse, finger])
})

test('a screen whose text is smooth requests no file', () => {
  for (const ratio of [0.9, 1.1, 4])
    for (const pointer of pointers) expect(filesOf('de', ratio, pointer)).toEqual([])
})

test('a page of another language also requests the letters beyond ASCII', () => {
  expect(filesOf('de', 1, 'fine')).toEqual([...small, ...small.map((file) => `${file}-more`)].sort())
})

test('a link names a font and its origin, as the request of the style sheet does', () => {
  const markup = renderToStaticMarkup(<PreloadedFonts language="en" />)
  const links = markup.match(/<link[^>]*>/g) ?? []
  expect(links).toHaveLength(4)
  for (const link of links) {
    expect(attribute(link, 'rel')).toBe('preload')
    expect(attribute(link, 'as')).toBe('font')
    expect(attribute(link, 'type')).toBe('font/woff2')
    expect(link).toMatch(/ crossorigin/i)
  }
})
