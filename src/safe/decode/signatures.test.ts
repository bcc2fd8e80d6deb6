import { toFunctionSelector } from 'viem'
import { expect, test } from 'vitest'
import { knownFunctions } from './known-functions'
import { nestedFunctions } from './nested-calls'

const nested = Object.entries(nestedFunctions).map(([selector, one]) => [selector, one.function] as const)

test.each([...Object.entries(knownFunctions), ...nested])(
  '%s is the selector of its signature',
  (selector, { signature }) => {
    expect(toFunctionSelector(`function ${signature}`)).toBe(selector)
  },
)
