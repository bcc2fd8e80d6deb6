// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { MenuRequest } from '@/ui/menu/menu-request'
import { openMenu } from '@/ui/menu/open-menu'
import { type RowActions, useRowMenu } from './use-row-menu'

vi.mock(import('@/ui/menu/open-menu'), { spy: true })
Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
const cat = '0x1111111111111111111111111111111111111111'
const opened: string[] = []
const asked: MenuRequest[] = []
let root: ReturnType<typeof createRoot>

const actions = {
  row: {
    ...{ name: 'CAT-ETH', price: { numerator: 1n, denominator: 4n }, change: 12_500, volume: null },
    ...{ liquidity: null, supply: null, decimals: 18, closes: [] },
  },
  ...{ pair: { name: 'CAT-ETH', icon: 'coin-eth' }, place: null, canSwap: true },
  ...{ site: 'https://swap.example/{base}/{token}', tokens: { CAT: { address: cat } } },
  onChart: (pair: string) => void opened.push(pair),
  onSwap: (pair: string) => void opened.push(`swap ${pair}`),
} as const

function Rows({ part }: { part: Partial<RowActions> }) {
  const menu = useRowMenu((name) => (name === 'CAT-ETH' ? { ...actions, ...part } : null))
  return (
    <div {...menu}>
      <h1>Pairs</h1>
      <p data-pair="CAT-ETH">
        <button type="button">CAT-ETH</button>
        <a href="/p/swap/CAT-ETH">Swap</a>
      </p>
    </div>
  )
}

beforeEach(() => {
  opened.length = 0
  asked.length = 0
  vi.mocked(openMenu).mockImplementation((request) => {
    asked.push(request)
    return { close() {} }
  })
  document.body.innerHTML = '<div id="page"></div>'
  root = createRoot(document.getElementById('page') ?? document.body)
})
afterEach(() => act(async () => root.unmount()))

const draw = (part: Partial<RowActions> = {}) => act(async () => root.render(<Rows part={part} />))
const at = (selector: string, event: Event) =>
  act(async () => document.querySelector(selector)?.dispatchEvent(event))
const click = (selector: string, pointerType: string) =>
  at(selector, new PointerEvent('click', { bubbles: true, cancelable: true, detail: 1, pointerType }))
const labels = () => asked.at(-1)?.items.map((item) => (item.kind === 'separator' ? '-' : item.label))
const choose = (id: string) => {
  const item = asked.at(-1)?.items.find((one) => one.id === id)
  if (item?.kind !== 'action') return expect.unreachable()
  item.onSelect()
}

test.each(['p', 'button'])(
  'a tap on the row (%s) offers Swap, Charts and Copy, and a click does not',
  async (selector) => {
    await draw()
    await click(selector, 'mouse')
    expect(asked).toEqual([])
    await click(selector, 'touch')
    expect([asked[0]?.label, labels()]).toEqual(['CAT-ETH', ['Swap', 'Charts', '-', 'Copy']])
    choose('swap')
    choose('chart')
    expect(opened).toEqual(['swap CAT-ETH', 'CAT-ETH'])
  },
)

test.each(['a', 'h1'])('a tap on %s opens no menu', async (selector) => {
  await draw()
  await click(selector, 'touch')
  expect(asked).toEqual([])
})

test('the secondary button and SHIFT+F10 open the menu, and the element around the rows has none', async () => {
  await draw()
  const secondary = () => new MouseEvent('contextmenu', { bubbles: true, cancelable: true, button: 2 })
  await at('h1', secondary())
  expect(asked).toEqual([])
  await at('p', secondary())
  expect(asked).toHaveLength(1)
  await at('button', new KeyboardEvent('keydown', { key: 'F10', shiftKey: true, bubbles: true }))
  expect(asked[1]?.at).toBe(document.querySelector('button'))
})

test('Swap leads to the other exchange for a pair that is swapped there, and is dark without an address', async () => {
  await draw({ canSwap: false })
  await click('p', 'touch')
  expect(asked[0]?.items[0]).toMatchObject({ kind: 'link', href: `https://swap.example/${cat}/ETH` })
  await draw({ canSwap: false, site: null })
  await click('p', 'touch')
  expect(asked[1]?.items[0]).toMatchObject({ kind: 'action', disabled: true })
})

test('a community without charts has no row for them', async () => {
  await draw({ onChart: null })
  await click('p', 'touch')
  expect(labels()).toEqual(['Swap', '-', 'Copy'])
})

test('Copy copies the name, the price and the change', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await draw()
  await click('p', 'touch')
  choose('copy')
  expect(writeText).toHaveBeenCalledWith('CAT-ETH\t0.25 ETH\t+1.25%')
})
