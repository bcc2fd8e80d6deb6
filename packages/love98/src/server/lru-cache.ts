import 'server-only'
import { LRUCache } from 'lru-cache'

/**
 * Creates a cache that drops the least recently used values, with its owner's clock. Entries stored with `set` do not
 * expire; those stored with `setFor` do.
 * @param limits the number of entries (`max`), and the sum of their sizes (`maxSize`)
 * @param now ms
 */
export function createLruCache<Value extends object>(
  limits: { max: number; maxSize?: number },
  now: () => number,
): LRUCache<string, Value> {
  return new LRUCache<string, Value>({
    ...limits,
    ...(limits.maxSize && { sizeCalculation: () => 1 }),
    // For the library, 0 means that no start was recorded, and by default it reads the clock at most once per
    // millisecond.
    perf: { now: () => now() + 1 },
    ttlResolution: 0,
  })
}

/**
 * Stores a value until it is `lifetime` old.
 * @param lifetime ms
 * @param size at least 1, if the cache has a `maxSize`
 */
export function setFor<Value extends object>(
  cache: LRUCache<string, Value>,
  key: string,
  value: Value,
  lifetime: number,
  size?: number,
): void {
  // The library does not measure the size of a stored value again.
  cache.delete(key)
  // An entry of the library expires when it is older than `ttl`; here it expires when it is exactly as old.
  cache.set(key, value, { ttl: lifetime - 1, ...(size !== undefined && { size }) })
}
