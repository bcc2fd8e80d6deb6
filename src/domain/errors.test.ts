import { expect, test } from 'vitest'
import { errorText, LoveError } from './errors'

test('an error of ours shows its own text, any other thrown value the generic one', () => {
  expect(errorText(new LoveError('request-pending'))).toContain('already open in your wallet')
  expect(errorText(new Error('ECONNREFUSED 10.0.0.1'))).toBe('Oops, something went wrong!')
  expect(errorText('text')).toBe('Oops, something went wrong!')
})
