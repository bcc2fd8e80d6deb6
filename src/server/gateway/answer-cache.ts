import 'server-only'
import { countEvent } from '../count-event'
import { createLruCache, keepFor } from '../lru-cache'
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

type Entry = { answer: Promise<GatewayAnswer> }

export function createAnswerCache(now: () => number = Date.now): AnswerCache {
  const { answers, bytes, lifetime } = cacheLimits
  const entries = createLruCache<Entry>({ max: answers, maxSize: bytes }, now)
  const forget = (isMeant: (path: string) => boolean) => {
    for (const path of [...entries.keys()]) if (isMeant(path)) entries.delete(path)
  }
  return {
    has: (path) => entries.has(path),
    async read(path, ask) {
      const known = entries.get(path)
      countEvent('cache', 'gateway', known ? 'hit' : 'miss')
      if (known) return known.answer
      // The tags of a Safe say when its lists are read again: a list must not be older than them.
      const safe = safePath(path)
      if (safe) forget((other) => other.replace(/^\/v\d/, '').startsWith(`${safe}/`))
      const entry: Entry = { answer: ask() }
      entries.set(path, entry)
      const isCurrent = () => entries.peek(path) === entry
      try {
        const answer = await entry.answer
        if (isCurrent() && isKept(answer))
          keepFor(entries, path, entry, lifetime, Math.max(1, answer.body?.byteLength ?? 0))
        else if (isCurrent()) entries.delete(path)
        return answer
      } catch (error) {
        if (isCurrent()) entries.delete(path)
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
