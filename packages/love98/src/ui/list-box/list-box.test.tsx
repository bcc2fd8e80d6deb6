// @vitest-environment happy-dom
import { act, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ListBox } from './list-box'

const rows = ['Red', 'Blue', 'Grey'].map((name) => ({ id: name.toLowerCase(), content: name }))

let root: ReturnType<typeof createRoot>
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = '<div id="page"></div>'
  root = createRoot(document.getElementById('page') ?? document.body)
})
afterEach(async () => {
  await act(async () => root.unmount())
})

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const press = (key: string) =>
  act(async () => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))

function Colors() {
  const [selected, setSelected] = useState('red')
  return <ListBox label="Colors" rows={rows} selected={selected} onSelect={setSelected} />
}

test('one row is selected, and the keys of lists select another one', async () => {
  await act(async () => root.render(<Colors />))
  const selected = () => all('[aria-pressed=true]').map(({ textContent }) => textContent)
  const stops = () => all('[tabindex="0"]').map(({ textContent }) => textContent)
  expect([selected(), stops()]).toEqual([['Red'], ['Red']])
  await act(async () => all('li button')[0]?.focus())
  await press('ArrowDown')
  expect([selected(), stops()]).toEqual([['Blue'], ['Blue']])
  await press('g')
  expect(selected()).toEqual(['Grey'])
  await act(async () => all('li button')[0]?.click())
  expect(selected()).toEqual(['Red'])
})

test('without a selected row the first one is the tab stop, and none is selected', async () => {
  await act(async () =>
    root.render(<ListBox label="Colors" rows={rows} selected={undefined} onSelect={() => {}} />),
  )
  expect(all('[aria-pressed=true]')).toEqual([])
  expect(all('li [tabindex="0"]').map(({ textContent }) => textContent)).toEqual(['Red'])
})

test('a double click and ENTER open the row, and SPACE does not', async () => {
  const opened: string[] = []
  const list = (
    <ListBox
      label="Colors"
      rows={rows}
      selected="blue"
      onSelect={() => {}}
      onOpen={(id) => opened.push(id)}
    />
  )
  await act(async () => root.render(list))
  const double = new MouseEvent('dblclick', { bubbles: true })
  await act(async () => all('li button')[2]?.dispatchEvent(double))
  expect(opened).toEqual(['grey'])
  await act(async () => all('li button')[1]?.focus())
  await press(' ')
  expect(opened).toEqual(['grey'])
  await press('Enter')
  expect(opened).toEqual(['grey', 'blue'])
})

test('a list without rows says why', async () => {
  const empty = <ListBox label="Colors" rows={[]} selected={undefined} onSelect={() => {}} empty="None." />
  await act(async () => root.render(empty))
  expect(all('ul').map(({ textContent }) => textContent)).toEqual(['None.'])
  expect(all('button')).toEqual([])
})
