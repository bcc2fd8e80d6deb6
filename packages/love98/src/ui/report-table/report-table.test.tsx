// @vitest-environment happy-dom
import { act, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ReportRow, ReportTable } from './report-table'

let root: ReturnType<typeof createRoot>
const opened: string[] = []
beforeEach(async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = '<main></main>'
  root = createRoot(document.querySelector('main') ?? document.body)
  opened.length = 0
  await act(async () => root.render(<Colors />))
})
afterEach(() => act(async () => root.unmount()))

const names = () => [...document.querySelectorAll<HTMLElement>('tbody button')]
const selected = () =>
  names()
    .filter((name) => name.getAttribute('aria-pressed') === 'true')
    .map(({ textContent }) => textContent)
const press = (key: string) =>
  act(async () => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))

function Colors() {
  const [chosen, setChosen] = useState('Red')
  return (
    <ReportTable label="Colors" heads={['Name', 'Length'].map((head) => <th key={head}>{head}</th>)}>
      {['Red', 'Blue', 'Grey'].map((name) => (
        <ReportRow
          key={name}
          name={name}
          isSelected={name === chosen}
          onSelect={() => setChosen(name)}
          onOpen={() => opened.push(name)}
        >
          <td>{name.length}</td>
        </ReportRow>
      ))}
    </ReportTable>
  )
}

// Proves S10.26
test('the keys of lists and a click on any cell select a row, which is the only tab stop', async () => {
  await act(async () => names()[0]?.focus())
  await press('ArrowDown')
  expect(selected()).toEqual(['Blue'])
  expect(names().map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1])
  await act(async () => [...document.querySelectorAll('td')].at(-1)?.click())
  expect(selected()).toEqual(['Grey'])
  // The arrow keys go on from the row.
  expect(document.activeElement).toBe(names()[2])
  expect(opened).toEqual([])
})

// Proves S10.26
test('a double click on any cell and ENTER open the row', async () => {
  const double = new MouseEvent('dblclick', { bubbles: true })
  await act(async () => document.querySelector('td')?.dispatchEvent(double))
  await act(async () => names()[1]?.focus())
  await press('Enter')
  expect(opened).toEqual(['Red', 'Blue'])
})

test('without a selected row the row that is named as the tab stop is reached, and a name has its tip', async () => {
  await act(async () =>
    root.render(
      <ReportTable label="Colors" heads={<th>Name</th>}>
        {['Red', 'Blue'].map((name, index) => (
          <ReportRow
            key={name}
            name={name}
            tip={`${name}!`}
            isSelected={false}
            isTabStop={index === 0}
            onSelect={() => undefined}
          >
            {null}
          </ReportRow>
        ))}
      </ReportTable>,
    ),
  )
  expect(names().map(({ tabIndex }) => tabIndex)).toEqual([0, -1])
  expect(names().map(({ dataset }) => dataset.tip)).toEqual(['Red!', 'Blue!'])
})
