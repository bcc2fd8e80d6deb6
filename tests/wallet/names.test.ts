// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { normalName } from '@/chain/names/normal-name'
import { normaliseName } from '@/chain/names/normalize-ens-name'
import { nameCacheKey, restoreNames } from '@/wallet/names/name-cache'

describe('names', () => {
  const codeOf = (name: string) => {
    try {
      return normaliseName(name)
    } catch (error) {
      return (error as { code: string }).code
    }
  }

  test.each([
    ['?.eth', 'name-character'],
    ['a..eth', 'name-empty-label'],
    ['.eth', 'name-empty-label'],
    ['\u0430b.eth', 'name-mixture'],
    ['\u0301a.eth', 'name-leading-mark'],
    ['a_b.eth', 'name-underscore'],
    ['_a_.eth', 'name-underscore'],
  ])('[S5.4] %j is refused as %s', (name, code) => expect(codeOf(name)).toBe(code))

  test('[S5.4] four non-spacing marks stand on a letter, five do not', () => {
    // Arabic letter and marks that do not compose.
    const marks = '\u0651\u064b\u064c\u064d\u064e'
    expect(codeOf(`\u0628${[...marks].slice(0, 4).join('')}.eth`)).not.toBe('name-marks')
    expect(codeOf(`\u0628${marks}.eth`)).toBe('name-marks')
  })

  test('[S5.4] a good name is given in its normal form', () => {
    expect(normaliseName('Love.ETH')).toBe('love.eth')
    expect(normaliseName('_dmarc.love.eth')).toBe('_dmarc.love.eth')
  })

  test('[S5.4] each refusal has a sentence of its own', () => {
    const said = ['?.eth', 'a..eth', '\u0430b.eth', '\u0301a.eth', 'a_b.eth'].map((name) => {
      try {
        return normaliseName(name)
      } catch (error) {
        return (error as Error).message
      }
    })
    expect(new Set(said).size).toBe(5)
    for (const sentence of said) expect(sentence).toMatch(/^The name .*\.$|^A part of the name .*\.$/)
  })

  test('[S5.4] a plain name that does without the tables has the form that the tables give it', async () => {
    const letters = [...'ab09-_.A $é']
    let plain = 0
    for (let number = 0; number < 5_000; number++) {
      const name = [...(number * 7_919).toString(letters.length)].map((digit) => letters[parseInt(digit, 36)])
      const [text, code] = [name.join(''), codeOf(name.join(''))]
      const isRefused = code.startsWith('name-')
      expect([text, await normalName(text)]).toEqual([text, isRefused ? null : code])
      if (code === text) plain++
    }
    expect(plain).toBeGreaterThan(300)
  })

  test('[S5.7] no name is refused as such', () => {
    expect(() => normaliseName('')).toThrow('name is required')
  })
})

describe('names kept over visits', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    localStorage.clear()
  })
  afterEach(() => vi.useRealTimers())

  const key = ['ens-name', 1, '0x1']
  const client = () => new QueryClient({ defaultOptions: { queries: { gcTime: 86_400_000 } } })
  const stored = () => JSON.parse(localStorage.getItem(nameCacheKey) ?? 'null')

  test('[S9.8] are there on the next visit, and names alone are kept', async () => {
    const first = client()
    await restoreNames(first)
    first.setQueryData(key, 'love.eth')
    first.setQueryData(['balance', 1, '0x1'], '7')
    await vi.advanceTimersByTimeAsync(1_100)
    expect(stored().clientState.queries.map(({ queryKey }: { queryKey: unknown }) => queryKey)).toEqual([key])
    const second = client()
    await restoreNames(second)
    expect(second.getQueryData(key)).toBe('love.eth')
    expect(second.getQueryData(['balance', 1, '0x1'])).toBeUndefined()
  })

  test('[S9.8] are written at most once a second', async () => {
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
    // 2 s of changes: one at once, one a second, one for the last.
    expect(written.size).toBeGreaterThan(1)
    expect(written.size).toBeLessThanOrEqual(5)
    expect(stored().clientState.queries).toHaveLength(40)
  })

  test('[S9.6] [S9.8] are thrown away after a day, and when their version is not 2', async () => {
    const first = client()
    await restoreNames(first)
    first.setQueryData(key, 'love.eth')
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

  test('[S6.1] about nobody nothing is stored', async () => {
    const queries = client()
    await restoreNames(queries)
    queries.setQueryData(['balance', 1, '0x1'], '7')
    await vi.advanceTimersByTimeAsync(2_000)
    expect(localStorage.length).toBe(0)
  })

  test.each(['{', 'null', '7', '{"clientState":7}', '[]'])(
    '[S9.8] %j in the storage counts as nothing',
    async (text) => {
      localStorage.setItem(nameCacheKey, text)
      const queries = client()
      await restoreNames(queries)
      expect(queries.getQueryCache().getAll()).toEqual([])
    },
  )
})
