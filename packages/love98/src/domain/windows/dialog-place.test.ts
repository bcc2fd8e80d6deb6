import { expect, test } from 'vitest'
import { keepInside, placeOver } from './dialog-place'

const area = { width: 1280, height: 772 }
const size = { width: 360, height: 201 }

// Proves S10.1
test('a dialog opens centered over its owner, on whole pixels', () => {
  expect(placeOver(size, { x: 108, y: 20, width: 500, height: 400 }, area)).toEqual({ x: 178, y: 120 })
})

test('a dialog without an owner opens in the middle of the area', () => {
  expect(placeOver(size, null, area)).toEqual({ x: 460, y: 286 })
})

test('over an owner at an edge, the whole dialog is inside the area', () => {
  expect(placeOver(size, { x: 1100, y: 700, width: 200, height: 100 }, area)).toEqual({ x: 920, y: 571 })
  expect(placeOver(size, { x: -150, y: 0, width: 200, height: 40 }, area)).toEqual({ x: 0, y: 0 })
})

test('the caption of a dialog that is larger than the area is inside', () => {
  expect(keepInside({ x: 40, y: 30, width: 2000, height: 1000 }, area)).toEqual({ x: 0, y: 0 })
})
