import { expect, test } from 'vitest'
import { isMovingTowardSubmenu } from './submenu-safe-triangle'

const right = { x: 200, y: 100, width: 150, height: 120 }
const left = { x: 0, y: 100, width: 80, height: 120 }

test.each([
  ['straight across', { x: 160, y: 110 }, { x: 170, y: 110 }, true],
  ['down and across, to its lower corner', { x: 160, y: 110 }, { x: 166, y: 125 }, true],
  ['straight down', { x: 160, y: 110 }, { x: 160, y: 130 }, false],
  ['down, a little across', { x: 160, y: 110 }, { x: 161, y: 130 }, false],
  ['up, away from it', { x: 160, y: 110 }, { x: 164, y: 80 }, false],
  ['back', { x: 160, y: 110 }, { x: 150, y: 110 }, false],
  ['nowhere', { x: 160, y: 110 }, { x: 160, y: 110 }, false],
] as const)('the movement is classified with the submenu at the right: %s', (_name, from, to, expected) => {
  expect(isMovingTowardSubmenu(right, from, to)).toBe(expected)
})

test.each([
  ['straight across', { x: 160, y: 110 }, { x: 150, y: 110 }, true],
  ['down and across', { x: 160, y: 110 }, { x: 150, y: 120 }, true],
  ['back', { x: 160, y: 110 }, { x: 170, y: 110 }, false],
  ['straight down', { x: 160, y: 110 }, { x: 160, y: 120 }, false],
] as const)('the movement is classified with the submenu at the left: %s', (_name, from, to, expected) => {
  expect(isMovingTowardSubmenu(left, from, to)).toBe(expected)
})
