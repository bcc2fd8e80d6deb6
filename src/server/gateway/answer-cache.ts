import 'server-only'
import { countEvent } from '../count-event'
import type { GatewayAnswer } from './ask-gateway'

/** `lifetime` in ms; answers that are kept, and their bytes together. */
export const cacheLimits = { lifetime: 5_000, answers: 500, bytes: 32_000_000 } as const

/** Answers of the gateway, each asked for once however many visitors want it. */
export type AnswerCache = {
  /** Whether a read would not ask the gateway. */
  has(path: string): boolean
  /** @param path of a read, with its query; behind a space what else tells answers apart */
  read(path: string, ask: () => Promise<GatewayAnswer>): Promise<GatewayAnswer>
  /** Forgets what may have changed after a call that was not a read. */
  forgetChain(chainId: number): void
}

/** `until`: ms, no time while the gateway is being asked. `bytes`: 0 until then. */
type Entry = { answer: Promise<GatewayAnswer>; until: number; bytes: number }

export function createAnswerCache(now: () => number = Date.now): AnswerCache {
  const entries = new Map<string, Entry>()
  const forget = (isMeant: (path: string) => boolean) => {
    for (const path of entries.keys()) if (isMeant(path)) entries.delete(path)
  }
  const makeRoom = () => {
    let bytes = 0
    let answers = 0
    for (const [path, entry] of [...entries].reverse()) {
      bytes += entry.bytes
      answers += 1
      if (entry.until <= now() || bytes > cacheLimits.bytes || answers > cacheLimits.answers)
        entries.delete(path)
    }
  }
  const find = (path: string) => {
    const known = entries.get(path)
    return known && known.until > now() ? known : undefined
  }
  return {
    has: (path) => find(path) !== undefined,
    async read(path, ask) {
      const known = find(path)
      countEvent('cache', 'gateway', known ? 'hit' : 'miss')
      if (known) return known.answer
      // The tags of a Safe say when its lists are read again: a list must not be older than them.
      const safe = safePath(path)
      if (safe) forget((other) => other.replace(/^\/v\d/, '').startsWith(`${safe}/`))
      const entry: Entry = { answer: ask(), until: Number.POSITIVE_INFINITY, bytes: 0 }
      entries.delete(path)
      entries.set(path, entry)
      makeRoom()
      const drop = () => {
        if (entries.get(path) === entry) entries.delete(path)
      }
      try {
        const answer = await entry.answer
        if (!isKept(answer)) drop()
        Object.assign(entry, { until: now() + cacheLimits.lifetime, bytes: answer.body?.byteLength ?? 0 })
        return answer
      } catch (error) {
        drop()
        throw error
      }
    },
    forgetChain(chainId) {
      forget((path) => new RegExp(`^/v\\d/chains/${chainId}/`).test(path))
    },
  }
}

/** Whether an answer may be given to others: not one that says to come back later, or that something failed. */
function isKept({ status, body }: GatewayAnswer): boolean {
  const isLasting = (status >= 200 && status < 300) || status === 404
  return isLasting && (body?.byteLength ?? 0) <= cacheLimits.bytes
}

/** `/chains/1/safes/0x…` when this is the path of a Safe itself. */
function safePath(path: string): string | null {
  return /^\/v\d(\/chains\/\d+\/safes\/0x[0-9a-fA-F]{40})$/.exec(path)?.[1] ?? null
}
