import 'server-only'
import { within } from '@/server/with-timeout'

/** Names of wallets, as far as they are known. */
export type EnsNameCache = {
  /**
   * What is known now, without waiting. What is not is looked up afterwards; `pending` says that some are.
   * @param addresses in any capitals
   */
  known(addresses: readonly string[]): { nameOf: (address: string) => string | null; pending: boolean }
}

/** How long a name, that there is none, and that it could not be looked up, are believed, ms. */
const believed = { name: 86_400_000, none: 3_600_000, failure: 60_000 } as const

/** How many names are kept, how many looked up at once, how many wait for that, and how long one may take, ms. */
const most = { names: 5_000, atOnce: 4, waiting: 500, time: 3_000 } as const

/**
 * A book that looks names up behind everybody's back: a table is never late for a name, and a node that is down costs
 * names and nothing else.
 * @param lookUp the primary name of an address, or null when it has none
 */
export function createEnsNameCache(
  lookUp: (address: string) => Promise<string | null>,
  now: () => number = Date.now,
): EnsNameCache {
  const entries = new Map<string, { name: string | null; until: number }>()
  const waiting = new Set<string>()
  const asked = new Set<string>()
  const keep = (address: string, name: string | null, age: number) => {
    entries.delete(address)
    entries.set(address, { name, until: now() + age })
    for (const oldest of entries.keys()) {
      if (entries.size <= most.names) break
      entries.delete(oldest)
    }
  }
  const lookUpNext = () => {
    const [address] = waiting
    if (address === undefined || asked.size >= most.atOnce) return
    waiting.delete(address)
    asked.add(address)
    within(most.time, lookUp(address))
      .then(
        (name) => keep(address, name, name === null ? believed.none : believed.name),
        () => keep(address, entries.get(address)?.name ?? null, believed.failure),
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
        const entry = entries.get(address)
        if (entry && entry.until > now()) continue
        if (!entry) pending = true
        if (!asked.has(address) && waiting.size < most.waiting) waiting.add(address)
      }
      for (let free = most.atOnce; free > 0; free--) lookUpNext()
      return { nameOf: (address) => entries.get(address.toLowerCase())?.name ?? null, pending }
    },
  }
}
