import { expect, test } from 'vitest'
import { nearestInDirection } from './icon-navigation'

/** Two columns of three icons: 0 1 2 on the left, 3 4 5 on the right. */
const grid = [0, 75].flatMap((x) => [0, 75, 150].map((y) => ({ x, y })))

test.each([
  ['down', 0, { x: 0, y: 1 }, 1],
  ['up', 2, { x: 0, y: -1 }, 1],
  ['right', 1, { x: 1, y: 0 }, 4],
  ['left', 5, { x: -1, y: 0 }, 2],
  ['down at the end', 2, { x: 0, y: 1 }, 2],
  ['right in the last column', 4, { x: 1, y: 0 }, 4],
] as const)('the key %s moves to the nearest icon in that direction', (_name, from, direction, expected) => {
  expect(nearestInDirection(grid, from, direction)).toBe(expected)
})

test('without a selected icon the first icon is selected', () => {
  expect(nearestInDirection(grid, -1, { x: 0, y: 1 })).toBe(0)
})

test('an icon straight ahead is preferred to a nearer one at the side', () => {
  const icons = [
    { x: 0, y: 0 },
    { x: 60, y: 70 },
    { x: 0, y: 150 },
  ]
  expect(nearestInDirection(icons, 0, { x: 0, y: 1 })).toBe(2)
})
