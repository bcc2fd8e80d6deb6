import { expect, test } from 'vitest'
import { placeTooltip } from './tooltip'

const screen = { width: 800, height: 600 }
const tip = { width: 100, height: 20 }

test('a tooltip is centered below its target', () => {
  expect(placeTooltip({ thing: { x: 300, y: 100, width: 24, height: 24 }, tip, screen })).toEqual({
    x: 262,
    y: 126,
  })
})

test('a tooltip opens above its target at the lower edge, and is shifted inside at the side', () => {
  expect(placeTooltip({ thing: { x: 780, y: 574, width: 20, height: 24 }, tip, screen })).toEqual({
    x: 700,
    y: 552,
  })
})

test('a tooltip wider than the screen begins at its edge', () => {
  const wide = { width: 900, height: 20 }
  expect(placeTooltip({ thing: { x: 10, y: 10, width: 24, height: 24 }, tip: wide, screen }).x).toBe(0)
})
