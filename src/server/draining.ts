import { drainingSingleton, singletonKey } from '../../server/shared-names.mjs'

/** Since when the server is about to end, ms since 1970; null while it is not. The HTTP server decides it. */
export function drainingSince(): number | null {
  const draining: unknown = Reflect.get(globalThis, singletonKey(drainingSingleton))
  return draining === undefined ? null : Number(Object(draining).since)
}
