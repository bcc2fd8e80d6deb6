import { afterEach, expect, test, vi } from 'vitest'
import { runQuery } from '@/server/db/run-query'

afterEach(() => vi.resetModules())

const secret = 'the-nonce-of-a-visitor'
const failing = (error: unknown) => runQuery(() => Promise.reject(error)).catch((thrown: unknown) => thrown)
const refused = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
const fromServer = (code: string) =>
  Object.assign(new Error('refused by the server'), { severity: 'ERROR', code })

/** Returns an error of another copy of the library, because a bundle has one copy per route. */
async function wrappedElsewhere(cause: Error): Promise<Error> {
  vi.resetModules()
  const { DrizzleQueryError } = await import('drizzle-orm/errors')
  return new DrizzleQueryError('select 1 where nonce = $1', [secret], cause)
}

test('an error wrapped by another copy of the library is recognized, and loses its parameters', async () => {
  const thrown = await failing(await wrappedElsewhere(refused()))
  expect(thrown).toMatchObject({ code: 'database-unavailable', cause: { code: 'ECONNREFUSED' } })
  const rejected = await failing(await wrappedElsewhere(fromServer('23505')))
  expect(rejected).toMatchObject({ code: '23505', message: 'refused by the server' })
  for (const error of [thrown, rejected]) expect(JSON.stringify([error, String(error)])).not.toContain(secret)
})

test.each(['08006', '28000', '3D000', '40P01', '53300', '57P01', '57P03', '58030', '25006'])(
  'the code SQLSTATE %s means that the database is not available, wrapped or not',
  async (code) => {
    const unavailable = { code: 'database-unavailable' }
    expect(await failing(fromServer(code))).toMatchObject(unavailable)
    expect(await failing(await wrappedElsewhere(fromServer(code)))).toMatchObject(unavailable)
  },
)

test('a transaction without a connection fails with database-unavailable, even with an unwrapped error', async () => {
  expect(await failing(refused())).toMatchObject({ code: 'database-unavailable' })
  expect(await failing(new Error('timeout exceeded when trying to connect'))).toMatchObject({
    code: 'database-unavailable',
  })
})

test('an error of the code is not changed', async () => {
  for (const fault of [new TypeError('x is not a function'), fromServer('42P01'), fromServer('23514')])
    expect(await failing(fault)).toBe(fault)
})
