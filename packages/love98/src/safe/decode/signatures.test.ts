import { parseAbiItem, toFunctionSelector } from 'viem'
import { describe, expect, test } from 'vitest'
import { authorityFunctions } from './functions/authority-functions'
import { authorityRows } from './functions/authority-table'
import { controlFunctions } from './functions/control-functions'
import { exchangeFunctions } from './functions/exchange-functions'
import { liquidityFunctions } from './functions/liquidity-functions'
import { nameFunctions } from './functions/name-functions'
import { permit2Functions } from './functions/permit2-functions'
import { safeFunctions } from './functions/safe-functions'
import { tokenFunctions } from './functions/token-functions'
import { knownFunctions } from './known-functions'
import { nestedFunctions } from './nested-calls'

const nested = Object.entries(nestedFunctions).map(([selector, one]) => [selector, one.function] as const)

test.each([...Object.entries(knownFunctions), ...nested])(
  '%s is the selector of its signature',
  (selector, { signature }) => {
    expect(toFunctionSelector(`function ${signature}`)).toBe(selector)
  },
)

test('no function is in two lists, because one would hide the other', () => {
  const lists = [
    authorityFunctions,
    controlFunctions,
    exchangeFunctions,
    liquidityFunctions,
    nameFunctions,
    permit2Functions,
    safeFunctions,
    tokenFunctions,
    nestedFunctions,
  ].flatMap((list) => Object.keys(list))
  expect(new Set(lists).size).toBe(lists.length)
  expect(authorityRows).toHaveLength(Object.keys(authorityFunctions).length)
})

describe('the arguments in the list of rights', () => {
  test.each(authorityRows.map((row) => [row.signature, row] as const))(
    'the row %s names its arguments',
    (signature, row) => {
      expect(['spend', 'borrow', 'act', 'vote', 'order', 'configure', 'receive']).toContain(row.right)
      const { inputs } = parseAbiItem(`function ${signature}` as string) as never as { inputs: Parameter[] }
      if (row.account !== null) expect(typeOf(inputs, row.account)).toBe('address')
      if (row.given !== 'always' && row.given !== 'never')
        expect(typeOf(inputs, row.given)).toMatch(/^(bool|address|uint\d+|bytes32)$/)
    },
  )
})

type Parameter = { name: string; type: string; components?: Parameter[] }

function typeOf(inputs: readonly Parameter[], path: string): string | undefined {
  const [first, ...rest] = path.split('.')
  const found = inputs.find(({ name }) => name === first)
  return rest.length > 0 ? typeOf(found?.components ?? [], rest.join('.')) : found?.type
}
