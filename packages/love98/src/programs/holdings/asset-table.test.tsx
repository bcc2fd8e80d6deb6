// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { firstIcons, iconNames } from '@/ui/generated/icons'
import type { AssetRow } from './asset-rows'
import { AssetTable } from './asset-table'

let root: ReturnType<typeof createRoot>
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = '<main></main>'
  root = createRoot(document.querySelector('main') ?? document.body)
})
afterEach(() => act(async () => root.unmount()))

const asset = (symbol: string, worth: bigint | null, token: AssetRow['token'] = '0x01'): AssetRow => ({
  ...{ symbol, name: symbol, token, decimals: 18, balance: 10n ** 18n },
  ...{ price: null, worth, share: null },
})
const draw = (rows: readonly AssetRow[], isPriced: boolean) =>
  act(async () =>
    root.render(
      <AssetTable
        rows={rows}
        native="ETH"
        own="CAT"
        selected={null}
        onSelect={() => undefined}
        isPriced={isPriced}
      />,
    ),
  )
const names = () => [...document.querySelectorAll('tbody th')].map(({ textContent }) => textContent)
const press = (head: string) =>
  act(async () =>
    [...document.querySelectorAll<HTMLElement>('thead button')]
      .find(({ textContent }) => textContent === head)
      ?.click(),
  )

test('the own token is first, with its coin, and the first prices order the others once', async () => {
  await draw([asset('ETH', null, null), asset('CAT', null), asset('PEPE', null)], false)
  expect(names()[0]).toBe('CAT')
  const coin = iconNames.indexOf('coin-cat')
  const icon = document.querySelector<HTMLElement>('tbody tr:first-child .icon')
  expect(icon?.style.getPropertyValue('--icon')).toBe(String(coin < firstIcons ? coin : coin - firstIcons))
  await draw([asset('ETH', 5n, null), asset('CAT', 1n), asset('PEPE', 9n)], true)
  expect(names()).toEqual(['CAT', 'PEPE', 'ETH'])
  // Later prices move no row under the pointer.
  await draw([asset('ETH', 50n, null), asset('CAT', 1n), asset('PEPE', 9n)], true)
  expect(names()).toEqual(['CAT', 'PEPE', 'ETH'])
  await press('Value (ETH)')
  expect(names()).toEqual(['ETH', 'PEPE', 'CAT'])
  await draw([asset('ETH', 5n, null), asset('CAT', 1n), asset('PEPE', 9n)], true)
  expect(names()).toEqual(['ETH', 'PEPE', 'CAT'])
})
