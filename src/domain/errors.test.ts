import { expect, test } from 'vitest'
import { errorDetails, errorText, LoveError } from './errors'

test('an error of ours shows its own text, any other thrown value the generic one', () => {
  expect(errorText(new LoveError('request-pending'))).toContain('already open in your wallet')
  expect(errorText(new Error('ECONNREFUSED 10.0.0.1'))).toBe('Oops, something went wrong!')
  expect(errorText('text')).toBe('Oops, something went wrong!')
})

test('details name every cause and end, even when a cause is not an error or the chain is long', () => {
  const root = new TypeError('no answer')
  expect(errorDetails(new LoveError('node-unavailable', new Error('fetch failed', { cause: root })))).toMatch(
    /^LoveError: .+\nError: fetch failed\nTypeError: no answer$/,
  )
  const loop = new Error('loop')
  loop.cause = loop
  expect(errorDetails(loop).split('\n')).toHaveLength(8)
  expect(errorDetails(new Error('x'.repeat(9_000)))).toHaveLength(2_000)
})
