import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { issueNonce, spendNonce } from '@/server/db/nonces'
import { openDatabase } from '@/server/db/open-database'
import type { Database } from '@/server/db/opened-database'
import { countRequest } from '@/server/db/rate-limits'
import { createToken } from '@/server/db/session-token'
import { releaseLease, renewLease, takeLease } from '@/server/market/lease'
import { onChain } from '@/server/market/market-database'
import { startPgBouncer } from '../../support/start-pgbouncer.ts'
import { createEmptyDatabase, type TestDatabase } from './engines'

let place: TestDatabase | null = null
let bouncer: Awaited<ReturnType<typeof startPgBouncer>>
let servers: readonly Database[] = []

beforeAll(async () => {
  place = await createEmptyDatabase('postgres')
  if (!place || !('url' in place.location)) return
  bouncer = await startPgBouncer(place.location.url)
  if (!bouncer) return console.warn('SKIPPED: no PgBouncer is installed (apt-get install pgbouncer).')
  const { url } = bouncer
  servers = await Promise.all([1, 2].map(() => openDatabase({ url, poolSize: 8 })))
}, 120_000)
beforeEach(({ skip }) => {
  if (servers.length === 0) skip()
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()))
  await bouncer?.stop()
  await place?.remove()
})

const either = (index: number) => servers[index % 2] as Database

describe('a PgBouncer in transaction mode, with fewer connections than clients', () => {
  test('two servers open one database at the same time, and one of forty requests that spend a nonce gets it', async () => {
    const nonce = createToken()
    const expiresAt = new Date(Date.now() + 60_000)
    await issueNonce(either(0), { nonce, kind: 'plain', browserHash: '', fields: {} as never, expiresAt })
    const spent = await Promise.all(
      Array.from({ length: 40 }, (_, index) => spendNonce(either(index), nonce, new Date())),
    )
    expect(spent.filter((row) => row !== null)).toHaveLength(1)
  })

  test('exactly the limit of 40 concurrent requests of two servers is allowed', async () => {
    const now = new Date()
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        countRequest(either(index), { key: 'k', windowMs: 60_000, limit: 7, now }),
      ),
    )
    expect(answers.filter(({ allowed }) => allowed)).toHaveLength(7)
  })

  test('one of two servers gets the lease of the market, renews it, and releases it to the other', async () => {
    const [first, second] = [0, 1].map((index) => onChain(either(index), 1))
    if (!first || !second) throw new Error('two servers are needed')
    const taken = await Promise.all([takeLease(first, 'a'), takeLease(second, 'b')])
    const [fence, ...others] = taken.filter((one) => one !== null)
    if (!fence) throw new Error('no server has the lease')
    expect(others).toEqual([])
    for (let round = 0; round < 10; round++) {
      expect(await renewLease(onChain(either(round), 1), fence, 0)).not.toBeNull()
      expect(await takeLease(onChain(either(round), 1), 'c')).toBeNull()
    }
    await releaseLease(first, fence)
    expect(await takeLease(second, 'b')).toEqual({ epoch: fence.epoch + 1n })
  })
})
