import 'server-only'
import { sql } from 'drizzle-orm'
import { askNode } from './rpc/rpc-node'
import { within } from './with-timeout'

/** Asks one part of the server whether it works; `detail` is what is worth knowing of it. @throws when it does not */
type Check = () => Promise<Readonly<Record<string, string | number>>>

/**
 * How a part does. Ages in ms: `ageMs` since it was asked, `sinceMs` since it began to be as it is. `problem` says in
 * words what is wrong with it.
 */
export type PartHealth = {
  ok: boolean
  ageMs: number
  sinceMs: number
  problem?: string
  [detail: string]: string | number | boolean | undefined
}

/** Watches one part: it is asked again when the last answer is older than a second, by one caller for all. */
export type Watch = (now?: number) => Promise<PartHealth>

/** How long a part may take, and how long its answer serves, ms. Together they are well below five seconds. */
export const checkLimit = 2000
export const answerServes = 1000

/**
 * @param check what to ask
 * @param problem a sentence about what it means when the check fails, and what to do
 */
export function watchPart(check: Check, problem: string): Watch {
  let last: { ok: boolean; at: number; since: number; detail: object } | undefined
  let asking: Promise<void> | undefined
  const ask = async (start: number) => {
    const [ok, detail] = await within(checkLimit, check()).then(
      (found) => [true, found] as const,
      () => [false, {}] as const,
    )
    const at = Date.now()
    last = { ok, at, since: last?.ok === ok ? last.since : start, detail }
  }
  return async (now = Date.now()) => {
    if (!last || now - last.at >= answerServes) {
      asking ??= ask(now).finally(() => {
        asking = undefined
      })
      await asking
    }
    if (!last) throw new Error('A part was asked and nothing is known of it')
    const { ok, at, since, detail } = last
    const told = Date.now()
    return {
      ok,
      ageMs: Math.max(0, told - at),
      sinceMs: Math.max(0, told - since),
      ...detail,
      ...(ok ? {} : { problem }),
    }
  }
}

/** Asks the database for nothing. */
export function watchDatabase(): Watch {
  return watchPart(async () => {
    const { database } = await import('./db/database')
    const { engine, orm } = await database()
    await orm.execute(sql`select 1`)
    return { engine }
  }, 'The database does not answer: nobody can sign in. Check DATABASE_URL and its server, or the data folder.')
}

/** Asks a node for its newest block. `url` is told to nobody. */
export function watchNode(url: string): Watch {
  return watchPart(async () => {
    const [answer] = await askNode(url, [{ method: 'eth_getBlockByNumber', params: ['latest', false] }], {
      timeout: checkLimit,
      maxBytes: 1_000_000,
    })
    const block = answer && 'result' in answer ? answer.result : undefined
    return { ...readBlock(block) }
  }, 'The node does not answer: balances, prices and signatures of contract accounts cannot be read.')
}

function readBlock(block: unknown): { block: number; blockAgeMs: number } {
  const { number, timestamp } = Object(block) as { number?: unknown; timestamp?: unknown }
  if (typeof number !== 'string' || typeof timestamp !== 'string') throw new Error('The node knows no block')
  return { block: Number(number), blockAgeMs: Math.max(0, Date.now() - Number(timestamp) * 1000) }
}
