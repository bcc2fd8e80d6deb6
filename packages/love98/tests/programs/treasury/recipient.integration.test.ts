// @vitest-environment happy-dom
import { act } from 'react'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { developmentAccount } from '../../../scripts/demo/development-accounts.ts'
import { type DemoChains, startChains } from '../../support/demo-chains'
import { iconsIn } from '../../support/shown-icons'
import { chainClient, type TestNode } from './chain-client'
import { button, connected, eventually, open, setClient, showsText, tab } from './treasury-window'

let chains: DemoChains
const node: TestNode = { isDown: false, asked: 0 }
beforeAll(async () => {
  chains = await startChains()
})
afterAll(() => chains?.stop())
beforeEach(() => {
  node.isDown = false
  setClient(chainClient(chains, node))
})

const field = () => {
  const [label] = [...document.querySelectorAll('label')].filter(({ textContent }) => textContent === 'To')
  return document.getElementById(label?.htmlFor ?? '') as HTMLInputElement
}
/** Returns the role and the text of the note beside the field. A problem has the disc of errors. */
const note = () => {
  const element = document.getElementById(field().getAttribute('aria-describedby') ?? '')
  const role = element?.getAttribute('role')
  expect(iconsIn(element)).toEqual(role === 'alert' ? ['error'] : [])
  return [role, element?.textContent]
}

async function openForm() {
  await open(undefined, connected)
  await showsText('2 of 2 owners')
  await tab('Queue')
  await showsText('New Transaction…')
  await act(async () => button('New Transaction…')?.click())
  await eventually(() => expect(field()).not.toBe(null))
}

async function type(text: string) {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text)
    field().dispatchEvent(new Event('input', { bubbles: true }))
  })
}

const leave = () => act(async () => void field().dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
const cat = developmentAccount(0).address

test.each([
  ['0x123', 'Not a valid address. Enter 0x followed by 40 hexadecimal digits, or an ENS name.'],
  [
    cat.replace('f39F', 'f39f'),
    'Not a valid address: its capital letters do not match its other characters (EIP-55)',
  ],
  [`eth:${cat}`, 'The address is for another network.'],
  [`cats:${cat}`, 'The network prefix is not recognized.'],
])('[EIP-3770] [EIP-55] the field of a wrong recipient %s shows the problem', async (text, words) => {
  await openForm()
  await type(text)
  expect(note()).toEqual(['status', ''])
  await leave()
  expect(note()).toEqual(['alert', expect.stringContaining(words)])
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(document.querySelectorAll('[role=alertdialog]')).toHaveLength(0)
})

test('the form resolves a name and shows the address', async () => {
  await openForm()
  await type('friend.eth')
  expect(note()[1]).toBe('Looking up the name…')
  await eventually(() => expect(note()).toEqual(['status', `friend.eth resolves to ${cat}`]))
  await type('nobody.eth')
  await eventually(() =>
    expect(note()).toEqual(['alert', 'nobody.eth has no address on this network. Enter its address.']),
  )
})

test('an unresolved name shows an error, and an address needs no node', async () => {
  await openForm()
  node.isDown = true
  await type('friend.eth')
  await eventually(() =>
    expect(note()).toEqual(['alert', expect.stringContaining('The name could not be looked up:')]),
  )
  await type(cat)
  await leave()
  expect(note()).toEqual(['status', ''])
  expect(field().getAttribute('aria-invalid')).toBe('false')
})
