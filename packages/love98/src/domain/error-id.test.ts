import { expect, test } from 'vitest'
import { errorId } from './error-id'

test('the same failure has the same id, and another failure has another id', () => {
  const id = errorId({ name: 'TypeError', message: 'x is undefined' })
  expect(id).toMatch(/^0E-[0-9A-F]{4}-[0-9A-F]{4}$/)
  expect(errorId(new TypeError('x is undefined'))).toBe(id)
  expect(errorId({ name: 'TypeError', message: 'y is undefined' })).not.toBe(id)
  expect(errorId({ name: 'TypeError', message: 'x is undefined', digest: '7' })).not.toBe(id)
})
