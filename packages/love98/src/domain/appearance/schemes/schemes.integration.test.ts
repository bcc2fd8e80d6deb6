import { catClub } from '@community/skins/cat-club'
import { nightCat } from '@community/skins/night-cat'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Color } from '@/domain/appearance/skin'
import { standard } from '@/skins/standard'
import {
  colorOf,
  type NamedScheme,
  readSchemeCss,
  readSchemeDigits,
  schemeColorNames,
  schemeCss,
  schemeDigits,
  schemeName,
  schemeOf,
} from './colors'
import { findUnreadableItems, withColor } from './items'
import { maxSchemes, readSavedSchemes, withoutScheme, withScheme, writeSavedSchemes } from './saved-schemes'
import { readSchemeFragment, schemeFragment } from './scheme-link'
import { longestTheme, readTheme, writeTheme } from './theme-file'

const byte = fc.integer({ min: 0, max: 255 })
const anyColor = fc.tuple(byte, byte, byte).map(([r, g, b]) => colorOf(r, g, b))
const anyColors = fc
  .array(anyColor, { minLength: schemeColorNames.length, maxLength: schemeColorNames.length })
  .map((list) => schemeOf((name) => list[schemeColorNames.indexOf(name)] ?? '#000000'))
const anyScheme: fc.Arbitrary<NamedScheme> = fc.record({
  name: fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
    .map(schemeName)
    .filter((name) => name !== ''),
  colors: anyColors,
})
const plain: NamedScheme = { name: 'Plain', colors: schemeOf((name) => standard.palette[name]) }

describe('the formats of a scheme', () => {
  test('each format of a scheme reads back to the same scheme', () => {
    fc.assert(
      fc.property(anyScheme, (scheme) => {
        expect(readSchemeCss(schemeCss(scheme.colors))).toEqual(scheme.colors)
        expect(readSchemeDigits(schemeDigits(scheme.colors))).toEqual(scheme.colors)
        expect(readSchemeFragment(schemeFragment(scheme))).toEqual(scheme)
        expect(readSavedSchemes(writeSavedSchemes([scheme]))).toEqual([scheme])
        expect(readTheme(writeTheme(scheme), plain)).toEqual({ kind: 'read', scheme })
      }),
    )
  })
})

describe('invalid schemes', () => {
  test('reading any text never throws and returns only colors', () => {
    const colors = /^(#[\da-f]{6}){27}$/
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(readSchemeCss(text)).toBeNull()
        expect(readSchemeDigits(text)).toBeNull()
        expect(readSchemeFragment(`#scheme=${text}`)).toBeNull()
        expect(readSavedSchemes(text)).toEqual([])
        const read = readTheme(`[Control Panel\\Colors]\nMenu=1 2 3\n${text}`, plain)
        if (read.kind === 'read') expect(Object.values(read.scheme.colors).join('')).toMatch(colors)
      }),
    )
  })

  test.each([
    ['a declaration of something else', `${schemeCss(plain.colors).slice(0, -22)}--icons:url(//a);`],
    ['a color that is none', schemeCss(plain.colors).replace('#', 'url(')],
    ['one too few', schemeCss(plain.colors).replace(/^[^;]+;/, '')],
    ['one twice', schemeCss(plain.colors).replace('--Menu:', '--Window:')],
    ['more after the end', `${schemeCss(plain.colors)}color:red;`],
  ])('the stored text %s is not a scheme', (_what, text) => {
    expect(readSchemeCss(text)).toBeNull()
  })

  test.each([
    ['%E0%A4%A', 'a name that is not encoded'],
    ['x'.repeat(1_000), 'a name without end'],
  ])('a link with %s (%s) is refused', (name) => {
    expect(readSchemeFragment(`#scheme=${schemeDigits(plain.colors)}.${name}`)).toBeNull()
  })

  test('a scheme name contains no control, direction or resource characters', () => {
    expect(schemeName('\u202Eevil\u0000\r\n[Theme]\u200b')).toBe('evil [Theme]')
    expect(schemeName('@shell32.dll,-1')).toBe('shell32.dll,-1')
  })
})

