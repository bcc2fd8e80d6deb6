import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { formatBoardId } from '@/domain/heartbreak/board/board-id'
import { levels } from '@/domain/heartbreak/board/level'
import { openDatabase } from '@/server/db/open-database'
import type { Database } from '@/server/db/opened-database'
import { describeRun } from '@/server/heartbreak/describe-share'
import { finishGame } from '@/server/heartbreak/finish-game'
import type { BoardDealer } from '@/server/heartbreak/picture/board-dealer'
import { writeSharePage } from '@/server/heartbreak/share-page'
import { startGame } from '@/server/heartbreak/start-game'
import { numberedSeed } from '../../domain/heartbreak/numbered-seed'
import { copyDatabaseTemplate } from '../../support/database-template.ts'
import { type ServedRoutes, serveRoutes } from '../served-routes'
import { startDealThread } from './deal-thread'
import { losing, portsOn, wallet, winning } from './ranked-play'

const folder = mkdtempSync(join(tmpdir(), 'love98-share-'))
const boardId = formatBoardId({ level: levels[2], seed: numberedSeed(98) })
const site = { name: 'Cats <98>', language: 'en', direction: 'ltr' as const, url: 'https://cats.example' }
let server: ServedRoutes
let db: Database
// The routes start the thread from a file that the bundler compiles.
const { createBoardDealer, dealerLimits } = await vi.importActual<
  typeof import('@/server/heartbreak/picture/board-dealer')
>('@/server/heartbreak/picture/board-dealer')
const dealer = createBoardDealer(startDealThread, { ...dealerLimits, budget: 60_000, patience: 60_000 })
let deal: BoardDealer['deal'] = dealer.deal
const dealWith = (other: Pick<BoardDealer, 'deal'>) => {
  deal = other.deal
}
vi.mock('@/server/heartbreak/picture/board-dealer', async (original) => ({
  ...(await original<object>()),
  createBoardDealer: () => ({ deal: (name: Parameters<BoardDealer['deal']>[0]) => deal(name) }),
}))
// Creating the embedded database takes seconds, longer than a request waits for it.
beforeAll(async () => {
  await copyDatabaseTemplate(join(folder, 'data'))
  vi.stubEnv('DATABASE_URL', '')
  vi.stubEnv('LOVE98_DATA', join(folder, 'data'))
  const { database } = await import('@/server/db/database')
  db = await database()
  // The routes are loaded for each test, and the folder of the database can be open only once.
  vi.doMock('@/server/db/database', () => ({ database: async () => db }))
}, 120_000)
beforeEach(async () => {
  vi.resetModules()
  dealWith(dealer)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  for (const name of ['DEMO_MANIFEST', 'DATABASE_URL', 'RATE_LIMITS', 'PORT']) vi.stubEnv(name, '')
  vi.stubEnv('LOVE98_DATA', join(folder, 'data'))
  vi.stubEnv('SITE_URL', 'https://cats.example')
  server = await serveRoutes()
})
afterEach(() => server.stop())
afterAll(async () => {
  await dealer.stop()
  await db.close()
  vi.doUnmock('@/server/db/database')
  rmSync(folder, { recursive: true, force: true })
})

const get = (path: string) => fetch(`${server.url}${path}`)
const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1]

