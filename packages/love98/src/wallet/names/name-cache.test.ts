// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { nameCacheKey } from '@/domain/wallet/storage-keys'
import { restoreNames } from './name-cache'

describe('the persisted name cache', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    localStorage.clear()
  })
  afterEach(() => vi.useRealTimers())

  const key = ['ens-name', 1, '0x1']
  const client = () => new QueryClient({ defaultOptions: { queries: { gcTime: 86_400_000 } } })
  const stored = () => JSON.parse(localStorage.getItem(nameCacheKey) ?? 'null')

  // Proves S9.8
  test('the cache keeps names, and only names, for the next visit', async () => {
    const first = client()
    await restoreNames(first)
    first.setQueryData(key, 'friend.eth')
    first.setQueryData(['balance', 1, '0x1'], '7')
    await vi.advanceTimersByTimeAsync(1_100)
    expect(stored().clientState.queries.map(({ queryKey }: { queryKey: unknown }) => queryKey)).toEqual([key])
    const second = client()
    await restoreNames(second)
    expect(second.getQueryData(key)).toBe('friend.eth')
    expect(second.getQueryData(['balance', 1, '0x1'])).toBeUndefined()
  })

  // Proves S9.8
  test('the cache is written at most once per second', async () => {
    const queries = client()
    await restoreNames(queries)
    const written = new Set<string | null>()
    for (let number = 0; number < 40; number++) {
      queries.setQueryData(['ens-name', 1, `0x${number}`], `name${number}.eth`)
      await vi.advanceTimersByTimeAsync(50)
      written.add(localStorage.getItem(nameCacheKey))
    }
    await vi.advanceTimersByTimeAsync(1_000)
    written.add(localStorage.getItem(nameCacheKey))
    // In 2 s of changes: the first one, one per second, and the last one.
    expect(written.size).toBeGreaterThan(1)
    expect(written.size).toBeLessThanOrEqual(5)
    expect(stored().clientState.queries).toHaveLength(40)
  })

  // Proves S9.6, S9.8
  test('the cache expires after a day, and with a version other than 2', async () => {
    const first = client()
    await restoreNames(first)
    first.setQueryData(key, 'friend.eth')
    await vi.advanceTimersByTimeAsync(1_100)
    const record = stored()
    expect(record.buster).toBe('2')

    localStorage.setItem(nameCacheKey, JSON.stringify({ ...record, timestamp: Date.now() - 86_400_001 }))
    const late = client()
    await restoreNames(late)
    expect(late.getQueryData(key)).toBeUndefined()

    localStorage.setItem(nameCacheKey, JSON.stringify({ ...record, buster: '1' }))
    const older = client()
    await restoreNames(older)
    expect(older.getQueryData(key)).toBeUndefined()
  })

  // Proves S6.1
  test('the cache stores nothing while no name is known', async () => {
    const queries = client()
    await restoreNames(queries)
    queries.setQueryData(['balance', 1, '0x1'], '7')
    await vi.advanceTimersByTimeAsync(2_000)
    expect(localStorage.length).toBe(0)
  })

  // Proves S9.8
  test.each(['{', 'null', '7', '{"clientState":7}', '[]'])(
    'the cache ignores the stored text %j',
    async (text) => {
      localStorage.setItem(nameCacheKey, text)
      const queries = client()
      await restoreNames(queries)
      expect(queries.getQueryCache().getAll()).toEqual([])
    },
  )

  describe('restoring the stored cache', () => {
    const record = (change: object, queryKey: unknown = key) => ({
      timestamp: Date.now(),
      buster: '2',
      clientState: {
        mutations: [],
        queries: [
          {
            queryHash: JSON.stringify(queryKey),
            queryKey,
            state: { data: 'friend.eth', dataUpdatedAt: Date.now(), status: 'success', ...change },
          },
        ],
      },
    })
    const restored = async (stored: object) => {
      localStorage.setItem(nameCacheKey, JSON.stringify(stored))
      const queries = client()
      await restoreNames(queries)
      return queries.getQueryCache().getAll()
    }

    test.each([42, true, {}, ['friend.eth'], '', 'x'.repeat(300), 'love\u202e.eth', 'two words'])(
      'the value %j is dropped',
      async (data) => expect(await restored(record({ data }))).toEqual([]),
    )
    test.each([
      ['another status', { status: 'error' }],
      ['no time', { dataUpdatedAt: 'now' }],
      ['a time in a year', { dataUpdatedAt: Date.now() + 31_536_000_000 }],
    ])('a record with %s is dropped', async (_name, change) =>
      expect(await restored(record(change))).toEqual([]),
    )
    test.each([[['balance', 1, '0x1']], [['ens-name', '1', '0x1']], [['ens-name', 1]], ['ens-name'], [null]])(
      'a record with the key %j is dropped',
      async (queryKey) => expect(await restored(record({}, queryKey))).toEqual([]),
    )

    test('an avatar that is not a data image is dropped, and a data image is kept', async () => {
      const picture = ['ens-avatar', 1, 'friend.eth']
      expect(await restored(record({ data: 'https://tracker.example/x.png' }, picture))).toEqual([])
      expect(await restored(record({ data: 'data:image/png;base64,AA==' }, picture))).toHaveLength(1)
    })

    test('an invalid query is dropped alone', async () => {
      const { clientState, ...rest } = record({})
      const [good] = clientState.queries
      const mutations = [{ state: {}, mutationKey: ['x'] }]
      const queries = [
        null,
        42,
        { queryKey: key },
        ...record({ data: 42 }, ['ens-name', 1, '0x2']).clientState.queries,
      ]
      const kept = await restored({ ...rest, clientState: { mutations, queries: [...queries, good] } })
      expect(kept.map(({ state }) => state.data)).toEqual(['friend.eth'])
      // The absence of a name is stored too.
      expect(await restored(record({ data: null }))).toHaveLength(1)
    })
  })
})
