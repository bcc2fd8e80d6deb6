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

// Proves S10.6
test('a tooltip that would overlap the balloon is above it, and others stay at their element', () => {
  const balloon = { x: 516, y: 470, width: 280, height: 90 }
  const clock = { x: 740, y: 574, width: 56, height: 22 }
  expect(placeTooltip({ thing: clock, tip, screen, balloon })).toEqual({ x: 700, y: 448 })
  expect(placeTooltip({ thing: clock, tip, screen }).y).toBe(552)
  const start = { x: 2, y: 574, width: 54, height: 22 }
  expect(placeTooltip({ thing: start, tip, screen, balloon })).toEqual({ x: 0, y: 552 })
})
