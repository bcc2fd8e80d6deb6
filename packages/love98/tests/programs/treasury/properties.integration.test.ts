// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test } from 'vitest'
import { propertyHelp } from '../../../src/programs/treasury/safe/property-help'
import { pageWith, safe, transactionRow } from '../../safe/gateway-shapes'
import {
  answers,
  box,
  connected,
  eventually,
  open,
  requestedPaths,
  showsText,
  state,
  tab,
} from './treasury-window'

const owner = state.owners[0]?.value ?? ''
const other = `0x${'9'.repeat(40)}`
const module = `0x${'7'.repeat(40)}`

/** Opens a menu of the window's menu bar and chooses a row. */
async function choose(menu: string, row: string) {
  await act(async () => {
    for (const button of box.querySelectorAll<HTMLElement>('[role=menubar] [role=menuitem]'))
      if (button.textContent === menu)
        button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0, pointerId: 1 }))
  })
  await eventually(() => expect(rows().map(({ textContent }) => textContent)).toContain(row))
  await act(async () => press(rows().find(({ textContent }) => textContent === row)))
}
const rows = () => [...document.querySelectorAll<HTMLElement>('[role=menuitem], [role=menuitemradio]')]
function press(element: HTMLElement | undefined) {
  for (const type of ['pointerdown', 'pointerup'])
    element?.dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0, pointerId: 1 }))
  element?.click()
}

const dialog = () => box.querySelector('dialog')
async function openProperties(different: object = {}) {
  answers[`/safes/${safe}`] = () => ({
    ...state,
    version: '1.3.0',
    implementationVersionState: 'OUTDATED',
    modules: [{ value: module }],
    ...different,
  })
  answers['/about/master-copies'] = () => [
    { address: owner, version: '1.3.0' },
    { address: other, version: '1.4.1' },
  ]
  answers['/nonces'] = () => ({ currentNonce: 0, recommendedNonce: 3 })
  const opened = await open()
  await showsText('2 of 2 owners')
  await choose('Safe', 'Properties')
  await eventually(() => expect(dialog()).not.toBe(null))
  return opened
}
const shows = (text: string | RegExp) => eventually(() => expect(dialog()?.textContent).toMatch(text))

// Proves S3.25, S7.17
test('the properties show the version, the latest version, nonce, modules and handlers', async () => {
  await openProperties()
  await shows('Version1.3.0 · A newer version is available')
  await shows('Latest version1.4.1')
  await shows('Threshold2 of 2 owners')
  await shows('Nonce0Next available nonce3')
  await shows(`Modules${module}GuardNoneFallback handlerNone`)
  expect(dialog()?.querySelector('[role=alert]')?.textContent).toBe(
    'A module can move assets without the signatures of the owners.',
  )
})

test('an unknown version state is shown unchanged', async () => {
  await openProperties({ implementationVersionState: 'ON_FIRE', modules: null })
  await shows('Version1.3.0 · ON_FIRE')
  expect(dialog()?.querySelector('[role=alert]')).toBe(null)
})

// Proves S7.8
test('selecting an owner reads the owner’s Safes, and one opens in this window', async () => {
  answers[`/owners/${owner}/safes`] = () => ({ safes: [safe, other] })
  const { props } = await openProperties()
  await shows('Latest version')
  await tab('Owners')
  await shows('Select an owner to see the other Safes')
  expect(requestedPaths.filter((path) => path.includes('/owners/'))).toEqual([])
  await act(async () => dialog()?.querySelector<HTMLElement>('[type=radio]')?.click())
  await eventually(() => expect(dialog()?.querySelectorAll('li button')).toHaveLength(1))
  await shows('Reported by the Safe service')
  await act(async () => dialog()?.querySelector<HTMLElement>('li button')?.click())
  expect(props.setArgument).toHaveBeenCalledWith(`31337:${other}`)
  expect(dialog()).toBe(null)
})

test('the menu marks the Safes of the connected account as reported', async () => {
  answers[`/owners/${owner}/safes`] = () => ({ safes: [other] })
  const { props } = await open(undefined, connected)
  await showsText('2 of 2 owners')
  await choose('Safe', '* My Safe 0x9999…9999')
  expect(props.setArgument).toHaveBeenCalledWith(`31337:${other}`)
})

