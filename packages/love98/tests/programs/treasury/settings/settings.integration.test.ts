// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test } from 'vitest'
import { developmentAccount } from '../../../../scripts/demo/development-accounts.ts'
import { chains, safe, withDemoContracts } from '../lying-window'
import { answers, box, button, connected, eventually, open, showsText, state } from '../treasury-window'

withDemoContracts()

const stranger = developmentAccount(5).address
const dialog = () => document.querySelector('[role=dialog], dialog')
const shows = (text: string | RegExp) => eventually(() => expect(dialog()?.textContent).toMatch(text))

function press(element: HTMLElement | undefined) {
  for (const type of ['pointerdown', 'pointerup'])
    element?.dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0, pointerId: 1 }))
  element?.click()
}

/** Opens the property sheet of the demo's Safe as its first owner; the gateway says what it likes. */
async function openProperties(reported: object = {}) {
  const { owners, singleton, fallbackHandler } = chains.deployment.safe
  answers[`/safes/${safe()}`] = () => ({
    ...state,
    address: { value: safe() },
    owners: owners.map((value) => ({ value })),
    implementation: { value: singleton },
    fallbackHandler: { value: fallbackHandler },
    modules: null,
    guard: null,
    version: '1.4.1',
    ...reported,
  })
  await open(`31337:${safe()}`, connected)
  await showsText('Requires ')
  const menu = [...box.querySelectorAll<HTMLElement>('[role=menubar] [role=menuitem]')][0]
  const down = new PointerEvent('pointerdown', { bubbles: true, button: 0, pointerId: 1 })
  await act(async () => menu?.dispatchEvent(down))
  const rows = () => [...document.querySelectorAll<HTMLElement>('[role=menuitem]')]
  const row = () => rows().find(({ textContent }) => textContent === 'Properties')
  await eventually(() => expect(row()).toBeDefined())
  await act(async () => press(row()))
  await shows('Read from the contract of the Safe at block')
}
const alerts = () =>
  [...(dialog()?.querySelectorAll('[role=alert]') ?? [])].map((one) => one.textContent).join()
const field = (label: string) => {
  const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label)
  return found?.htmlFor
    ? document.getElementById(found.htmlFor)
    : (found?.querySelector<HTMLInputElement>('input') ?? null)
}
async function type(label: string, text: string) {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(label), text)
    field(label)?.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
const choose = (label: string) => act(async () => field(label)?.click())
const propose = () => act(async () => button('Propose')?.click())
async function openForm() {
  await eventually(() => expect(button('Change…')).toBeDefined())
  await act(async () => button('Change…')?.click())
  await eventually(() => expect(button('Propose')).toBeDefined())
}

// Proves S3.25
test.each([
  ['Owners', { owners: [{ value: stranger }, { value: developmentAccount(0).address }] }],
  ['Threshold', { threshold: 1 }],
  ['Modules', { modules: [{ value: stranger }] }],
  ['Guard', { guard: { value: stranger } }],
  ['Fallback handler', { fallbackHandler: { value: stranger } }],
  ['Contract', { implementation: { value: stranger } }],
])('different %s of the gateway are reported, and the contract’s are shown', async (name, reported) => {
  await openProperties(reported)
  expect(alerts()).toContain(`The Safe service reports different values for: ${name}.`)
  const { singleton, fallbackHandler } = chains.deployment.safe
  expect(dialog()?.textContent).toContain(`Contract${singleton}Threshold2 of 2 owners`)
  expect(dialog()?.textContent).toContain(`ModulesNoneGuardNoneFallback handler${fallbackHandler}`)
  expect(dialog()?.querySelector('dl')?.textContent).not.toContain(stranger)
})

test('equal settings of gateway and contract show no warning', async () => {
  await openProperties()
  expect(alerts()).toBe('')
})

test('a proposal of a new owner names the owner from its bytes and shows a danger to acknowledge', async () => {
  await openProperties()
  await openForm()
  await type('New owner', stranger)
  await type('Required signatures', '3')
  await propose()
  await shows(`Add the owner ${stranger}, which has not signed this; required signatures: 3`)
  expect(alerts()).toContain('It changes who owns the Safe.')
  expect(button('Sign')?.disabled).toBe(true)
  await act(async () => dialog()?.querySelector<HTMLElement>('[type=checkbox]')?.click())
  expect(button('Sign')?.disabled).toBe(false)
})

test('a new owner with a look-alike address waits for an acknowledgment', async () => {
  await openProperties()
  await openForm()
  const owner = developmentAccount(1).address
  await type('New owner', `${owner.slice(0, 6)}${'0'.repeat(32)}${owner.slice(-4)}`.toLowerCase())
  await type('Required signatures', '2')
  await propose()
  await shows(`Known address:${owner}`)
  expect(button('Sign')?.disabled).toBe(true)
  const boxes = () => [...(dialog()?.querySelectorAll<HTMLElement>('[type=checkbox]') ?? [])]
  // The danger is one acknowledgment, and the address another one.
  await act(async () => boxes()[0]?.click())
  expect(button('Sign')?.disabled).toBe(true)
  await act(async () => boxes()[1]?.click())
  expect(button('Sign')?.disabled).toBe(false)
})

test('the form reports a change that the contract would reject', async () => {
  await openProperties()
  await openForm()
  await propose()
  await shows('Not a valid address.')
  await type('New owner', developmentAccount(1).address)
  await propose()
  await shows('This account is already an owner.')
  await type('New owner', stranger)
  for (const wrong of ['0', '4', '', '1.5', 'two']) {
    await type('Required signatures', wrong)
    await propose()
    await shows('The number of signatures is not valid.')
  }
  await choose('Remove an owner')
  await propose()
  await shows('Choose one from the list.')
})

test.each(['Enable a module', 'Set the transaction guard', 'Set the fallback handler'])(
  '%s: an address without a contract is refused, and one with a contract is reviewed as a danger',
  async (kind) => {
    await openProperties()
    await openForm()
    await choose(kind)
    await type('Contract', stranger)
    await propose()
    await shows('There is no contract at this address on this network.')
    await type('Contract', chains.deployment.multicall3)
    await propose()
    await eventually(() => expect(button('Sign')?.disabled).toBe(true))
    expect(dialog()?.textContent).toContain(`${chains.deployment.multicall3}, which`)
  },
)
