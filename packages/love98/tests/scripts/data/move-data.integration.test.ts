import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { chainTrades } from '@/server/db/market-schema'
import { openDatabase } from '@/server/db/open-database'
import type { Database } from '@/server/db/opened-database'
import { createToken, hashToken } from '@/server/db/session-token'
import { findSession, openSession } from '@/server/db/sessions'
import { disposeAfterEach } from '../../server/db/dispose-after-each'
import { createEmptyDatabase, makeFolder } from '../../server/db/engines'
import { copyDatabaseTemplate } from '../../support/database-template.ts'

const script = join(process.cwd(), 'scripts', 'move-data.mjs')
const keep = disposeAfterEach()
const folder = () => keep(makeFolder())
const madeFolder = async () => {
  const place = folder()
  await copyDatabaseTemplate(place.folder)
  return place
}

/** Runs the command. @returns its exit code and its output */
async function move(from: string, to: string): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, [script, '--from', from, '--to', to], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  const [code] = await once(child, 'close')
  return { code, output }
}

const start = new Date('2026-03-01T12:00:00.123Z')
const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** Adds sessions for three batches, with text in other scripts, and numbers beyond the precision of JavaScript. */
async function fill(db: Database): Promise<string> {
  const token = createToken()
  for (let index = 0; index < 1_100; index++)
    await openSession(db, {
      tokenHash: hashToken(index === 0 ? token : createToken()),
      address,
      chainId: 1,
      kind: 'account',
      proof: { message: `“愛” \\ ' ${index}\nמי`, signature: '0x1234' },
      now: start,
      expiresAt: new Date(start.getTime() + 86_400_000),
    })
  await db.orm.insert(chainTrades).values({
    chainId: 1,
    pool: `0x${'0'.repeat(40)}`,
    blockNumber: 9_007_199_254_740_993n,
    logIndex: 1,
    blockHash: `0x${'1'.repeat(64)}`,
    time: 1_790_000_000,
    price: '0.00000000000000000000000000000000000041666',
    baseVolume: '115792089237316195423570985008687907853269984665640564039457584007913129639935',
    tokenVolume: '1',
  })
  return token
}

test('the data of a folder is moved to PostgreSQL and back unchanged, and the source keeps it', async ({
  skip,
}) => {
  const server = await createEmptyDatabase('postgres')
  if (!server || !('url' in server.location)) return skip()
  keep(server)
  const { url } = server.location
  const [first, second] = [await madeFolder(), folder()]
  let db = await openDatabase(first.location)
  const token = await fill(db)
  await db.close()

  expect(await move(first.folder, url)).toMatchObject({
    code: 0,
    output: expect.stringMatching(/sessions: 1100 rows/),
  })
  expect(await move(url, second.folder)).toMatchObject({
    code: 0,
    output: expect.stringMatching(/Moved 1101 rows/),
  })

  const found: unknown[] = []
  for (const place of [first.location, server.location, second.location]) {
    db = await openDatabase(place)
    found.push([await findSession(db, hashToken(token), start), await db.orm.select().from(chainTrades)])
    await db.close()
  }
  expect(found[1]).toEqual(found[0])
  expect(found[2]).toEqual(found[0])
  expect(found[0]).toMatchObject([{ proof: { message: "“愛” \\ ' 0\nמי" } }, [{ tokenVolume: '1' }]])

  const again = await move(first.folder, url)
  expect(again).toMatchObject({
    code: 1,
    output: expect.stringMatching(/already has 1 rows in chain_trades.*nothing was changed/s),
  })
}, 180_000)

test('a location that is missing, in use or not a database is refused in one sentence without a password', async () => {
  const [target, used] = [folder(), await madeFolder()]
  const db = await openDatabase(used.location)
  const [missing, busy, unreachable, none] = await Promise.all([
    move(join(target.folder, 'nowhere'), target.folder),
    move(used.folder, target.folder),
    move('postgres://site:hunter2@127.0.0.1:1/site', target.folder),
    move('mysql://site:hunter2@127.0.0.1/site', target.folder),
  ])
  await db.orm.execute(sql`select 1`)
  await db.close()
  expect(missing).toMatchObject({ code: 1, output: expect.stringMatching(/There is no folder/) })
  expect(busy).toMatchObject({ code: 1, output: expect.stringMatching(/cannot be opened: .*in use/s) })
  expect(unreachable).toMatchObject({
    code: 1,
    output: expect.stringMatching(/127\.0\.0\.1:1\/site cannot be opened/),
  })
  expect(none).toMatchObject({
    code: 1,
    output: expect.stringMatching(/not the address of a PostgreSQL server/),
  })
  for (const { output } of [missing, busy, unreachable, none]) {
    expect(output).not.toContain('hunter2')
    expect(output).not.toContain('    at ')
  }
}, 60_000)

test('the mark of the kind is moved, and rows of the demo are not moved to production', async () => {
  const [demo, production, target] = [await madeFolder(), await madeFolder(), folder()]
  await (await openDatabase(demo.location, 'demo')).close()
  await (await openDatabase(production.location, 'production')).close()
  expect(await move(demo.folder, production.folder)).toMatchObject({
    code: 1,
    output: expect.stringMatching(
      /source contains data of demo.+target is a database of production.+nothing was changed/s,
    ),
  })
  expect(await move(demo.folder, target.folder)).toMatchObject({ code: 0 })
  await expect(openDatabase(target.location, 'production')).rejects.toMatchObject({ code: 'database-kind' })
}, 120_000)
