import 'server-only'
import { LoveError } from '@/domain/errors'
import { countEvent } from '@/server/count-event'
import { readEnv } from '@/server/env'
import { logProblem } from '@/server/log'
import { withTimeout } from '@/server/with-timeout'
import type { Sender } from './asked'
import { createRequestCounter, type RequestCounter, type Verdict } from './rate-limit-memory'
import { type Limit, type LimitName, rangesOfNetwork } from './rate-limit-settings'

/** The sender or the account has sent too many requests: 429 with `Retry-After`. */
export class TooManyRequests extends LoveError {
  constructor(readonly retryAfterMs: number) {
    super('rate-limited')
  }
}

type AccountLimit = Extract<LimitName, `${string}-account`>
type DeploymentLimit = Extract<LimitName, `${string}-deployment`>
/** The limits that count the sender of a request. */
export type SenderLimit = Exclude<LimitName, AccountLimit | DeploymentLimit>

/**
 * Counts a request for its sender's address range, and for the network that contains the range.
 * @param weight the number of requests that it counts as
 * @throws {TooManyRequests}
 */
export async function limitSender(
  { range, network }: Sender,
  name: SenderLimit,
  now = Date.now(),
  weight = 1,
): Promise<void> {
  if (network === null) return count({ name, subject: range, weight, now })
  const wide = { name, subject: network, weight, now, ranges: rangesOfNetwork }
  // A range above its limit uses nothing of its network's limit, and a range of a network above its limit needs no
  // memory.
  checkLimit(wide)
  await count({ name, subject: range, weight, now })
  await count(wide)
}

/**
 * Counts a request about an account from its sender's range.
 * @param address a valid address, in upper or lower case
 * @throws {TooManyRequests}
 */
export async function limitAccountOfSender(
  { range }: Sender,
  address: string,
  name: 'nonce-account' | 'verify-account',
  now = Date.now(),
): Promise<void> {
  await count({ name, subject: `${address.toLowerCase()} ${range}`, weight: 1, now })
}

/**
 * Counts a request of a signed-in account, from any sender.
 * @param address a valid address, in upper or lower case
 * @throws {TooManyRequests}
 */
export async function limitAccount(
  address: string,
  name: Exclude<AccountLimit, 'nonce-account' | 'verify-account'>,
  now = Date.now(),
): Promise<void> {
  await count({ name, subject: address.toLowerCase(), weight: 1, now })
}

/**
 * Counts a call that this deployment makes, for any visitor.
 * @throws {TooManyRequests}
 */
export async function limitDeployment(name: DeploymentLimit, now = Date.now()): Promise<void> {
  await count({ name, subject: 'all', weight: 1, now })
}

/**
 * Stops these calls in all processes of this deployment for a time. Without a shared database it does nothing.
 * @param ms from now
 */
export async function closeDeployment(name: DeploymentLimit, ms: number, now = Date.now()): Promise<void> {
  await askCommonDatabase(now, async () => {
    const { closeLimit } = await import('@/server/db/rate-limits')
    await closeLimit(await lazyDatabase(), closedKey(name), new Date(now + ms))
  })
}

/** @returns ms until these calls are allowed again, as stored by any process; 0 if they are allowed now */
export async function deploymentClosedMs(name: DeploymentLimit, now = Date.now()): Promise<number> {
  const until = await askCommonDatabase(now, async () => {
    const { closedUntil } = await import('@/server/db/rate-limits')
    return closedUntil(await lazyDatabase(), closedKey(name))
  })
  return Math.max(0, (until?.getTime() ?? 0) - now)
}

const closedKey = (name: DeploymentLimit) => `${name} closed`

/** @returns undefined without a shared database, or if it does not answer */
async function askCommonDatabase<Answer>(
  now: number,
  ask: () => Promise<Answer>,
): Promise<Answer | undefined> {
  const isAsked = readEnv().DATABASE_URL && now >= state.retryDatabaseAt
  return isAsked ? askDatabase(now, ask) : undefined
}

/** The timeout of the database for a count, and the pause after it failed, ms. */
const databaseTimeout = 2000
const databasePause = 5000

/**
 * The limits that all processes count together in the database with each request. They are limits of rare requests.
 * Each process counts the other limits itself and reports them in batches.
 */
const shared: ReadonlySet<LimitName> = new Set([
  'nonce',
  'nonce-account',
  'verify',
  'verify-account',
  'heartbreak-start',
  'heartbreak-start-account',
  'guestbook-write',
  'guestbook-write-account',
  'safe-deployment',
])

/** `retryDatabaseAt`: the time of the next attempt after a failure of the database (ms since 1970). */
type State = { counter: RequestCounter; retryDatabaseAt: number }

/**
 * The part of a limit that a process allows before it reports to the others. N processes allow at most N of these parts
 * more than the limit. A sender below one part of its limit needs no statement.
 */
const batchPart = 1 / 20

const state: State = { counter: createRequestCounter(), retryDatabaseAt: 0 }

/** `ranges`: the multiple of the limit of one range. */
type Counted = { name: LimitName; subject: string; weight: number; now: number; ranges?: number }

const keyOf = ({ name, subject }: Counted) => `${name} ${subject}`

function limitOf({ name, ranges = 1 }: Counted): Limit {
  const { limit, windowMs } = readEnv().RATE_LIMITS[name]
  return { limit: limit * ranges, windowMs }
}

function checkLimit(counted: Counted): void {
  admit(counted.name, state.counter.check(keyOf(counted), limitOf(counted), counted.now))
}

async function count(counted: Counted): Promise<void> {
  const { name, now, weight } = counted
  const [key, limit] = [keyOf(counted), limitOf(counted)]
  // Counting in this process first keeps a flood away from the database, and the limits also apply while the database
  // is unavailable.
  admit(name, state.counter.count(key, limit, now, weight))
  if (now < state.retryDatabaseAt) return
  if (shared.has(name)) {
    const answer = await askDatabase(now, () => countInDatabase(key, limit, now))
    if (answer) admit(name, answer)
  } else if (readEnv().DATABASE_URL) {
    const requests = state.counter.takeUnreported(key, Math.max(1, Math.ceil(limit.limit * batchPart)))
    // Not awaited, because the answer affects only later requests.
    if (requests > 0)
      void askDatabase(now, () => countInDatabase(key, limit, now, requests)).then(
        (answer) => answer && state.counter.adopt(key, answer.total, answer.endsAt.getTime()),
      )
  }
}

/** @returns undefined if the database is not counting now; it gets no requests for a while */
async function askDatabase<Answer>(now: number, ask: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await withTimeout(databaseTimeout, ask())
  } catch (error) {
    state.retryDatabaseAt = now + databasePause
    logProblem('rate-limit', 'The database does not count requests; each process counts for itself.', error)
    return undefined
  }
}

async function countInDatabase(key: string, { limit, windowMs }: Limit, now: number, requests = 1) {
  const { countRequest } = await import('@/server/db/rate-limits')
  return countRequest(await lazyDatabase(), { key, windowMs, limit, now: new Date(now), requests })
}

/** A lazy import, because routes without shared limits need no database. */
async function lazyDatabase() {
  const { database } = await import('@/server/db/database')
  return database()
}

/** @throws {TooManyRequests} after counting the reached limit for the metrics */
function admit(name: LimitName, { allowed, retryAfterMs }: Verdict): void {
  if (allowed) return
  countEvent('limit', name)
  throw new TooManyRequests(retryAfterMs)
}
