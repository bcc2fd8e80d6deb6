import { beforeEach, expect, test, vi } from 'vitest'

function fakeStorage() {
  const entries = new Map<string, string>()
  const storage = {
    broken: false,
    entries,
    getItem: (key: string) => guard(() => entries.get(key) ?? null),
    setItem: (key: string, value: string) => guard(() => entries.set(key, value)),
    removeItem: (key: string) => guard(() => entries.delete(key)),
  }
  function guard<Value>(act: () => Value): Value {
    if (storage.broken) throw new DOMException('denied', 'SecurityError')
    return act()
  }
  return storage
}

let local: ReturnType<typeof fakeStorage>
const load = () => import('./storage')

beforeEach(() => {
  vi.resetModules()
  local = fakeStorage()
  vi.stubGlobal('window', { localStorage: local })
})

test('a written value is read back and can be removed', async () => {
  const { readStored, writeStored, removeStored } = await load()
  expect(readStored('skin')).toBeNull()
  writeStored('skin', 'standard')
  expect(local.entries.get('skin')).toBe('standard')
  expect(readStored('skin')).toBe('standard')
  removeStored('skin')
  expect(local.entries.size).toBe(0)
  expect(readStored('skin')).toBeNull()
})

test('a storage that is forbidden or full is replaced by the memory of the page', async () => {
  const { readStored, writeStored, removeStored } = await load()
  local.entries.set('old', 'value')
  local.broken = true
  writeStored('skin', 'standard')
  expect(readStored('skin')).toBe('standard')
  removeStored('old')
  local.broken = false
  expect(readStored('skin')).toBe('standard')
  expect(readStored('old')).toBeNull()
})

test('a storage that works again is used again', async () => {
  const { readStored, writeStored } = await load()
  local.broken = true
  writeStored('skin', 'standard')
  local.broken = false
  writeStored('skin', 'cat-club')
  expect(local.entries.get('skin')).toBe('cat-club')
  local.entries.set('skin', 'night-cat')
  expect(readStored('skin')).toBe('night-cat')
})

test('on the server nothing is stored and nothing throws', async () => {
  vi.stubGlobal('window', undefined)
  const { readStored } = await load()
  expect(readStored('skin')).toBeNull()
})