test('an owner without other Safes and a failed list each have a message', async () => {
  answers[`/owners/${owner}/safes`] = () => ({ safes: [safe] })
  answers[`/owners/${safe}/safes`] = () => Response.json({ code: 503, message: 'Busy' }, { status: 503 })
  await openProperties()
  await tab('Owners')
  const select = (index: number) =>
    act(async () => dialog()?.querySelectorAll<HTMLElement>('[type=radio]')[index]?.click())
  await eventually(() => expect(dialog()?.querySelectorAll('[type=radio]')).toHaveLength(2))
  await select(0)
  await shows('This owner has no other Safes on this network.')
  await select(1)
  await shows('Not loaded: 503: Busy')
})

// Proves S7.15
test('the Network page shows the chains as the gateway describes them', async () => {
  const chain = {
    chainId: '31337',
    chainName: '<b>Rose</b>',
    isTestnet: true,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    features: ['EIP1271', 'TELEPORT'],
  }
  answers['/v1/chains/31337'] = () => chain
  answers['/v1/chains'] = () => pageWith(chain, 7, { ...chain, chainId: '1', chainName: 'Mainnet' })
  await openProperties()
  await tab('Network')
  await shows('Name<b>Rose</b>Chain ID31337')
  await shows('Native currencyEther (ETH)TypeTest networkFeaturesEIP1271, TELEPORT')
  await eventually(() => expect(dialog()?.querySelectorAll('li')).toHaveLength(2))
  expect(dialog()?.textContent).toContain('This information is provided by the Safe service.')
})

// Proves S3.26, S7.16
test('the texts of Safe Apps are plain text', async () => {
  const app = { id: 1, url: 'https://evil.example/"><a>', name: '<i>Swap</i>', chainIds: ['31337'] }
  answers['/safe-apps'] = () => [
    { ...app, description: 'Swaps\u202e cats' },
    { ...app, id: 2, name: 'Vote', accessControl: { type: 'DOMAIN_ALLOWLIST', value: [] } },
  ]
  await openProperties()
  await tab('Safe Apps')
  await shows('<i>Swap</i> https://evil.example/"><a>Swaps cats')
  await shows('Vote https://evil.example/"><a> · Only for selected sites')
  expect(dialog()?.querySelector('i, a')).toBe(null)
})

// Proves S7.5
test('the View menu shows incoming, module and multisig transactions in the history', async () => {
  answers['/transactions/history'] = () => pageWith(transactionRow({ id: 'all' }))
  answers['/incoming-transfers/'] = () =>
    pageWith(transactionRow({ id: 'in' }), transactionRow({ id: 'in2' }))
  answers['/module-transactions/'] = () => pageWith()
  answers['/multisig-transactions/'] = () => pageWith(transactionRow({ id: 'multi' }))
  await open()
  await showsText('2 of 2 owners')
  const options = (count: number) =>
    eventually(() => expect(box.querySelectorAll('[role=option]')).toHaveLength(count))
  await choose('View', 'Incoming Transfers')
  await options(2)
  await choose('View', 'Module Transactions')
  await showsText('There are no transactions of this kind.')
  await choose('View', 'Multisig Transactions')
  await options(1)
  expect(
    requestedPaths.some((path) => /\/multisig-transactions\/\?executed=true&seen=history/.test(path)),
  ).toBe(true)
  expect(box.querySelector('[role=listbox]')?.getAttribute('aria-label')).toBe('Multisig Transactions')
  await choose('View', 'All Transactions')
  await eventually(() =>
    expect(requestedPaths.some((path) => path.includes('/history?timezone='))).toBe(true),
  )
})

// Proves S10.5
test('each value and button with a question mark in the properties has a text', async () => {
  answers[`/owners/${owner}/safes`] = () => ({ safes: [] })
  await openProperties({ implementation: { value: module } })
  await shows('Latest version')
  const found = new Set<string>()
  for (const page of ['General', 'Owners', 'Network', 'Safe Apps']) {
    await tab(page)
    for (const element of dialog()?.querySelectorAll<HTMLElement>('[data-help]') ?? [])
      found.add(element.dataset.help ?? '')
  }
  const texts = propertyHelp()
  expect([...found].filter((name) => !texts[name])).toEqual([])
  expect(Object.keys(texts).filter((name) => !found.has(name))).toEqual(['change'])
})
