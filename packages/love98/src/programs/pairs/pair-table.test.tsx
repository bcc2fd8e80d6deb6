// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PairRow } from '@/domain/market/pair-row'
import type { MarketPair } from '@/domain/market/snapshot'
import { firstIcons, iconNames } from '@/ui/generated/icons'
import { hiddenColumns } from './hidden-columns'
import { type ListedPair, PairTable } from './pair-table'

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
const cat = '0x1111111111111111111111111111111111111111'
const eth = 10n ** 18n
const opened: string[] = []
let root: ReturnType<typeof createRoot>

beforeEach(() => {
  opened.length = 0
  document.body.innerHTML = '<div id="page"></div>'
  root = createRoot(document.getElementById('page') ?? document.body)
  hiddenColumns.choose([])
})
afterEach(() => act(async () => root.unmount()))

const market: MarketPair[] = [
  {
    ...{ name: 'CAT-ETH', decimals: { base: 18, token: 18 }, reserves: null, depth: null, day: null },
    ...{ price: { numerator: '1', denominator: '4' } },
    supply: { circulating: String(1_000_000n * eth), block: '21000000' },
  },
  {
    ...{ name: 'CAT-USDC', decimals: { base: 18, token: 6 } },
    ...{ reserves: null, depth: null, day: null, supply: null },
    price: { numerator: '500', denominator: '1' },
  },
]
const listed = (name: string, part: Partial<PairRow> = {}): ListedPair => ({
  pair: { name, icon: 'coin-eth' },
  row: {
    ...{ name, price: { numerator: 1n, denominator: 4n }, change: 12_500, volume: 5n * eth },
    ...{ liquidity: 20_000n * eth, supply: null, decimals: 18, closes: [1, 2, 3] },
    ...part,
  },
  ...{ market, place: null, absent: 'no pool', failure: null },
  canSwap: false,
  isKnown: true,
})

const draw = (pairs: readonly ListedPair[]) =>
  act(async () =>
    root.render(
      <PairTable
        pairs={pairs}
        site="https://swap.example/{base}/{token}"
        tokens={{ CAT: { address: cat } }}
        onChart={(pair) => opened.push(pair)}
        onSwap={(pair) => opened.push(`swap ${pair}`)}
      />,
    ),
  )
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const names = () => all('tbody th').map(({ textContent }) => textContent)
const head = (name: string) => all('thead button').find(({ textContent }) => textContent === name)
const press = (key: string, part: KeyboardEventInit = {}) =>
  act(async () =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...part }),
    ),
  )

// Proves S2.13
test('a pair is drawn with icon, name, price and a link to the exchange in a new tab', async () => {
  await draw([listed('CAT-ETH')])
  const cells = all('tbody th, tbody td')
  expect(cells.slice(0, 5).map(({ textContent }) => textContent)).toEqual([
    'CAT-ETH',
    '0.25 ETH',
    '+1.25%',
    '5 CAT',
    '20k CAT',
  ])
  const icon = cells[0]?.querySelector<HTMLElement>('.icon')
  expect(icon?.hasAttribute('data-more')).toBe(true)
  expect(icon?.style.getPropertyValue('--icon')).toBe(String(iconNames.indexOf('coin-eth') - firstIcons))
  const link = document.querySelector('a')
  expect(link?.getAttribute('href')).toBe(`https://swap.example/${cat}/ETH`)
  expect(link?.getAttribute('target')).toBe('_blank')
})

test('the name of a pair whose pool runs the code of a hook says so', async () => {
  const hooks = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' as const
  const [hooked, other] = market
  if (!hooked || !other) return expect.unreachable()
  const known: MarketPair[] = [{ ...hooked, hooks }, other]
  await draw([listed('CAT-ETH'), listed('CAT-USDC')].map((one) => ({ ...one, market: known })))
  const tips = all('tbody th button').map((name) => [name.dataset.tip, name.getAttribute('aria-description')])
  const runs = `This pool runs code of ${hooks}`
  expect(tips).toEqual([
    [`${runs}. Double-click or press ENTER for the chart`, runs],
    ['Double-click or press ENTER for the chart', null],
  ])
})

