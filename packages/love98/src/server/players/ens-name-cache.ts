import 'server-only'
import { countEvent } from '@/server/count-event'
import { createLruCache, setFor } from '@/server/lru-cache'
import { withTimeout } from '@/server/timing'

export type EnsNameCache = {
  /**
   * Returns the cached names without waiting. Missing names are looked up afterwards; `pending` is true if any are
   * missing.
   * @param addresses in upper or lower case
   */
  known(addresses: readonly string[]): { nameOf: (address: string) => string | null; pending: boolean }
}

/** The time for which a name, the absence of a name, and a failed lookup are cached, ms. */
const maxAge = { name: 86_400_000, none: 3_600_000, failure: 60_000 } as const

/** The number of cached names, of concurrent lookups and of queued lookups, and the timeout of one lookup, ms. */
const limits = { names: 5_000, concurrent: 4, queued: 500, timeout: 3_000 } as const

/**
 * Creates a cache of ENS names that is filled in the background. No response waits for a name, and a failing node
 * affects only names.
 * @param lookUp returns the primary name of an address, or null if it has none
 */
export function createEnsNameCache(
  lookUp: (address: string) => Promise<string | null>,
  now: () => number = Date.now,
): EnsNameCache {
  const entries = createLruCache<{ name: string | null }>({ max: limits.names }, now)
  /** An old name is used until a new one is available. */
  const find = (address: string) => entries.get(address, { allowStale: true, noDeleteOnStaleGet: true })
  const waiting = new Set<string>()
  const asked = new Set<string>()
  const keep = (address: string, name: string | null, age: number) => setFor(entries, address, { name }, age)
  const lookUpNext = () => {
    const [address] = waiting
    if (address === undefined || asked.size >= limits.concurrent) return
    waiting.delete(address)
    asked.add(address)
    withTimeout(limits.timeout, lookUp(address))
      .then(
        (name) => keep(address, name, name === null ? maxAge.none : maxAge.name),
        () => keep(address, find(address)?.name ?? null, maxAge.failure),
      )
      .finally(() => {
        asked.delete(address)
        lookUpNext()
      })
  }
  return {
    known(addresses) {
      const wanted = new Set(addresses.map((address) => address.toLowerCase()))
      let pending = false
      for (const address of wanted) {
        const isKnown = entries.has(address)
        countEvent('cache', 'names', isKnown ? 'hit' : 'miss')
        if (isKnown) continue
        if (!find(address)) pending = true
        if (!asked.has(address) && waiting.size < limits.queued) waiting.add(address)
      }
      for (let free = limits.concurrent; free > 0; free--) lookUpNext()
      return { nameOf: (address) => find(address.toLowerCase())?.name ?? null, pending }
    },
  }
}
