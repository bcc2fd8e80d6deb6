import 'server-only'
import { countEvent } from '../count-event'
import { createLruCache, setFor } from '../lru-cache'
import type { GatewayAnswer } from './request-gateway'

/** `lifetime` is in ms. `answers` is the number of stored answers, and `bytes` their total size. */
export const cacheLimits = { lifetime: 5_000, answers: 500, bytes: 32_000_000 } as const

/** Answers of the Safe service. Each is requested once for all visitors. */
export type AnswerCache = {
  has(path: string): boolean
  /**
   * @param path the path of a read with its query; after a space, a text that distinguishes answers of the same path
   */
  read(path: string, ask: () => Promise<GatewayAnswer>): Promise<GatewayAnswer>
  /** Removes the answers that may have changed after a call that was not a read. */
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
      // Pages read the lists of a Safe again when its tags change, so a list must not be older than the tags.
      const safe = safePath(path)
      if (safe) forget((other) => other.replace(/^\/v\d/, '').startsWith(`${safe}/`))
      const entry: Entry = { answer: ask() }
      entries.set(path, entry)
      const isCurrent = () => entries.peek(path) === entry
      try {
        const answer = await entry.answer
        if (isCurrent() && isKept(answer))
          setFor(entries, path, entry, lifetime, Math.max(1, answer.body?.byteLength ?? 0))
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

/** Returns true if an answer may be reused for other visitors. Failures and answers with a retry time may not. */
function isKept({ status, body }: GatewayAnswer): boolean {
  const isLasting = (status >= 200 && status < 300) || status === 404
  return isLasting && (body?.byteLength ?? 0) <= cacheLimits.bytes
}

/** Returns `/chains/1/safes/0x…` if this is the path of a Safe itself. */
function safePath(path: string): string | null {
  return /^\/v\d(\/chains\/\d+\/safes\/0x[0-9a-fA-F]{40})$/.exec(path)?.[1] ?? null
}