// Proves S2.5
describe('a share page', () => {
  test('a share page has metadata, a picture, a link to the game, no script, and a policy that allows none', async () => {
    const response = await get(`/heartbreak/b/${boardId}`)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('script-src')
    const html = await response.text()
    expect(html).not.toMatch(/<script|<style|\son\w+=|javascript:/i)
    expect(html).toContain('<title>Heartbreak · a Marriage board</title>')
    expect(html).toContain(`<link rel="canonical" href="https://cats.example/heartbreak/b/${boardId}">`)
    expect(metaOf(html, 'og:image')).toBe(`https://cats.example/heartbreak/b/${boardId}/picture.png`)
    expect(metaOf(html, 'description')).toBe(metaOf(html, 'og:description'))
    expect(metaOf(html, 'og:title')).toBe('Heartbreak · a Marriage board')
    expect(html).toContain(`href="/p/heartbreak?open=${boardId}"`)
  })

  test.each([
    ['/heartbreak/b/g1.marriage.short', 'Cannot find this board.'],
    ['/heartbreak/b/g2.crush.aaaaaaaaaaaaaaaaaaaaaaaaaa', 'Cannot find this board.'],
    ['/heartbreak/b/%3Cscript%3E', 'Cannot find this board.'],
    ['/heartbreak/r/0123456789abcdef0123456789abcdef', 'Cannot find this game.'],
    ["/heartbreak/r/'--", 'Cannot find this game.'],
    ['/heartbreak/daily/2026-02-30', 'There are no boards for that day.'],
    ['/heartbreak/daily/9999-01-01', 'There are no boards for that day.'],
  ])('the page %s shows the problem and links to the game', async (path, text) => {
    const response = await get(path)
    const html = await response.text()
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
    expect(html).toContain(text)
    expect(html).toContain('href="/p/heartbreak"')
    expect(html).not.toContain('<script')
  })

  test('a share page of a day links to the boards of today', async () => {
    const today = new Date().toISOString().slice(0, 10)
    for (const [path, text] of [
      ['/heartbreak/daily', 'One board for each day'],
      [`/heartbreak/daily/${today}`, 'One board for each day'],
      ['/heartbreak/daily/2026-01-01', 'The boards of 2026-01-01 have ended'],
    ] as const) {
      const html = await (await get(path)).text()
      expect(html).toContain(text)
      expect(html).toContain('href="/p/heartbreak?open=daily"')
    }
  })
})