describe('pairs of two chains', () => {
  const on = (name: string, chain: string, part: Partial<ListedPair> = {}): ListedPair => {
    const own = listed(name, { chain })
    return { ...own, place: chain === 'Base' ? 8453 : null, ...part }
  }
  const failure = 'The node of the network does not answer.'
  const cells = (pair: string) => all(`[data-pair=${pair}] :is(th, td)`).map(({ textContent }) => textContent)

  test('a column names the chain of each row', async () => {
    await draw([on('CAT-ETH', 'Ethereum'), on('PURR-ETH', 'Base')])
    expect(all('thead th').map(({ textContent }) => textContent)[6]).toBe('Network')
    expect([cells('CAT-ETH')[6], cells('PURR-ETH')[6]]).toEqual(['Ethereum', 'Base'])
    await act(async () => head('Network')?.click())
    expect(names()).toEqual(['PURR-ETH', 'CAT-ETH'])
    await draw([listed('CAT-ETH')])
    expect(head('Network')).toBeUndefined()
  })

  test('without the column the name of another chain is in the description of its pairs', async () => {
    hiddenColumns.choose(['chain'])
    await draw([on('CAT-ETH', 'Ethereum'), on('PURR-ETH', 'Base', { failure })])
    expect(head('Network')).toBeUndefined()
    expect(all('tbody th button').map((name) => name.getAttribute('aria-description'))).toEqual([
      null,
      `Base. ${failure}`,
    ])
  })

  test('only the rows of a chain that fails are dark and have its reason', async () => {
    await draw([on('CAT-ETH', 'Ethereum'), on('PURR-ETH', 'Base', { failure })])
    expect(all('tr[data-old]').map(({ dataset }) => dataset.pair)).toEqual(['PURR-ETH'])
    const tips = all('tbody th button').map(({ dataset }) => dataset.tip)
    expect(tips).toEqual([
      'Double-click or press ENTER for the chart',
      'The node of the network does not answer. Double-click or press ENTER for the chart',
    ])
    expect(cells('PURR-ETH')[1]).toBe('0.25 ETH')
  })

  test('the market value in dollars is by the pools of the chain of the pair', async () => {
    const [own, dollars] = market
    if (!own || !dollars) return expect.unreachable()
    const elsewhere = [{ ...own, name: 'PURR-ETH' }]
    const row = { ...on('PURR-ETH', 'Base').row, supply: 1n }
    await draw([on('CAT-ETH', 'Ethereum'), on('PURR-ETH', 'Base', { market: elsewhere, row })])
    await act(() => vi.dynamicImportSettled())
    expect(cells('PURR-ETH')[5]).toBe('250k ETH')
  })
})

test('unknown values show no figure', async () => {
  await draw([listed('CAT-ETH', { price: null, change: null, volume: null, liquidity: null, closes: [] })])
  expect(all('tbody td').map(({ textContent }) => textContent)).toEqual([
    ...['no pool', '–', '–', '–', '–', ''],
    'Swap',
  ])
})

test('the column headers sort and expose the sort order', async () => {
  await draw([
    listed('CAT-ETH', { change: 5 }),
    listed('CAT-USDC', { change: null }),
    listed('CAT-TOSHI', { change: 9 }),
  ])
  await act(async () => head('Change (24h)')?.click())
  expect(names()).toEqual(['CAT-TOSHI', 'CAT-ETH', 'CAT-USDC'])
  expect(all('[aria-sort]').map((cell) => cell.getAttribute('aria-sort'))).toEqual([
    ...['none', 'none', 'descending', 'none', 'none', 'none'],
  ])
  await act(async () => head('Change (24h)')?.click())
  expect(names()).toEqual(['CAT-ETH', 'CAT-TOSHI', 'CAT-USDC'])
})

