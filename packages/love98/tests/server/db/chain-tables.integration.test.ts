import { afterEach, beforeEach, expect, test } from 'vitest'
import { readMigrations } from '@/server/db/migrate'
import { openWithoutTables } from './engines'

const name = '0009-chains.sql'
const [hash, other] = ['a', 'b'].map((digit) => `0x${digit.repeat(64)}`)
let opened: Awaited<ReturnType<typeof openWithoutTables>>
beforeEach(async () => {
  opened = await openWithoutTables()
  for (const migration of readMigrations())
    if (migration.name < name) await opened.client.exec(migration.statements)
})
afterEach(() => opened.close())

async function migrate() {
  await opened.client.exec(readMigrations().find((migration) => migration.name === name)?.statements ?? '')
}

async function rows(table: string) {
  return (await opened.client.query(`select * from ${table}`)).rows
}

test('the history of the one chain so far is kept', async () => {
  await opened.client.exec(`
    insert into market_source (chain_id, genesis) values (8453, '${hash}');
    insert into market_pools values ('0xa', true, 18, 6, 1, 100, 2, 3);
    insert into market_blocks values (99, '${hash}', '${other}', 2);
    insert into market_trades values ('0xa', 99, 7, '${hash}', 2, 1.5, 10, 15, 'buy', '${other}', null);
    insert into market_candles values ('0xa', 60, 0, 1, 2, 1, 1.5, 10, 15);`)
  const before = {
    chain_pools: await rows('market_pools'),
    chain_blocks: await rows('market_blocks'),
    chain_trades: await rows('market_trades'),
    chain_candles: await rows('market_candles'),
  }
  await migrate()
  for (const [table, kept] of Object.entries(before)) {
    expect(kept).toHaveLength(1)
    expect(await rows(table)).toEqual(kept.map((row) => ({ chain_id: 8453, ...Object(row) })))
  }
  expect(await rows('chain_histories')).toEqual([{ chain_id: 8453, genesis: hash }])
})

test('a database without a history has none afterward, and no lease', async () => {
  await migrate()
  for (const table of ['chain_histories', 'chain_pools', 'chain_trades', 'chain_leases'])
    expect(await rows(table)).toEqual([])
})
