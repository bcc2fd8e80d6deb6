/**
 * What exists once in a process: the framework may load a file once for every route. Only plain values and functions
 * whose errors nobody tells apart by their class may be kept this way, since each load has classes of its own.
 */
export function onceAProcess<Value extends object>(name: string, make: () => Value): Value {
  const key = Symbol.for(`love98.heartbreak.${name}`)
  const known = Reflect.get(globalThis, key) as Value | undefined
  if (known) return known
  const fresh = make()
  Reflect.set(globalThis, key, fresh)
  return fresh
}
