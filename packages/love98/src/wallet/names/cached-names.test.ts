// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { nameCacheKey } from '@/domain/wallet/storage-keys'
import { readCachedNames } from './cached-names'

const query = (data: unknown, kind = 'ens-name') => ({
  queryKey: [kind, 1, '0xAB'],
  state: { data, dataUpdatedAt: Date.now(), status: 'success' },
})
const store = (part: object, queries: readonly unknown[] = [query('cat.eth')]) =>
  localStorage.setItem(
    nameCacheKey,
    JSON.stringify({ timestamp: Date.now(), buster: '2', clientState: { queries }, ...part }),
  )

beforeEach(() => localStorage.clear())

test('stored names are read by account in lower case', () => {
  store({})
  expect(readCachedNames()).toEqual(new Map([['0xab', 'cat.eth']]))
})

test.each([
  ['an expired record', () => store({ timestamp: Date.now() - 86_400_001 })],
  ['a record of another version', () => store({ buster: '1' })],
  ['an account without a name', () => store({}, [query(null)])],
  ['an invalid name', () => store({}, [query('two words')])],
  ['an avatar', () => store({}, [query('data:image/png;base64,AA==', 'ens-avatar')])],
  ['a text that is no record', () => localStorage.setItem(nameCacheKey, '{')],
  ['no record', () => undefined],
])('%s gives no names', (_, prepare) => {
  prepare()
  expect(readCachedNames().size).toBe(0)
})
