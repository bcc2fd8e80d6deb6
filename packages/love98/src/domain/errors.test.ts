import { expect, test } from 'vitest'
import { AppError, errorMessage } from './errors'

test('an AppError shows its own text, and any other thrown value the generic one', () => {
  expect(errorMessage(new AppError('request-pending'))).toContain('already open in your wallet')
  expect(errorMessage(new Error('ECONNREFUSED 10.0.0.1'))).toBe('An unexpected error occurred. Try again.')
  expect(errorMessage('text')).toBe('An unexpected error occurred. Try again.')
})
