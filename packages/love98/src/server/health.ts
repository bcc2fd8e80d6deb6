import 'server-only'
import { sql } from 'drizzle-orm'
import { chainProblem } from './rpc/chain-check'
import { callNode } from './rpc/rpc-node'
import { nodeCounts } from './rpc/served-nodes'
import { withTimeout } from './timing'

/**
 * Checks one part of the server.
 * @returns details for the response
 * @throws if the part does not work
 */
type Check = () => Promise<Readonly<Record<string, string | number>>>

/**
 * The state of a part. `ageMs`: ms since the check; `sinceMs`: ms since `ok` last changed; `problem`: one sentence
 * about the problem.
 */
export type PartHealth = {
  ok: boolean
  ageMs: number
  sinceMs: number
  problem?: string
  [detail: string]: string | number | boolean | undefined
}

/** Reports the state of one part. The part is checked at most once a second; concurrent callers share one check. */
export type HealthWatch = (now?: number) => Promise<PartHealth>

/** The timeout of a check and the time for which its result is cached, ms. Their sum is well below five seconds. */
export const checkTimeout = 2000
export const answerLifetime = 1000

/**
 * @param check the check
 * @param problem one sentence about the meaning of a failed check, and its solution
 */
export function watchPart(check: Check, problem: string | (() => string)): HealthWatch {
  let last: { ok: boolean; at: number; since: number; detail: object } | undefined
  let checking: Promise<void> | undefined
  const runCheck = async (start: number) => {
    const [ok, detail] = await withTimeout(checkTimeout, check()).then(
      (found) => [true, found] as const,
      () => [false, {}] as const,
    )
    const at = Date.now()
    last = { ok, at, since: last?.ok === ok ? last.since : start, detail }
  }
  return async (now = Date.now()) => {
    if (!last || now - last.at >= answerLifetime) {
      checking ??= runCheck(now).finally(() => {
        checking = undefined
      })
      await checking
    }
    if (!last) throw new Error('A check ended without a result')
    const { ok, at, since, detail } = last
    const checkedAt = Date.now()
    return {
      ok,
      ageMs: Math.max(0, checkedAt - at),
      sinceMs: Math.max(0, checkedAt - since),
      ...detail,
      ...(ok ? {} : { problem: typeof problem === 'string' ? problem : problem() }),
    }
  }
}

export function watchDatabase(): HealthWatch {
  return watchPart(async () => {
    const { database } = await import('./db/database')
    const { engine, orm } = await database()
    await orm.execute(sql`select 1`)
    return { engine }
  }, 'The database does not answer: sign-in is not available. Check DATABASE_URL and its server, or the data folder.')
}

/**
 * Requests the newest block of a node. The details contain the number of calls of pages that were answered from memory
 * (`hits`), by the node (`misses`), with the result of another call (`shared`), or not at all (`refused`). `url` is
 * secret and not part of any response.
 */
export function watchNode(url: string): HealthWatch {
  return watchPart(
    async () => {
      const [answer] = await callNode(url, [{ method: 'eth_getBlockByNumber', params: ['latest', false] }], {
        timeout: checkTimeout,
        maxBytes: 1_000_000,
      })
      const block = answer && 'result' in answer ? answer.result : undefined
      return { ...readBlock(block), ...nodeCounts(url) }
    },
    () => chainProblem(url) ?? silent,
  )
}

const silent =
  'The node does not answer: balances, prices and signatures of contract accounts cannot be read.'

function readBlock(block: unknown): { block: number; blockAgeMs: number } {
  const { number, timestamp } = Object(block) as { number?: unknown; timestamp?: unknown }
  if (typeof number !== 'string' || typeof timestamp !== 'string') throw new Error('The node knows no block')
  return { block: Number(number), blockAgeMs: Math.max(0, Date.now() - Number(timestamp) * 1000) }
}

/** Records that this process is about to end. `/api/health` reports it from then on. */
export function beginDraining(): void {
  draining ??= Date.now()
}

/**
 * Removes the record, for a process that starts a server again.
 * @internal for tests
 */
export function endDraining(): void {
  draining = null
}

/** Returns the time at which the end of this process was announced, ms since 1970, or null. */
export function drainingSince(): number | null {
  return draining
}

let draining: number | null = null