test('the market value is in the other asset and in dollars, and names the source of the supply', async () => {
  await draw([listed('CAT-ETH', { supply: 1n }), listed('CAT-USDC')])
  await act(() => vi.dynamicImportSettled())
  const values = all('tbody td:nth-child(6)')
  expect(values.map(({ textContent }) => textContent)).toEqual(['250k ETH ($500m)', '–'])
  expect(values[0]?.querySelector('span')?.dataset.tip).toBe('Supply by its contract, as of block 21,000,000')
})

test('hidden columns are neither drawn nor in the order of the keys', async () => {
  hiddenColumns.choose(['change', 'value'])
  await draw([listed('CAT-ETH')])
  expect(all('thead th').map(({ textContent }) => textContent)).toEqual([
    ...['Pair', 'Price', 'Volume', 'Liquidity', 'Last 24 hours', 'Swap'],
  ])
  expect(all('tbody td')).toHaveLength(5)
  await act(async () => all('[tabindex="0"]')[0]?.focus())
  await press('End')
  expect(document.activeElement?.textContent).toBe('Swap')
  expect(localStorage.getItem('love98-hidden-columns')).toBe('change value')
})

test('a figure that changes flashes once, and a figure that becomes known does not', async () => {
  const marked = () => all('[data-changed]').map(({ textContent }) => textContent)
  await draw([listed('CAT-ETH', { price: null })])
  await draw([listed('CAT-ETH')])
  expect(marked()).toEqual([])
  await draw([listed('CAT-ETH', { price: { numerator: 1n, denominator: 2n } })])
  expect(marked()).toEqual(['0.5 ETH'])
  const element = all('[data-changed]')[0]
  await draw([listed('CAT-ETH', { price: { numerator: 1n, denominator: 2n } })])
  expect(all('[data-changed]')[0]).toBe(element)
})

test('the grid is one tab stop, arrow keys move through its cells, and ENTER on a pair opens its chart', async () => {
  await draw([listed('CAT-ETH'), listed('CAT-USDC')])
  expect(all('[tabindex="0"]').map(({ textContent }) => textContent)).toEqual(['CAT-ETH'])
  await act(async () => all('[tabindex="0"]')[0]?.focus())
  await press('ArrowDown')
  expect(document.activeElement?.textContent).toBe('CAT-USDC')
  expect(all('[aria-selected="true"]').map(({ dataset }) => dataset.pair)).toEqual(['CAT-USDC'])
  await press('End')
  expect(document.activeElement?.textContent).toBe('not configured')
  await press('Home')
  await press('ArrowRight')
  expect(document.activeElement?.textContent).toBe('0.25 USDC')
  expect(all('[tabindex="0"]')).toHaveLength(1)
  await press('ArrowLeft')
  // ENTER on a button is a click without a pointer.
  await act(async () =>
    document.activeElement?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 })),
  )
  expect(opened).toEqual(['CAT-USDC'])
})

test('a mouse click selects a pair, a double click opens its chart, and a tap leaves it to the menu of the row', async () => {
  await draw([listed('CAT-ETH')])
  const click = (pointerType = 'mouse') =>
    act(async () =>
      all('tbody th button')[0]?.dispatchEvent(
        new PointerEvent('click', { bubbles: true, detail: 1, pointerType }),
      ),
    )
  await click('touch')
  // The menu is loaded with the first tap. It must not take the focus in a later test.
  await vi.waitFor(async () => {
    await act(() => new Promise<void>((resolve) => setTimeout(resolve)))
    expect(document.activeElement?.closest('[role="menu"]')).not.toBeNull()
  }, 10_000)
  await press('Escape')
  expect(document.querySelector('[role="menu"]')).toBeNull()
  await click()
  expect(opened).toEqual([])
  await click()
  expect(opened).toEqual(['CAT-ETH'])
})

