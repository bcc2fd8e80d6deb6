import 'server-only'
import { LRUCache } from 'lru-cache'

/**
 * A cache that drops what was not used longest, on its owner's clock. An entry that is `set` has no end; one that is kept by `setFor`
 * ends.
 * @param limits entries (`max`), and their sizes together (`maxSize`)
 * @param now ms
 */
export function createLruCache<Value extends object>(
  limits: { max: number; maxSize?: number },
  now: () => number,
): LRUCache<string, Value> {
  return new LRUCache<string, Value>({
    ...limits,
    ...(limits.maxSize && { sizeCalculation: () => 1 }),
    // The library takes 0 for "has no start", and by default it looks at the clock no more than once a millisecond of a timer of its own.
    perf: { now: () => now() + 1 },
    ttlResolution: 0,
  })
}

/**
 * Keeps a value until it is `lifetime` old.
 * @param lifetime ms
 * @param size at least 1, where the cache has a `maxSize`
 */
export function setFor<Value extends object>(
  cache: LRUCache<string, Value>,
  key: string,
  value: Value,
  lifetime: number,
  size?: number,
): void {
  // The library does not measure a value again that it has already.
  cache.delete(key)
  // An entry of the library is stale when it is older than `ttl`, and ours when it is as old.
  cache.set(key, value, { ttl: lifetime - 1, ...(size !== undefined && { size }) })
}
