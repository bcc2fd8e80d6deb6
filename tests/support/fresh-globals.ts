import { afterAll, vi } from 'vitest'

// docs/decisions/0049. Test files share a process, so each file restores what it set on the global object (singletons of the server,
// functions of the browser) and on the navigator, and the functions that it mocked.
const restores = [globalThis, ...(typeof navigator === 'undefined' ? [] : [navigator])].map(keepProperties)
afterAll(() => {
  vi.restoreAllMocks()
  for (const restore of restores) restore()
})

/**
 * Records the own properties of `target`.
 * @returns a function that restores them
 */
function keepProperties(target: object): () => void {
  const before = new Map(ownProperties(target))
  return () => {
    for (const [key, { configurable, value }] of ownProperties(target)) {
      const kept = before.get(key)
      if (kept?.value === value && kept) continue
      if (kept) Object.defineProperty(target, key, kept)
      else if (configurable) Reflect.deleteProperty(target, key)
    }
  }
}

function ownProperties(target: object): [string | symbol, PropertyDescriptor][] {
  return Reflect.ownKeys(target)
    .filter(isOurs)
    .map((key) => [key, Object.getOwnPropertyDescriptor(target, key) ?? {}])
}

/**
 * Returns true if the code under test or its tests may set the property. Names that begin with `__` belong to the test
 * runner.
 */
function isOurs(key: string | symbol): boolean {
  return typeof key === 'string' ? !key.startsWith('__') : (key.description ?? '').startsWith('love98.')
}
