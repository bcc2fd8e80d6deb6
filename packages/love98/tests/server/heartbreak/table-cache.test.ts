import { expect, test } from 'vitest'
import { idLength } from '@/server/db/heartbreak-tables'
import { createTableCache, type TableSource, tableLimits } from '@/server/heartbreak/table-cache'
import { run } from './table-run'

function served(now: () => number = () => 0) {
  const runs = [run(1, 10), run(2, 20), run(3, 30)]
  const asked = { lists: 0, pages: 0, own: 0 }
  const source: TableSource = {
    list: async () => {
      asked.lists++
      return runs.map(({ id }) => id).join('')
    },
    readRuns: async (ids) => {
      asked.pages++
      return runs.filter(({ id }) => ids.includes(id))
    },
    findBestRun: async (player) => {
      asked.own++
      return runs.find((found) => found.player === player) ?? null
    },
  }
  const cache = createTableCache(now)
  const read = (player: string | null = null, first = 1, key = 'crush') =>
    cache.read(key, source, { first, count: 2, player })
  return { runs, asked, source, cache, read }
}

test('a thousand concurrent visitors cause one computation, one page and no query for their own row', async () => {
  const { asked, read } = served()
  const parts = await Promise.all(Array.from({ length: 1_000 }, () => read()))
  expect(asked).toEqual({ lists: 1, pages: 1, own: 0 })
  for (const { rows, total, own } of parts)
    expect([rows.map(({ rank }) => rank), total, own]).toEqual([[1, 2], 3, null])
})

test('a table is computed again five seconds after it was computed, and not before', async () => {
  let now = 0
  const { asked, read, runs } = served(() => now)
  await read()
  runs.unshift(run(4, 5))
  now = tableLimits.lifetime - 1
  expect([(await read()).total, asked.lists, tableLimits.lifetime]).toEqual([3, 1, 5_000])
  now = tableLimits.lifetime
  expect([(await read()).total, asked.lists]).toEqual([4, 2])
})

test('all pages and own rows of all visitors come from one computation', async () => {
  const { asked, read, runs } = served()
  const [second, own] = await Promise.all([read(null, 3), read(runs[2]?.player ?? '')])
  expect([second.rows.map(({ rank }) => rank), own.own?.rank]).toEqual([[3], 3])
  expect((await read(null, 99)).rows).toEqual([])
  expect(await read('nobody')).toMatchObject({ own: null, total: 3 })
  expect(asked.lists).toBe(1)
})

test('a new own run appears at once, and costs one computation', async () => {
  const { asked, read, runs, cache } = served()
  const mine = run(4, 15)
  await read(mine.player)
  runs.splice(1, 0, mine)
  expect((await read(mine.player)).own).toBeNull()
  cache.deletePlayer(mine.player)
  const parts = await Promise.all([read(mine.player), read(mine.player), read()])
  expect(parts[0]?.own).toMatchObject({ gameId: mine.id, rank: 2 })
  expect(parts[0]?.rows[1]).toMatchObject({ gameId: mine.id, rank: 2 })
  for (let visit = 0; visit < 50; visit++) await read(mine.player)
  expect(asked.lists).toBe(2)
})

test('an own run that no computation finds is left out, without a computation per request', async () => {
  const { asked, source, cache } = served()
  const elsewhere = { ...source, findBestRun: async () => run(9, 9) }
  const wanted = { first: 1, count: 2, player: 'elsewhere' }
  for (let visit = 0; visit < 20; visit++)
    expect((await cache.read('crush', elsewhere, wanted)).own).toBeNull()
  expect(asked.lists).toBeLessThanOrEqual(2)
})

test('a failed computation rejects the waiting requests, and the next visitor starts a new one', async () => {
  const { cache, source, read } = served()
  const broken = { ...source, list: () => Promise.reject(new Error('no database')) }
  const wanted = { first: 1, count: 2, player: null }
  const refused = await Promise.allSettled([1, 2].map(() => cache.read('crush', broken, wanted)))
  expect(refused.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect((await read()).total).toBe(3)
})

test('tables are computed one after another, so that other queries run in between', async () => {
  const { cache, source } = served()
  let running = 0
  let most = 0
  const list = async () => {
    most = Math.max(most, ++running)
    await new Promise(setImmediate)
    running--
    return ''
  }
  const wanted = { first: 1, count: 2, player: null }
  await Promise.all(Array.from({ length: 30 }, (_, key) => cache.read(`${key}`, { ...source, list }, wanted)))
  expect(most).toBe(1)
})

test('a deleted run disappears at once in the process that deleted it', async () => {
  const { read, runs, cache } = served()
  await read()
  runs.shift()
  cache.clear()
  expect((await read()).total).toBe(2)
})

test('an id that spans two other ids is not found', async () => {
  const { source, cache } = served()
  const [left, right] = ['a'.repeat(idLength - 1), 'b'.repeat(idLength - 1)]
  const ids = [`0${left}`, `${right}0`, left + right[0], run(1, 1).id]
  const list = async () => ids.join('')
  const findBestRun = async () => ({ ...run(1, 1), id: ids[2] ?? '' })
  const wanted = { first: 1, count: 1, player: 'mine' }
  expect((await cache.read('crush', { ...source, list, findBestRun }, wanted)).own?.rank).toBe(3)
})
