import { expect, test } from 'vitest'
import { fillOf, isTransparent, lengthOf, shadowsOf, splitOuter } from './css-values'

test('a list is divided at its outer separators alone', () => {
  expect(splitOuter('url("a,b"), linear-gradient(rgb(1, 2, 3), rgb(4, 5, 6))', ',').length).toBe(2)
  expect(splitOuter('linear-gradient(rgb(1, 2, 3), rgb(4, 5, 6)), none', ',')).toEqual([
    'linear-gradient(rgb(1, 2, 3), rgb(4, 5, 6))',
    'none',
  ])
  expect(splitOuter('calc(100% - 3px) 50%', ' ')).toEqual(['calc(100% - 3px)', '50%'])
})

test.each([
  ['12px', 12],
  ['-96px', -96],
  ['50%', 100],
  ['calc(100% - 3px)', 197],
  ['calc(-4px + 50%)', 96],
  ['auto', null],
])('%s of 200 px is %s px', (value, length) => {
  expect(lengthOf(value, 200)).toBe(length)
})

test('shadows have a color, offsets, a spread and a side', () => {
  const value =
    'rgb(0, 0, 0) -1px -1px 0px 0px inset, rgb(1, 2, 3) 6px 0px 0px 2px, rgba(0, 0, 0, 0) 1px 1px 0px 0px'
  expect(shadowsOf(value)).toEqual([
    { color: 'rgb(0, 0, 0)', x: -1, y: -1, spread: 0, isInset: true },
    { color: 'rgb(1, 2, 3)', x: 6, y: 0, spread: 2, isInset: false },
  ])
  expect(shadowsOf('none')).toEqual([])
})

test.each([
  ['linear-gradient(to right, rgb(0, 0, 128), rgb(16, 132, 208))', 'gradient'],
  ['linear-gradient(rgb(1, 1, 1) 0px, rgb(1, 1, 1) 0px)', 'color'],
  ['conic-gradient(rgb(1, 1, 1) 25%, rgb(2, 2, 2) 0deg, rgb(2, 2, 2) 50%, rgb(1, 1, 1) 0deg)', 'checker'],
  ['url("https://love98.example/icons.png")', 'picture'],
  ['radial-gradient(rgb(1, 1, 1), rgb(2, 2, 2))', undefined],
  ['none', undefined],
])('%s is a %s', (image, kind) => {
  expect(fillOf(image)?.kind).toBe(kind)
})

test('a caption of a page from right to left keeps its direction', () => {
  expect(fillOf('linear-gradient(to left, rgb(0, 0, 0), rgb(9, 9, 9))')).toMatchObject({ to: 'left' })
  expect(fillOf('linear-gradient(rgb(0, 0, 0), rgb(9, 9, 9))')).toMatchObject({ to: 'bottom' })
})

test('a color without opacity is transparent', () => {
  expect(['rgba(0, 0, 0, 0)', 'transparent', 'color(srgb 0 0 0 / 0)'].map(isTransparent)).toEqual([
    ...[true, true, true],
  ])
  expect(['rgb(0, 0, 0)', 'rgba(0, 0, 0, 0.5)', 'rgb(10, 20, 0)'].map(isTransparent)).toEqual([
    ...[false, false, false],
  ])
})
