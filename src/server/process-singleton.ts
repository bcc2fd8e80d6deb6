import { singletonKey } from '../../server/shared-names.mjs'

/**
 * A value that exists once per process: Next may load a module once for every route, so module variables do not.
 * Keep plain data and functions here only. Each copy of a module has its own classes, so `instanceof` fails across them.
 * @param name unique in the process
 */
export function processSingleton<Value extends object>(name: string, create: () => Value): Value {
  const key = singletonKey(name)
  const existing = Reflect.get(globalThis, key) as Value | undefined
  if (existing) return existing
  const created = create()
  Reflect.set(globalThis, key, created)
  return created
}
