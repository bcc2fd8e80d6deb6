// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { Tabs } from './tabs'

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
afterEach(() => document.body.replaceChildren())

const tabs = ['one', 'two', 'three'].map((id) => ({ id, label: id }))

async function show(selected: string, tops: Readonly<Record<string, number>>) {
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    return tops[this.dataset.tab ?? ''] ?? 0
  })
  const root = createRoot(document.body.appendChild(document.createElement('main')))
  await act(async () =>
    root.render(
      <Tabs label="Pages" tabs={tabs} selected={selected} onSelect={() => undefined}>
        Page
      </Tabs>,
    ),
  )
  return document.querySelector<HTMLElement>('[role=tablist]')?.dataset.front
}

test('tabs in one row have no row in front: the selected one is only higher', async () => {
  expect(await show('two', { one: 2, two: 0, three: 2 })).toBeUndefined()
})

test('of two rows the one with the selected tab is in front', async () => {
  expect(await show('two', { one: 2, two: 0, three: 21 })).toBe('first')
  document.body.replaceChildren()
  expect(await show('three', { one: 2, two: 2, three: 19 })).toBe('last')
})
