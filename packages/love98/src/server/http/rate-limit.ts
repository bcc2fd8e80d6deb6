import 'server-only'
import { AppError } from '@/domain/errors'
import { countEvent } from '@/server/count-event'
import { EnvironmentError, limitsProblem, readEnv } from '@/server/env'
import { logProblem } from '@/server/log'
import { withTimeout } from '@/server/timing'
import { createRequestCounter, type Limit, type RequestCounter, type Verdict } from './rate-limit-memory'
import type { Sender } from './received-request'

/** The sender or the account has sent too many requests: 429 with `Retry-After`. */
export class TooManyRequests extends AppError {
  constructor(readonly retryAfterMs: number) {
    super('rate-limited')
  }
}

/**
 * A limit of requests. For senders it applies to one range of network addresses; an IPv6 network (/48) has
 * `rangesOfNetwork` times as much.
 */
export type RateLimit = Limit & {
  /** The name in `RATE_LIMITS` and in the metrics. */
  readonly name: string
  /**
   * True if all processes count each request together in the database, which is for rare requests. Each process counts
   * other requests itself and reports them in batches.
   */
  readonly isShared: boolean
}

export const minute = 60_000

const defined = new Map<string, RateLimit>()

/**
 * Defines a limit. A route defines its limits next to itself, and `.env.example` lists them.
 * @param name letters and hyphens; names are unique
 * @param options `isShared`: see `RateLimit`
 */
export function rateLimit(
  name: string,
  limit: number,
  windowMs: number,
  { isShared = false }: { isShared?: boolean } = {},
): RateLimit {
  const definition = { name, limit, windowMs, isShared }
  defined.set(name, definition)
  return definition
}

export function definedLimits(): ReadonlyMap<string, RateLimit> {
  return defined
}

/**
 * Checks the names in `RATE_LIMITS`, after all limits have been defined.
 * @throws {EnvironmentError} if a name is unknown
 */
export function requireKnownLimits(): void {
  for (const name of readEnv().RATE_LIMITS.keys())
    if (!definedLimits().has(name)) throw new EnvironmentError([`RATE_LIMITS: ${limitsProblem}`])
}

/** The number of ranges of one IPv6 network that can use their full limits at a time. */
const rangesOfNetwork = 10

/**
 * Counts a request for its sender's address range, and for the network that contains the range.
 * @param weight the number of requests that it counts as
 * @throws {TooManyRequests}
 */
export async function limitSender(
  { range, network }: Sender,
  limit: RateLimit,
  now = Date.now(),
  weight = 1,
): Promise<void> {
  if (network === null) return count({ limit, subject: range, weight, now })
  const wide = { limit, subject: network, weight, now, ranges: rangesOfNetwork }
  // A range above its limit uses nothing of its network's limit, and a range of a network above its limit needs no
  // memory.
  checkLimit(wide)
  await count({ limit, subject: range, weight, now })
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
  limit: RateLimit,
  now = Date.now(),
): Promise<void> {
  await count({ limit, subject: `${address.toLowerCase()} ${range}`, weight: 1, now })
}

/**
 * Counts a request of a signed-in account, from any sender.
 * @param address a valid address, in upper or lower case
 * @throws {TooManyRequests}
 */
export async function limitAccount(address: string, limit: RateLimit, now = Date.now()): Promise<void> {
  await count({ limit, subject: address.toLowerCase(), weight: 1, now })
}

/**
 * Counts a call that this deployment makes, for any visitor.
 * @throws {TooManyRequests}
 */
export async function limitDeployment(limit: RateLimit, now = Date.now()): Promise<void> {
  await count({ limit, subject: 'all', weight: 1, now })
}

/**
 * Stops these calls in all processes of this deployment for a time. Without a shared database it does nothing.
 * @param ms from now
 */
export async function closeDeployment(limit: RateLimit, ms: number, now = Date.now()): Promise<void> {
  await askCommonDatabase(now, async () => {
    const { closeLimit } = await import('@/server/db/rate-limits')
    await closeLimit(await lazyDatabase(), closedKey(limit), new Date(now + ms))
  })
}

/** @returns ms until these calls are allowed again, as stored by any process; 0 if they are allowed now */
export async function deploymentClosedMs(limit: RateLimit, now = Date.now()): Promise<number> {
  const until = await askCommonDatabase(now, async () => {
    const { limitClosedUntil } = await import('@/server/db/rate-limits')
    return limitClosedUntil(await lazyDatabase(), closedKey(limit))
  })
  return Math.max(0, (until?.getTime() ?? 0) - now)
}

const closedKey = ({ name }: RateLimit) => `${name} closed`

/** @returns undefined without a shared database, or if it does not answer */
async function askCommonDatabase<Answer>(
  now: number,
  ask: () => Promise<Answer>,
): Promise<Answer | undefined> {
  const isAsked = readEnv().DATABASE_URL && now >= state.retryDatabaseAt
  return isAsked ? countWhileHealthy(now, ask) : undefined
}

/** The timeout of the database for a count, and the pause after it failed, ms. */
const databaseTimeout = 2000
const databasePause = 5000

/** `retryDatabaseAt`: the time of the next attempt after a failure of the database (ms since 1970). */
type State = { counter: RequestCounter; retryDatabaseAt: number }

/**
 * The part of a limit that a process allows before it reports to the others. N processes allow at most N of these parts
 * more than the limit. A sender below one part of its limit needs no statement.
 */
const batchPart = 1 / 20

const state: State = { counter: createRequestCounter(), retryDatabaseAt: 0 }

/** `ranges`: the multiple of the limit of one range. */
type CountedCall = { limit: RateLimit; subject: string; weight: number; now: number; ranges?: number }

const keyOf = ({ limit, subject }: CountedCall) => `${limit.name} ${subject}`

function limitOf({ limit: definition, ranges = 1 }: CountedCall): Limit {
  const { limit, windowMs } = readEnv().RATE_LIMITS.get(definition.name) ?? definition
  return { limit: limit * ranges, windowMs }
}

function checkLimit(counted: CountedCall): void {
  admit(counted.limit, state.counter.check(keyOf(counted), limitOf(counted), counted.now))
}

async function count(counted: CountedCall): Promise<void> {
  const { now, weight } = counted
  const [key, limit] = [keyOf(counted), limitOf(counted)]
  // Counting in this process first keeps a flood away from the database, and the limits also apply while the database
  // is unavailable.
  admit(counted.limit, state.counter.count(key, limit, now, weight))
  if (now < state.retryDatabaseAt) return
  if (counted.limit.isShared) {
    const answer = await countWhileHealthy(now, () => countInDatabase(key, limit, now))
    if (answer) admit(counted.limit, answer)
  } else if (readEnv().DATABASE_URL) {
    const requests = state.counter.takeUnreported(key, Math.max(1, Math.ceil(limit.limit * batchPart)))
    // Not awaited, because the answer affects only later requests.
    if (requests > 0)
      void countWhileHealthy(now, () => countInDatabase(key, limit, now, requests)).then(
        (answer) => answer && state.counter.adopt(key, answer.total, answer.endsAt.getTime()),
      )
  }
}

/** @returns undefined if the database is not counting now; it gets no requests for a while */
async function countWhileHealthy<Answer>(
  now: number,
  ask: () => Promise<Answer>,
): Promise<Answer | undefined> {
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
function admit({ name }: RateLimit, { allowed, retryAfterMs }: Verdict): void {
  if (allowed) return
  countEvent('limit', name)
  throw new TooManyRequests(retryAfterMs)
}