test('Swap opens the exchange window if the pair can be swapped here, and links to that window', async () => {
  await draw([{ ...listed('CAT-ETH'), canSwap: true }])
  const link = document.querySelector<HTMLAnchorElement>('tbody a')
  expect([
    link?.getAttribute('href'),
    link?.target,
    link?.ariaLabel ?? link?.getAttribute('aria-label'),
  ]).toEqual([...['/p/swap/CAT-ETH', '', 'Swap CAT-ETH']])
  const click = async (part: MouseEventInit) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...part })
    await act(async () => link?.dispatchEvent(event))
    return event.defaultPrevented
  }
  expect(await click({})).toBe(true)
  expect(opened).toEqual(['swap CAT-ETH'])
  // The browser opens new tabs.
  expect(await click({ ctrlKey: true })).toBe(false)
  expect(opened).toHaveLength(1)
})

describe('a list of 120 pairs', () => {
  const many = Array.from({ length: 120 }, (_, index) => listed(`C${index}-ETH`, { change: index }))
  const button = (name: string) => all('nav button').find(({ textContent }) => textContent === name)
  const status = () => document.querySelector('nav [role="status"]')?.textContent
  const click = (name: string) => act(async () => button(name)?.click())

  test('the buttons show its pages of 50 rows', async () => {
    await draw(many)
    expect(names()).toHaveLength(50)
    expect([
      status(),
      button('First')?.matches(':disabled'),
      button('Previous')?.matches(':disabled'),
    ]).toEqual([...['Page 1 of 3', true, true]])
    await click('Next')
    expect([names()[0], status()]).toEqual(['C50-ETH', 'Page 2 of 3'])
    await click('Last')
    expect(names()).toEqual(Array.from({ length: 20 }, (_, index) => `C${index + 100}-ETH`))
    expect([button('Next')?.matches(':disabled'), button('Last')?.matches(':disabled')]).toEqual([true, true])
    await click('Previous')
    expect(status()).toBe('Page 2 of 3')
    await click('First')
    expect(names()[0]).toBe('C0-ETH')
  })

  test('its order is that of all pairs, and begins at the first page', async () => {
    await draw(many)
    await click('Last')
    await act(async () => head('Change (24h)')?.click())
    expect([names()[0], status()]).toEqual(['C119-ETH', 'Page 1 of 3'])
  })

  test('the keys move through all rows, and screen readers receive their number', async () => {
    await draw(many)
    expect(document.querySelector('table')?.getAttribute('aria-rowcount')).toBe('121')
    await act(async () => all('[tabindex="0"]')[0]?.focus())
    await press('End', { ctrlKey: true })
    expect(status()).toBe('Page 3 of 3')
    expect(document.activeElement?.closest('tr')?.getAttribute('aria-rowindex')).toBe('121')
    await press('Home')
    expect(document.activeElement?.textContent).toBe('C119-ETH')
    await act(async () => all('tbody button')[0]?.focus())
    await press('ArrowUp')
    expect([document.activeElement?.textContent, status()]).toEqual(['C99-ETH', 'Page 2 of 3'])
    await press('ArrowDown')
    expect([document.activeElement?.textContent, status()]).toEqual(['C100-ETH', 'Page 3 of 3'])
    await press('Home', { ctrlKey: true })
    expect([document.activeElement?.textContent, status()]).toEqual(['C0-ETH', 'Page 1 of 3'])
    expect(all('table [tabindex="0"]')).toHaveLength(1)
  })

  test('a shorter last page keeps one tab stop', async () => {
    await draw(many)
    await act(async () => all('tbody button')[49]?.focus())
    await click('Last')
    expect(all('table [tabindex="0"]').map(({ textContent }) => textContent)).toEqual(['C119-ETH'])
  })
})

test('a double click on a row opens the chart, and one on the link of the exchange does not', async () => {
  opened.length = 0
  await draw([listed('CAT-ETH')])
  const twice = (selector: string) =>
    act(async () =>
      document.querySelector(selector)?.dispatchEvent(new MouseEvent('dblclick', { bubbles: true })),
    )
  await twice('tbody a')
  expect(opened).toEqual([])
  await twice('tbody td')
  expect(opened).toEqual(['CAT-ETH'])
})

test('nothing is called not configured before the settings and the prices are known', async () => {
  const pair = { ...listed('CAT-FISH'), isKnown: false }
  await draw([pair])
  expect(all('tbody td').at(-1)?.textContent).not.toBe('not configured')
})
