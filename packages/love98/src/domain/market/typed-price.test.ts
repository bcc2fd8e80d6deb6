import { expect, test } from 'vitest'
import { typedPrice } from './typed-price'

test.each([
  ['0.25', '0.25'],
  [' .5 ', '0.5'],
  ['5.', '5'],
  ['007.500', '7.5'],
  ['1,250.50', '1250.5'],
  ['12,345,678', '12345678'],
  ['0.000000000000000001', '0.000000000000000001'],
])('the typed price %j is read as %s', (text, price) => {
  expect(typedPrice(text)).toBe(price)
})

// "0,25" is a quarter in many languages, and must not become 25.
test.each([
  '',
  '.',
  '0',
  '0.0',
  '0,25',
  '0,250',
  '1,250',
  '1,25',
  '1,2500',
  '1.5.2',
  '-1',
  '+1',
  '1e3',
  'ten',
  '9'.repeat(61),
])('the typed text %j is not a price', (text) => {
  expect(typedPrice(text)).toBeNull()
})
