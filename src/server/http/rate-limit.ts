import 'server-only'
import { LoveError } from '@/domain/errors'
import { readEnv } from '@/server/env'
import { logProblem } from '@/server/log'
import { processSingleton } from '@/server/process-singleton'
import { withTimeout } from '@/server/with-timeout'
import { addressRange } from '../../../server/addresses.mjs'
import { clientAddress } from './client-address'
import { createRequestCounter, type RequestCounter, type Verdict } from './rate-limit-memory'
import type { Limit, LimitName } from './rate-limit-settings'

/** A sender or an account has asked too often: 429 with `Retry-After`. */
export class TooManyRequests extends LoveError {
  constructor(readonly retryAfterMs: number) {
    super('rate-limited')
  }
}

type AccountLimit = Extract<LimitName, `${string}-account`>

/**
 * Counts one request of its sender's address range.
 * @throws {TooManyRequests}
 */
export async function limitSender(
  request: Request,
  name: Exclude<LimitName, AccountLimit>,
  now = Date.now(),
): Promise<void> {
  await count(name, addressRange(clientAddress(request.headers, readEnv().TRUSTED_PROXIES)), now)
}

/**
 * Counts one request about an account, from any sender.
 * @param address a valid address, in upper or lower case
 * @throws {TooManyRequests}
 */
export async function limitAccount(address: string, name: AccountLimit, now = Date.now()): Promise<void> {
  await count(name, address.toLowerCase(), now)
}

/** How long the database may take to count, and the pause after it failed, ms. */
const databaseTimeout = 2000
const databasePause = 5000

/** Limits that all processes count together in the database: those of rare requests. The others are per process. */
const shared: ReadonlySet<LimitName> = new Set([
  'nonce',
  'nonce-account',
  'verify',
  'verify-account',
  'heartbreak-start',
  'heartbreak-start-account',
])

/** `retryDatabaseAt`: after a failure, when the database is asked again (ms since 1970). */
type State = { counter: RequestCounter; retryDatabaseAt: number }

function processState(): State {
  return processSingleton('rate-limit', () => ({ counter: createRequestCounter(), retryDatabaseAt: 0 }))
}

async function count(name: LimitName, subject: string, now: number): Promise<void> {
  const key = `${name} ${subject}`
  const limit = readEnv().RATE_LIMITS[name]
  // Counting here first keeps a flood away from the database, and limits hold while that is down.
  const state = processState()
  admit(state.counter.count(key, limit, now))
  if (!shared.has(name) || now < state.retryDatabaseAt) return
  try {
    admit(await withTimeout(databaseTimeout, countInDatabase(key, limit, now)))
  } catch (error) {
    if (error instanceof TooManyRequests) throw error
    state.retryDatabaseAt = now + databasePause
    logProblem('rate-limit', 'The database does not count requests; each process counts for itself.', error)
  }
}

async function countInDatabase(key: string, { limit, windowMs }: Limit, now: number): Promise<Verdict> {
  // Lazy import: routes without shared limits need no database.
  const [{ database }, { countRequest }] = await Promise.all([
    import('@/server/db/database'),
    import('@/server/db/rate-limits'),
  ])
  return countRequest(await database(), { key, windowMs, limit, now: new Date(now) })
}

function admit({ allowed, retryAfterMs }: Verdict): void {
  if (!allowed) throw new TooManyRequests(retryAfterMs)
}
