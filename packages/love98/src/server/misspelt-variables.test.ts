import { expect, test } from 'vitest'
import { environmentWarnings } from './env'

test('a variable that looks like a known one is named with it', () => {
  const variables = { SITE_ULR: 'https://cat.club', DATABASE_URI: 'postgres://localhost/x', METRIC_PORT: '1' }
  expect(environmentWarnings(variables)).toEqual([
    'SITE_ULR is not a known variable. Did you mean SITE_URL?',
    'DATABASE_URI is not a known variable. Did you mean DATABASE_URL?',
    'METRIC_PORT is not a known variable. Did you mean METRICS_PORT?',
  ])
})

test('known variables, and variables of other programs, cause no warning', () => {
  const names = [
    'SITE_URL',
    'RPC_URL_8453',
    'ETHEREUM_RPC_URL',
    'HOST',
    'POST',
    'HOME',
    'PATH',
    'LANG',
    'SHELL',
  ]
  expect(environmentWarnings(Object.fromEntries(names.map((name) => [name, 'x'])))).toEqual([])
})