describe('a theme of Windows', () => {
  const colors = (...lines: string[]) => readTheme(['[Control Panel\\Colors]', ...lines].join('\r\n'), plain)

  test('a theme gives its name and its colors; missing colors keep their value, and referenced files are not requested', () => {
    const text = `\ufeff; Copyright\r\n[Theme]\r\nDisplayName=Brick\r\n[CONTROL PANEL\\COLORS]\r\nbuttonface = 194 191 165\r\nHilight=160\t0 0\r\nHilight=1 1 1\r\nNewColor=a b c\r\n[Control Panel\\Desktop]\r\nWallpaper=http://a.example/x.bmp\r\nMenu=0 0 0\r\n`
    expect(readTheme(text, plain)).toEqual({
      kind: 'read',
      scheme: { name: 'Brick', colors: { ...plain.colors, ButtonFace: '#c2bfa5', Hilight: '#a00000' } },
    })
  })

  test('a theme without a name is named after its file', () => {
    expect(colors('Menu=1 2 3')).toMatchObject({ scheme: { name: 'Plain' } })
  })

  test.each([
    ['', { kind: 'no-colors' }],
    ['MZ\u0000\u0003', { kind: 'no-colors' }],
    ['[Control Panel\\Colors]\nWallpaper=1 2 3', { kind: 'no-colors' }],
    ['[Control Panel\\Colors]\n;a\nMenu=1 2', { kind: 'bad-color', line: 3 }],
    ['[Control Panel\\Colors]\nMenu=1 2 256', { kind: 'bad-color', line: 2 }],
    ['[Control Panel\\Colors]\nMenu=-1 2 3', { kind: 'bad-color', line: 2 }],
    ['[Control Panel\\Colors]\nMenu=url(x) 2 3', { kind: 'bad-color', line: 2 }],
    [`[Control Panel\\Colors]\nMenu=1 2 3\n${' '.repeat(longestTheme)}`, { kind: 'too-long' }],
  ])('the theme %j is refused', (text, problem) => {
    expect(readTheme(text, plain)).toEqual({ kind: 'refused', problem })
  })
})

describe('editing of schemes', () => {
  test('only the edges of buttons follow their face color', () => {
    const edited = withColor(plain.colors, 'ButtonFace', '#202040')
    const changed = schemeColorNames.filter((name) => edited[name] !== plain.colors[name])
    expect(changed).toEqual(['ButtonFace', 'ButtonHilight', 'ButtonLight', 'ButtonShadow', 'ButtonDkShadow'])
    expect(withColor(plain.colors, 'Menu', '#112233')).toEqual({ ...plain.colors, Menu: '#112233' })
  })

  test('unreadable text is listed worst first; the shipped skins have none', () => {
    for (const { palette } of [standard, catClub, nightCat])
      expect(findUnreadableItems(schemeOf((name) => palette[name]))).toEqual([])
    const faint: Color = '#bbbbbb'
    const colors = { ...plain.colors, ButtonText: faint, GradientActiveTitle: '#999999' as const }
    expect(findUnreadableItems(colors).map(({ id }) => id)).toEqual(['face', 'active-title'])
  })

  test('a saved scheme replaces one with the same name, is deleted by its name, and the number of schemes is limited', () => {
    const other = { name: 'plain', colors: withColor(plain.colors, 'Menu', '#112233') }
    expect(withScheme([plain], other)).toEqual([other])
    expect(withoutScheme([plain], 'PLAIN')).toEqual([])
    const many = Array.from({ length: maxSchemes }, (_, at) => ({ ...plain, name: `Scheme ${at}` }))
    expect(withScheme(many, plain)).toBeNull()
    expect(withScheme(many, { ...plain, name: 'Scheme 3' })).toHaveLength(maxSchemes)
  })
})
