import { expect, test } from 'vitest'
import { placeOfRow, tabRows } from './tab-rows'

test('a row takes the tabs that fit, and at least one', () => {
  expect(tabRows([60, 60, 60], 200)).toEqual([0, 0, 0])
  expect(tabRows([60, 90, 70, 60], 160)).toEqual([0, 0, 1, 1])
  expect(tabRows([300, 10, 300], 200)).toEqual([0, 1, 2])
  expect(tabRows([0, 0], 0)).toEqual([0, 0])
})

test.each([
  [0, 1, [0, 1]],
  [0, 2, [1, 0]],
  [1, 2, [0, 1]],
  [0, 3, [2, 0, 1]],
  [1, 3, [1, 2, 0]],
])('with the selected tab in row %i of %i the rows are at the places %j', (selected, count, places) => {
  expect(Array.from({ length: count }, (_, row) => placeOfRow(row, selected, count))).toEqual(
    count === 1 ? [0] : places,
  )
})
