import { expect, test } from 'vitest'
import { errorText, LoveError } from './errors'

test('a LoveError shows its own text, and any other thrown value the generic one', () => {
  expect(errorText(new LoveError('request-pending'))).toContain('already open in your wallet')
  expect(errorText(new Error('ECONNREFUSED 10.0.0.1'))).toBe('An unexpected error occurred. Try again.')
  expect(errorText('text')).toBe('An unexpected error occurred. Try again.')
})
