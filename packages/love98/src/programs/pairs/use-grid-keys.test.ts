import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gridPositionAfter } from './use-grid-keys'

const size = { rows: 12, columns: 7, page: 5, isRightToLeft: false }
const press = (key: string, part = {}) => ({
  ...{ key, ctrlKey: false, altKey: false, metaKey: false, shiftKey: false },
  ...part,
})
const from = { row: 3, column: 2 }

test.each([
  ['ArrowDown', 4, 2],
  ['ArrowUp', 2, 2],
  ['ArrowRight', 3, 3],
  ['ArrowLeft', 3, 1],
  ['PageDown', 8, 2],
  ['PageUp', 1, 2],
  ['Home', 3, 0],
  ['End', 3, 6],
])('the key %s moves to row %i, column %i', (key, row, column) => {
  expect(gridPositionAfter(press(key), from, size)).toEqual({ row, column })
})

test('with Ctrl, Home and End go to the first and the last pair', () => {
  expect(gridPositionAfter(press('Home', { ctrlKey: true }), from, size)).toEqual({ row: 1, column: 0 })
  expect(gridPositionAfter(press('End', { ctrlKey: true }), from, size)).toEqual({ row: 11, column: 6 })
})

test('the arrow keys are mirrored in right-to-left languages', () => {
  const place = gridPositionAfter(press('ArrowLeft'), from, { ...size, isRightToLeft: true })
  expect(place).toEqual({ row: 3, column: 3 })
})

test('keys with modifiers and letters are ignored', () => {
  for (const pressed of [
    press('ArrowDown', { altKey: true }),
    press('ArrowDown', { ctrlKey: true }),
    press('Home', { shiftKey: true }),
    press('a'),
    press('Enter'),
  ])
    expect(gridPositionAfter(pressed, from, size)).toBeNull()
})

test('no key moves out of the grid', () => {
  const key = fc.constantFrom(
    'ArrowDown',
    'ArrowUp',
    'ArrowLeft',
    'ArrowRight',
    'Home',
    'End',
    'PageUp',
    'PageDown',
  )
  fc.assert(
    fc.property(fc.array(key), fc.boolean(), fc.integer({ min: 1, max: 30 }), (keys, isRightToLeft, rows) => {
      let place = { row: 0, column: 0 }
      for (const pressed of keys)
        place = gridPositionAfter(press(pressed), place, { ...size, rows, isRightToLeft }) ?? place
      expect(place.row >= 0 && place.row < rows && place.column >= 0 && place.column < 7).toBe(true)
    }),
  )
})
