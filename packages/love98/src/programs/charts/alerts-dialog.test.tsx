// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { priceAlerts } from '@/desktop/alerts/price-alerts'
import { createDesktopStore } from '@/desktop/desktop-store'
import { DesktopContext } from '@/desktop/use-desktop'
import { priceAlertsKey } from '@/domain/storage-keys'
import { emptyDesktop } from '@/domain/windows/windows'
import { AlertsDialog } from './alerts-dialog'

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)

let root: ReturnType<typeof createRoot>

beforeEach(async () => {
  localStorage.clear()
  document.body.innerHTML = '<div id="page"></div>'
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }))
  root = createRoot(document.getElementById('page') ?? document.body)
  await act(async () =>
    root.render(
      <DesktopContext value={createDesktopStore(emptyDesktop)}>
        <AlertsDialog pair="CAT-ETH" pairs={['CAT-ETH']} onClose={() => undefined} />
      </DesktopContext>,
    ),
  )
})
afterEach(async () => {
  await act(async () => {
    priceAlerts.choose([])
    root.unmount()
  })
  vi.unstubAllGlobals()
})

const text = () => document.body.textContent ?? ''
const field = () => document.querySelector<HTMLInputElement>('input[inputmode="decimal"]')

async function choose(label: string) {
  const radio = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label)
  await act(async () => radio?.querySelector('input')?.click())
}

async function add(typed: string) {
  const input = field()
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, typed)
    input?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await act(async () => document.querySelector('form')?.requestSubmit())
}

test('an alert for a trade asks for an amount of the base asset, and is stored and listed', async () => {
  await choose('has a trade over')
  expect(text()).toContain('Only trades from now on count.')
  await add('-5')
  expect(text()).toContain('Not a valid amount. Enter a number greater than 0, such as 500.')
  expect(localStorage.getItem(priceAlertsKey)).toBeNull()
  await add('1,250.50')
  expect(text()).toContain('CAT-ETH trade over 1250.5 CAT')
  const alert = { pair: 'CAT-ETH', side: 'trade', price: '1250.5', isSystem: false }
  expect(localStorage.getItem(priceAlertsKey)).toBe(JSON.stringify({ version: 1, alerts: [alert] }))
})

test('an alert for a change asks for a percentage, and is stored and listed', async () => {
  await choose('changes in an hour by')
  expect(text()).toContain('Without an hour of history, there is no alert.')
  await add('5 %')
  expect(text()).toContain('Not a valid percentage. Enter a number greater than 0, such as 5.')
  await add('7.5')
  expect(text()).toContain('CAT-ETH change of 7.5% in an hour')
  expect(priceAlerts.read()).toEqual([{ pair: 'CAT-ETH', side: 'change', price: '7.5', isSystem: false }])
})

test('the button below the list removes the selected alert', async () => {
  await choose('has a trade over')
  await add('5')
  await add('7')
  const rows = () => [...document.querySelectorAll<HTMLElement>('ul button')]
  const pressed = () => rows().map((row) => row.getAttribute('aria-pressed'))
  const remove = () =>
    [...document.querySelectorAll<HTMLButtonElement>('.button-row button')].find(
      ({ textContent }) => textContent === 'Remove',
    )
  expect(pressed()).toEqual(['true', 'false'])
  const [kept, gone] = rows().map(({ textContent }) => textContent)
  await act(async () => rows()[1]?.click())
  expect(pressed()).toEqual(['false', 'true'])
  expect(remove()?.getAttribute('aria-label')).toBe(`Remove: ${gone}`)
  await act(async () => remove()?.click())
  expect(rows().map(({ textContent }) => textContent)).toEqual([kept])
  await act(async () => remove()?.click())
  expect([rows(), remove()?.disabled]).toEqual([[], true])
})

test('after the chosen alert has gone off, Remove does not remove another one', async () => {
  await choose('has a trade over')
  await add('5')
  await add('7')
  const rows = () => [...document.querySelectorAll<HTMLElement>('ul button')]
  await act(async () => rows()[1]?.click())
  const [first] = priceAlerts.read()
  await act(async () => priceAlerts.choose(first ? [first] : []))
  const remove = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Remove')
  expect([rows().length, remove?.disabled]).toEqual([1, true])
})