describe('the language of a share page', () => {
  const languageOf = async (query: string, headers: Record<string, string>) => {
    const response = await fetch(`${server.url}/heartbreak/daily${query}`, { headers })
    const [, lang, dir] = /<html lang="([^"]*)" dir="([^"]*)">/.exec(await response.text()) ?? []
    expect(response.headers.get('content-language')).toBe(lang)
    expect(response.headers.get('vary')).toContain('accept-language, cookie')
    return `${lang} ${dir}`
  }
  const german = { 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' }
  const chosen = { ...german, cookie: 'a=b; love98-language=ja' }

  test('the language of the address comes first, then the chosen one, then that of the browser', async () => {
    expect(await languageOf('?lang=ar', chosen)).toBe('ar rtl')
    expect(await languageOf('', chosen)).toBe('ja ltr')
    expect(await languageOf('', german)).toBe('de ltr')
    expect(await languageOf('', {})).toBe('en ltr')
  })

  test.each([
    ['?lang=xx', german, 'de ltr'],
    [`?lang=${'a'.repeat(5_000)}`, german, 'de ltr'],
    ['?lang=__proto__&lang=ar', { cookie: 'love98-language=constructor' }, 'en ltr'],
    ['', { 'accept-language': `${'xx,'.repeat(3_500)}de` }, 'en ltr'],
    ['', { 'accept-language': 'de;q=nonsense,;;=,zh-TW' }, 'en ltr'],
  ])('an unknown language is ignored: %.20s', async (query, headers, language) => {
    expect(await languageOf(query, headers)).toBe(language)
  })
})

describe('a picture', () => {
  test('a picture of a board is a cacheable PNG of 1200 by 630 that other sites may embed', async () => {
    const response = await get(`/heartbreak/b/${boardId}/picture.png`)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    })
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG')
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
    expect(bytes.length).toBeLessThan(20_000)
    const at = bytes.indexOf('IDAT', 0, 'latin1')
    const rows = inflateSync(bytes.subarray(at + 4, at + 4 + bytes.readUInt32BE(at - 4)))
    // Four bits per pixel and a filter byte per row; the corner is the desktop, and the frame begins white.
    expect([rows.length, rows[1]]).toEqual([601 * 630, 0])
    expect(Buffer.from(await (await get(`/heartbreak/b/${boardId}/picture.png`)).arrayBuffer())).toEqual(
      bytes,
    )
    const other = formatBoardId({ level: levels[2], seed: numberedSeed(99) })
    const differs = Buffer.from(await (await get(`/heartbreak/b/${other}/picture.png`)).arrayBuffer())
    expect(differs.equals(bytes)).toBe(false)
  })

  test('a picture of a custom board shows closed cells without dealing it', async () => {
    const pictures = await Promise.all(
      [1, 2].map(async (seed) => {
        const level = { id: 'custom-40x30x400', name: 'Custom', columns: 40, rows: 30, broken: 400 }
        const path = `/heartbreak/b/${formatBoardId({ level, seed: numberedSeed(seed) })}/picture.png`
        return Buffer.from(await (await get(path)).arrayBuffer())
      }),
    )
    expect(pictures[0]?.equals(pictures[1] ?? Buffer.alloc(0))).toBe(true)
  })

  test.each([
    ['takes too long', 'slow', 'public, max-age=300'],
    ['finds too many others waiting', 'busy', 'no-store'],
  ] as const)(
    'a picture of a board that %s shows closed cells, and is cached for a limited time',
    async (_, dealt, caching) => {
      dealWith({ deal: async () => dealt })
      const response = await get(`/heartbreak/b/${boardId}/picture.png`)
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, caching])
      dealWith(dealer)
      const closed = Buffer.from(await response.arrayBuffer())
      const other = Buffer.from(
        await (
          await get(`/heartbreak/b/${formatBoardId({ level: levels[2], seed: numberedSeed(7) })}/picture.png`)
        ).arrayBuffer(),
      )
      expect(other.equals(closed)).toBe(false)
    },
  )

  test('pictures of boards that take too long are limited to three requests per minute', async () => {
    dealWith({ deal: async () => 'slow' })
    const statuses = []
    for (let seed = 0; seed < 5; seed++) {
      const id = formatBoardId({ level: levels[0], seed: numberedSeed(seed) })
      statuses.push((await get(`/heartbreak/b/${id}/picture.png`)).status)
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429])
  })

  test('a picture of an unknown board is not cached', async () => {
    const response = await get('/heartbreak/b/nothing/picture.png')
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
    expect((await get('/heartbreak/picture.png')).status).toBe(200)
  })

  test('a picture is rate-limited to 30 requests per minute and sender', async () => {
    const statuses = []
    for (let call = 0; call < 31; call++) statuses.push((await get('/heartbreak/picture.png')).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(30)
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('the page of a run', () => {
  let db: Database
  beforeAll(async () => {
    db = await openDatabase({ directory: join(folder, 'runs') })
  }, 120_000)
  afterAll(() => db.close())

  test("the page of a run shows player and time, and nothing else about today's board", async () => {
    const { ports, clock } = portsOn(db)
    const player = wallet(0xabc)
    const finish = async (kind: 'daily' | 'free', make: typeof winning | typeof losing) => {
      const started = await startGame(ports, player, { level: levels[0], kind })
      const { request, spanMs } = make(started)
      clock.pass(spanMs)
      await finishGame(ports, player, request)
      return { started, html: writeSharePage(await describeRun(ports, site, started.gameId)) }
    }
    const today = await finish('daily', winning)
    expect(today.html).toMatch(/Crush in \d+\.\d\d s by 0x0000…0abc · Heartbreak/)
    expect(today.html).toContain('You can watch the game after midnight (UTC)')
    expect(today.html).not.toContain(today.started.boardId.split('.')[2])
    expect(today.html).toContain(`href="/p/heartbreak?open=run-${today.started.gameId}"`)
    clock.pass(86_400_000)
    const later = writeSharePage(await describeRun(ports, site, today.started.gameId))
    expect(later).toContain('Watch each move')
    expect((await finish('free', losing)).html).toContain('0x0000…0abc broke a heart')
  })

  test('the page of a run writes hostile names as text', async () => {
    const { ports, clock } = portsOn(db)
    const started = await startGame(ports, wallet(5), { level: levels[0], kind: 'free' })
    const { request, spanMs } = winning(started)
    clock.pass(spanMs)
    await finishGame(ports, wallet(5), request)
    const names = { known: () => ({ nameOf: () => '"><script>alert(1)</script>', pending: false }) }
    const html = writeSharePage(await describeRun({ ...ports, names }, site, started.gameId))
    expect(html).not.toContain('<script')
    expect(html).toContain('&#34;&#62;&#60;script&#62;')
    expect(html).toContain('Cats &#60;98&#62;')
  })
})
