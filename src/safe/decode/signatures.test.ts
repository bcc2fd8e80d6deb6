import { toFunctionSelector } from 'viem'
import { expect, test } from 'vitest'
import { knownFunctions } from './known-functions'

test.each(Object.entries(knownFunctions))(
  '%s is the selector of its signature',
  (selector, { signature }) => {
    expect(toFunctionSelector(`function ${signature}`)).toBe(selector)
  },
)
