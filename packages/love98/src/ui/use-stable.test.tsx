// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test } from 'vitest'
import { useStable } from './use-stable'

beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
})

test('an array stays the same for as long as its items do', async () => {
  const seen: (readonly bigint[])[] = []
  function Reader({ items }: { items: readonly bigint[] }) {
    seen.push(useStable(items))
    return null
  }
  const root = createRoot(document.createElement('div'))
  const draw = async (items: readonly bigint[]) => {
    await act(async () => root.render(<Reader items={items} />))
    return seen.at(-1)
  }
  const first = await draw([1n, 2n])
  expect(await draw([1n, 2n])).toBe(first)
  const other = await draw([2n, 1n])
  expect(other).toEqual([2n, 1n])
  expect(await draw([2n, 1n])).toBe(other)
  expect(await draw([2n])).toEqual([2n])
  await act(async () => root.unmount())
})
