import { expect, test } from 'vitest'
import { errorMessage, LoveError } from './errors'

test('a LoveError shows its own text, and any other thrown value the generic one', () => {
  expect(errorMessage(new LoveError('request-pending'))).toContain('already open in your wallet')
  expect(errorMessage(new Error('ECONNREFUSED 10.0.0.1'))).toBe('An unexpected error occurred. Try again.')
  expect(errorMessage('text')).toBe('An unexpected error occurred. Try again.')
})
